// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import Foundation

extension NSView {
  /// The uppermost view of the relations that place this one.
  var regionRoot: NSView {
    var root = self
    while let around = root.superview, !root.scrollsContent { root = around }
    return root
  }

  /// Places views by their relations, if something has changed.
  func placeIfNeeded() {
    guard needsPlaces else { return }
    needsPlaces = false
    updateConstraints()
    LayoutRegion(self).place()
  }

  /// Lays the tree out from here on.
  func layoutTree() {
    if superview == nil || scrollsContent { placeIfNeeded() }
    if needsLayout {
      needsLayout = false
      layout()
    }
    for view in subviews { view.layoutTree() }
  }

  /// The window has changed for the view and for those in it.
  func windowChanged() {
    viewWillMove(toWindow: window)
    viewDidMoveToWindow()
    for view in subviews { view.windowChanged() }
  }

  /// The size that the view takes in SwiftUI.
  func representedSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = intrinsicContentSize
    if size.width < 0 || size.height < 0, !subviews.isEmpty, !scrollsContent {
      let region = LayoutRegion(self)
      if !region.isEmpty {
        let fitting = region.fittingSize()
        // The views in it decide the lengths that are not proposed.
        if size.width < 0, proposal.width == nil, fitting.width > 0 { size.width = fitting.width }
        if size.height < 0, proposal.height == nil, fitting.height > 0 { size.height = fitting.height }
      }
    }
    func length(_ proposal: CGFloat?, _ content: CGFloat, _ axis: Int) -> CGFloat {
      RepresentedSize.length(
        proposal, content: content, growing: resistance.growing[axis].rawValue,
        shrinking: resistance.shrinking[axis].rawValue)
    }
    return CGSize(width: length(proposal.width, size.width, 0), height: length(proposal.height, size.height, 1))
  }
}

extension NSView: ConstrainedView {
  /// The frame with y growing downwards in the view around it.
  package var placedFrame: CGRect {
    get {
      guard let superview, !superview.isFlipped else { return frame }
      return CGRect(x: frame.minX, y: superview.frame.height - frame.maxY, width: frame.width, height: frame.height)
    }
    set {
      guard let superview, !superview.isFlipped else { return frame = newValue }
      frame = CGRect(
        x: newValue.minX, y: superview.frame.height - newValue.maxY, width: newValue.width, height: newValue.height)
    }
  }
  package var constrainedSubviews: [any ConstrainedView] { subviews }
  package var constrainedSuperview: (any ConstrainedView)? { superview }
  package var keepsFrame: Bool { translatesAutoresizingMaskIntoConstraints }
  package var fittedContent: CGSize { intrinsicContentSize }
  package var baselines: LayoutBaselines { LayoutBaselines() }
  package func places(_ subview: any ConstrainedView) -> Bool { false }
  package func takeScrolledSize(_ size: CGSize) {}
  package func relationsChanged() { needsLayout = true }
}

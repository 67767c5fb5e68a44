// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import Foundation

// Reads the relations, masks and contents of a tree; produces the frames of its views. Costs O(views) and what `LayoutRegion` does.

extension UIView {
  /// The uppermost view of the relations that place this one.
  var regionRoot: UIView {
    var root = self
    while let around = root.superview, !around.places(root), !root.scrollsContent { root = around }
    return root
  }

  /// Places views by their relations, if something has changed.
  func placeIfNeeded() {
    guard needsPlaces else { return }
    needsPlaces = false
    forEachView { $0.updateConstraints() }
    LayoutRegion(self).place()
  }

  private func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews where !places(view) { view.forEachView(body) }
  }

  /// Lays the tree out from here on.
  func layoutTree() {
    if superview == nil || superview?.places(self) == true || scrollsContent { placeIfNeeded() }
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutTree() }
  }

  /// Changes the frames of views by their masks.
  func resizeSubviews(from old: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      if places(view) { continue }
      view.frame = AutoresizedFrame.frame(
        view.frame, mask: view.autoresizingMask.rawValue, from: old, to: bounds.size)
    }
  }

  /// The size that the view takes in SwiftUI: a proposed length, unless the content resists that; the views in it decide the lengths
  /// that are not proposed.
  func representedSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = self is UIStackView ? CGSize(width: -1, height: -1) : intrinsicContentSize
    var width = RepresentedSize.length(
      proposal.width, content: own.width, growing: resistance.growing[0].rawValue,
      shrinking: resistance.shrinking[0].rawValue)
    if own.width < 0, proposal.width == nil, let fitting = fittingSize(width: nil)?.width { width = fitting }
    let content = contentHeight(in: width) ?? own.height
    if own.height < 0, proposal.height == nil, let fitting = fittingSize(width: width)?.height {
      return CGSize(width: width, height: fitting)
    }
    let height = RepresentedSize.length(
      proposal.height, content: self is UIStackView ? -1 : content, growing: resistance.growing[1].rawValue,
      shrinking: resistance.shrinking[1].rawValue)
    return CGSize(width: width, height: height)
  }

  /// The size of the views in it in a width; nil if they have none.
  private func fittingSize(width: CGFloat?) -> CGSize? {
    if self is UIStackView { return sizeThatFits(CGSize(width: width ?? 0, height: 0)) }
    let region = LayoutRegion(self)
    if region.isEmpty || scrollsContent { return nil }
    let size = region.fittingSize(width: width)
    return size.width > 0 || size.height > 0 ? size : nil
  }

  // MARK: - Sizes that fit

  /// The least size in which the relations hold.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size in points of the views in it by their relations, in a size for the lengths whose priority is required.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    LayoutRegion(self).fittingSize(
      width: horizontal.rawValue >= 1000 ? targetSize.width : nil,
      height: vertical.rawValue >= 1000 ? targetSize.height : nil)
  }

  // MARK: - Coordinates

  /// The place of a point of the view in the coordinates of another view of the tree; nil is the root. Transforms are ignored.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (rootOrigin, view?.rootOrigin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  /// The place of a point of another view in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (rootOrigin, view?.rootOrigin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  /// The place of a rectangle of the view in the coordinates of another view of the tree.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// The place of a rectangle of another view in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var rootOrigin: CGPoint {
    guard let superview else { return .zero }
    let outer = superview.rootOrigin
    let offset = (superview as? UIScrollView)?.contentOffset ?? .zero
    return CGPoint(x: outer.x + frame.minX - offset.x, y: outer.y + frame.minY - offset.y)
  }
}

extension UIView: ConstrainedView {
  package var placedFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }
  package var constrainedSubviews: [any ConstrainedView] { subviews }
  package var constrainedSuperview: (any ConstrainedView)? { superview }
  package var keepsFrame: Bool { translatesAutoresizingMaskIntoConstraints }
  package var fittedContent: CGSize { intrinsicContentSize }
  package func relationsChanged() { setNeedsLayout() }
}

// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

extension UIView {
  /// The uppermost view of the tree.
  var root: UIView {
    var root = self
    while let around = root.superview { root = around }
    return root
  }

  /// The window has changed for the view and for those in it.
  func windowChanged() {
    willMove(toWindow: window)
    didMoveToWindow()
    for view in subviews { view.windowChanged() }
  }

  /// The view that has the keyboard, in this one.
  var firstEditor: UIView? {
    if isFirstResponder { return self }
    for view in subviews { if let editor = view.firstEditor { return editor } }
    return nil
  }

  /// Adds a view in front of another one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }
  /// Adds a view behind another one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }
}

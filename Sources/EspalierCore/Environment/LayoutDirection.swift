// SPDX-License-Identifier: MIT

import Foundation

// Layout happens from left to right everywhere: for engines `leading` is the side where x is 0. Where people read from
// right to left, frames are mirrored in the one step from an engine's answer to a view's frame: x becomes
// width − x − the child's width (specification L37). A tree without that direction has no attribute for it and pays
// nothing.

extension EnvironmentValues {
  /// The direction of reading, which determines the side of `leading`.
  @EnvironmentEntry public var layoutDirection: LayoutDirection = .leftToRight
}

extension ViewFrame {
  /// The frame on the other side of a parent of the given width.
  package func mirrored(in width: CGFloat) -> ViewFrame {
    var result = self
    let x = width - origin.x - size.size.width
    // In an infinite parent there is no other side.
    if x.isFinite { result.origin.x = x }
    return result
  }
}

extension EdgeInsets {
  /// The insets with leading and trailing exchanged.
  package var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// Distances from the sides of a rectangle inwards, in points, under the name that UIKit and AppKit use.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// Points from the upper edge inwards.
  public var top: CGFloat
  /// Points from the edge at which a line begins inwards.
  public var leading: CGFloat
  /// Points from the lower edge inwards.
  public var bottom: CGFloat
  /// Points from the edge at which a line ends inwards.
  public var trailing: CGFloat

  /// No inset at any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets in points; negative ones reach outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset at any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// The same insets.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }
}

extension EdgeInsets {
  /// The same insets.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// Computes the positions of the guides of a view for a given size: a layout engine.
package protocol ExplicitAlignments: AnyObject {
  /// The guide's position in points from the view's left or top; nil if neither the view nor its content places it.
  func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat?
}

/// A view's size, in points, and its alignment guides at that size (specification L85).
public struct ViewDimensions {
  package let size: CGSize
  private let guides: (any ExplicitAlignments)?

  package init(size: CGSize, guides: (any ExplicitAlignments)? = nil) {
    self.size = size
    self.guides = guides
  }

  /// The view's width in points.
  public var width: CGFloat { size.width }
  /// The view's height in points.
  public var height: CGFloat { size.height }

  /// The guide's position: the explicit one, else the guide's default (specification L79).
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The guide's position: the explicit one, else the guide's default (specification L79).
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position that the view or its content gave the guide; nil if neither did (specification L84).
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  /// The position that the view or its content gave the guide; nil if neither did (specification L84).
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.defaultValue(in: self) }
  package subscript(explicit key: AlignmentKey) -> CGFloat? { guides?.explicitAlignment(key, at: size) }

  /// The crossing of both guides of `alignment`.
  package subscript(alignment: Alignment) -> CGPoint {
    CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
  }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.guides === b.guides
  }
}

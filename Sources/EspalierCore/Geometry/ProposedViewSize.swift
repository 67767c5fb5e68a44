// SPDX-License-Identifier: MIT

import Foundation

/// The size that a container offers to a view, in points. `nil` in a dimension requests the view's ideal there,
/// zero for its minimum, infinity for its maximum.
///
/// Source: Apple's reference, ProposedViewSize.
public struct ProposedViewSize: Hashable, Sendable {
  /// The lengths, for code that hands them on to a view without reading them.
  package private(set) var handedWidth: CGFloat?
  package private(set) var handedHeight: CGFloat?

  /// The proposed width in points; nil is for the ideal width, infinity for the largest.
  public var width: CGFloat? {
    get {
      ProposalReads.axes.formUnion(.horizontal)
      return handedWidth
    }
    set { handedWidth = newValue }
  }
  /// The proposed height in points; nil is for the ideal height, infinity for the largest.
  public var height: CGFloat? {
    get {
      ProposalReads.axes.formUnion(.vertical)
      return handedHeight
    }
    set { handedHeight = newValue }
  }

  /// A proposal whose axes are set each on its own; nil is for the ideal size on that axis.
  public init(width: CGFloat?, height: CGFloat?) {
    handedWidth = width
    handedHeight = height
  }

  public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool {
    a.width == b.width && a.height == b.height
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }

  /// The proposal of a size that is known on both axes.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Proposes the minimum.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Proposes the ideal.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Proposes the maximum.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposed lengths, with those of `size` in place of unspecified ones.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The remaining size inside `insets`: never negative; a dimension without a proposal stays without one.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension ProposedViewSize: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["width": width as Any, "height": height as Any], displayStyle: .struct)
  }
}

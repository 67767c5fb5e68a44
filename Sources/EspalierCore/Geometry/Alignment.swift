// SPDX-License-Identifier: MIT

import Foundation

/// A vertical line in a view, by which views above each other are aligned.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(LeadingAlignment.self)
  public static let center = HorizontalAlignment(HorizontalCenterAlignment.self)
  public static let trailing = HorizontalAlignment(TrailingAlignment.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingAlignment.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingAlignment.self)

  /// Merges the explicit values of several views into the one of their container; nil if there is none.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }
}

/// A horizontal line in a view, by which views beside each other are aligned.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  public static let top = VerticalAlignment(TopAlignment.self)
  public static let center = VerticalAlignment(VerticalCenterAlignment.self)
  public static let bottom = VerticalAlignment(BottomAlignment.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineAlignment.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineAlignment.self)

  /// Merges the explicit values of several views into the one of their container; nil if there is none.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }
}

/// A point in a view: where its two guides cross.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

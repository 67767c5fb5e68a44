// SPDX-License-Identifier: MIT

import Foundation

/// A vertical line in a view, by which views above each other are aligned.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// A custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  /// The edge at which a line begins: on the left where text runs from left to right.
  public static let leading = HorizontalAlignment(LeadingAlignment.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(HorizontalCenterAlignment.self)
  /// The edge at which a line ends: on the right where text runs from left to right.
  public static let trailing = HorizontalAlignment(TrailingAlignment.self)
  /// The beginning of a list's separator under the row.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingAlignment.self)
  /// The end of a list's separator under the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingAlignment.self)

  /// Merges the explicit values of several views into the one of their container; nil if there is none.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }
}

/// A horizontal line in a view, by which views beside each other are aligned.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// A custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  /// The upper edge.
  public static let top = VerticalAlignment(TopAlignment.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(VerticalCenterAlignment.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(BottomAlignment.self)
  /// The baseline of the first line of text; the lower edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineAlignment.self)
  /// The baseline of the last line of text; the lower edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineAlignment.self)

  /// Merges the explicit values of several views into the one of their container; nil if there is none.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }
}

/// A point in a view: the crossing of its two guides.
public struct Alignment: Equatable, Sendable {
  /// The guide along the width.
  public var horizontal: HorizontalAlignment
  /// The guide along the height.
  public var vertical: VerticalAlignment

  /// An alignment of one guide for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Centred on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading edge, centred in the height.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing edge, centred in the height.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the upper edge, centred in the width.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the lower edge, centred in the width.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper corner on the leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner on the trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner on the leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower corner on the trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Centred in the width, by the baselines of the first lines.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// Centred in the width, by the baselines of the last lines.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// At the leading edge, by the baselines of the first lines.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// At the leading edge, by the baselines of the last lines.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// At the trailing edge, by the baselines of the first lines.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the trailing edge, by the baselines of the last lines.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

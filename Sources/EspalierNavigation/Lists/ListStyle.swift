// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// The appearance of lists.
public protocol ListStyle: Sendable {
  var _appearance: _ListAppearance { get }
  /// Whether every other row has a background; nil: as set by `alternatingRowBackgrounds(_:)`.
  var _alternatesRowBackgrounds: Bool? { get }
}

extension ListStyle {
  public var _alternatesRowBackgrounds: Bool? { nil }
}

/// The styles of lists, for the design that provides their metrics.
public enum _ListAppearance: Equatable, Sendable {
  case automatic, plain, grouped, insetGrouped, inset, bordered, sidebar
  /// The rows of a form.
  case form
  /// The rows of a table, measured by its style.
  case table(margin: CGFloat, cornerRadius: CGFloat, inset: CGFloat)
}

/// On a desktop a sidebar in the first columns of a split view, and inset rows elsewhere; on a phone the cards of a form.
public struct DefaultListStyle: ListStyle {
  /// The same as `.automatic`.
  public init() {}
  public var _appearance: _ListAppearance { .automatic }
}

/// Rows from side to side on the window's background.
public struct PlainListStyle: ListStyle {
  /// The same as `.plain`.
  public init() {}
  public var _appearance: _ListAppearance { .plain }
}

/// Cards from side to side.
public struct GroupedListStyle: ListStyle {
  /// The same as `.grouped`.
  public init() {}
  public var _appearance: _ListAppearance { .grouped }
}

/// Rows in cards, one for each section, with a margin at the sides.
public struct InsetGroupedListStyle: ListStyle {
  /// The same as `.insetGrouped`.
  public init() {}
  public var _appearance: _ListAppearance { .insetGrouped }
}

/// Plain rows with a margin at the sides.
public struct InsetListStyle: ListStyle {
  public let _alternatesRowBackgrounds: Bool?
  /// The same as `.inset`.
  public init() { _alternatesRowBackgrounds = nil }
  /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }
  public var _appearance: _ListAppearance { .inset }
}

/// Plain rows from side to side, with a line around the list.
public struct BorderedListStyle: ListStyle {
  public let _alternatesRowBackgrounds: Bool?
  /// The same as `.bordered`.
  public init() { _alternatesRowBackgrounds = nil }
  /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }
  public var _appearance: _ListAppearance { .bordered }
}

/// Rows as in a sidebar.
public struct SidebarListStyle: ListStyle {
  /// The same as `.sidebar`.
  public init() {}
  public var _appearance: _ListAppearance { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// On a desktop a sidebar in the first columns of a split view, and inset rows elsewhere; on a phone the cards of a form.
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side on the window's background.
  public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Cards from side to side.
  public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in cards, one for each section, with a margin at the sides.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
  /// Plain rows with a margin at the sides.
  public static var inset: InsetListStyle { .init() }
  /// Plain rows with a margin at the sides.
  /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == BorderedListStyle {
  /// Plain rows from side to side, with a line around the list.
  public static var bordered: BorderedListStyle { .init() }
  /// Plain rows from side to side, with a line around the list.
  /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows as in a sidebar.
  public static var sidebar: SidebarListStyle { .init() }
}

extension EnvironmentValues {
  @EnvironmentEntry var listStyle: _ListAppearance = .automatic

  /// The least height of rows in points; the list style's own if none is set.
  public var defaultMinListRowHeight: CGFloat {
    get { minimumListRowHeight ?? listAppearance.minimumHeight }
    set { minimumListRowHeight = newValue }
  }

  /// The least height that was set; nil if none was.
  @EnvironmentEntry var minimumListRowHeight: CGFloat? = nil

  /// The least height of headers in points; nil for the height of their content.
  @EnvironmentEntry public var defaultMinListHeaderHeight: CGFloat? = nil

  @EnvironmentEntry var listRowSpacing: CGFloat? = nil

  @EnvironmentEntry fileprivate var sectionSpacing: ListSectionSpacing.Length? = nil

  /// Distance between sections in points; nil for the list style's own.
  var listSectionSpacing: CGFloat? {
    switch sectionSpacing {
    case nil: nil
    case .compact: design.rows.compactSectionGap
    case .points(let points): points
    }
  }
}

/// The space between sections of a list.
public struct ListSectionSpacing: Sendable {
  enum Length: Equatable, Sendable {
    case compact
    case points(CGFloat)
  }

  let length: Length?
  /// The distance of the list style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small distance: 16 points.
  public static let compact = ListSectionSpacing(length: .compact)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: .points(spacing)) }
}

extension View {
  /// The appearance of lists in this view.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    transformEnvironment(\.alternatingRows) {
      if let alternates = style._alternatesRowBackgrounds { $0 = alternates ? .enabled : .disabled }
    }
    .environment(\.listStyle, style._appearance)
  }

  /// Sets the distance in points between the rows of lists in this view; nil is the default, none.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// The space between the sections of lists in this view.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.sectionSpacing, spacing.length)
  }

  /// Sets the distance in points between the sections of lists in this view.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.sectionSpacing, .points(spacing))
  }
}

// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The appearance of lists.
public protocol ListStyle: Sendable {
  var _appearance: _ListAppearance { get }
}

/// What the styles of lists differ in.
public struct _ListAppearance: Equatable, Sendable {
  /// Rows lie in cards, one per section, on a quiet background.
  var hasCards = true
  /// From the list's sides to the rows, in points.
  var margin: CGFloat = FormMetrics.margin
  var cornerRadius: CGFloat = FormMetrics.cornerRadius
  /// Headers stay at the top while their section passes.
  var pinsHeaders = false
  var sectionGap: CGFloat = FormMetrics.sectionGap
  /// Above the first row and below the last one.
  var ends: CGFloat = FormMetrics.margin
}

/// The grouped cards of a form.
public struct DefaultListStyle: ListStyle {
  /// The same as `.automatic`.
  public init() {}
  public var _appearance: _ListAppearance { _ListAppearance() }
}

/// Rows from side to side on the window's background.
public struct PlainListStyle: ListStyle {
  /// The same as `.plain`.
  public init() {}
  public var _appearance: _ListAppearance {
    _ListAppearance(hasCards: false, margin: 0, cornerRadius: 0, pinsHeaders: true, sectionGap: 0, ends: 0)
  }
}

/// Cards from side to side.
public struct GroupedListStyle: ListStyle {
  /// The same as `.grouped`.
  public init() {}
  public var _appearance: _ListAppearance { _ListAppearance(margin: 0, cornerRadius: 0) }
}

/// Rows in cards, one for each section, with a margin at the sides.
public struct InsetGroupedListStyle: ListStyle {
  /// The same as `.insetGrouped`.
  public init() {}
  public var _appearance: _ListAppearance { _ListAppearance() }
}

/// Plain rows with a margin at the sides.
public struct InsetListStyle: ListStyle {
  /// The same as `.inset`.
  public init() {}
  public var _appearance: _ListAppearance {
    _ListAppearance(hasCards: false, margin: 8, cornerRadius: 0, pinsHeaders: true, sectionGap: 0, ends: 8)
  }
}

/// Rows as in a sidebar.
public struct SidebarListStyle: ListStyle {
  /// The same as `.sidebar`.
  public init() {}
  public var _appearance: _ListAppearance {
    _ListAppearance(hasCards: false, margin: 8, cornerRadius: 6, pinsHeaders: false, sectionGap: 12, ends: 8)
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The grouped cards of a form.
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
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows as in a sidebar.
  public static var sidebar: SidebarListStyle { .init() }
}

extension EnvironmentValues {
  private enum AppearanceKey: EnvironmentKey { static var defaultValue: _ListAppearance { _ListAppearance() } }
  private enum MinimumKey: EnvironmentKey { static var defaultValue: CGFloat { FormMetrics.minimumRowHeight } }
  private enum HeaderMinimumKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  var listAppearance: _ListAppearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }

  /// Points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumKey.self] }
    set { self[MinimumKey.self] = newValue }
  }

  /// Points; nil leaves headers as high as what is in them.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderMinimumKey.self] }
    set { self[HeaderMinimumKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

/// The space between sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  /// The distance of the list style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// 16 points.
  public static let compact = ListSectionSpacing(length: 16)
  /// Points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
  /// The appearance of lists in this view.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listAppearance, style._appearance)
  }

  /// Points between the rows of lists in this view; nil is the default, none.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// The space between the sections of lists in this view.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Points between the sections of lists in this view.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
}

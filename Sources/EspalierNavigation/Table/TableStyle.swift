// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The appearance of tables.
public protocol TableStyle: Sendable {
  var _appearance: _TableAppearance { get }
}

/// The properties by which the styles of tables differ.
public struct _TableAppearance: Equatable, Sendable {
  /// Distance from the table's sides to its rows, in points.
  var margin = TableMetrics.inset
  var cornerRadius = TableMetrics.cornerRadius
  /// Whether there are lines around the table and between its columns.
  var isBordered = false
  /// Whether every other row has a background; nil: as set by `alternatingRowBackgrounds(_:)`.
  var alternates: Bool?
}

/// The default style: inset.
public struct AutomaticTableStyle: TableStyle {
  /// The same as `.automatic`.
  public init() {}
  public var _appearance: _TableAppearance { _TableAppearance() }
}

/// Rows with a margin at the sides.
public struct InsetTableStyle: TableStyle {
  private let alternates: Bool?
  /// The same as `.inset`.
  public init() { alternates = nil }
  /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  public var _appearance: _TableAppearance { _TableAppearance(alternates: alternates) }
}

/// Rows from side to side, with lines around the table and between its columns.
public struct BorderedTableStyle: TableStyle {
  private let alternates: Bool?
  /// The same as `.bordered`.
  public init() { alternates = nil }
  /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  public var _appearance: _TableAppearance {
    _TableAppearance(margin: 0, cornerRadius: 0, isBordered: true, alternates: alternates)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style: inset.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with a margin at the sides.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// Rows with a margin at the sides.
  /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows from side to side, with lines around the table and between its columns.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Rows from side to side, with lines around the table and between its columns.
  /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension EnvironmentValues {
  @EnvironmentEntry var tableAppearance: _TableAppearance = _TableAppearance()

  @EnvironmentEntry var tableColumnHeaderVisibility: Visibility = .automatic
}

extension View {
  /// The appearance of tables in this view.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableAppearance, style._appearance)
  }

  /// Sets whether tables in this view show the titles of their columns above them.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaderVisibility, visibility)
  }
}

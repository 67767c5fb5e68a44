// SPDX-License-Identifier: MIT

import EspalierCore

/// The parts of the labels in a toolbar that a user of macOS chooses.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// Icons.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
  /// Icons and titles.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// Titles.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
}

extension Scene {
  /// No effect: users do not choose the labels of a window's toolbar here. `labelStyle(_:)` on an item does.
  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene { self }

  /// No effect: the items of a toolbar have the labels of their own style.
  public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene { self }
}

extension EnvironmentValues {
  /// The chosen parts of labels in the toolbar: always nil, because users do not choose.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}

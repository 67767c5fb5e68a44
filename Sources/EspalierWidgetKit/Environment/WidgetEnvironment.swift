// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Colours in which a system draws a widget.
public struct WidgetRenderingMode: Equatable, Sendable {
  private let name: String
  /// All colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// The accent colour, and another one.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// The brightness only.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemMedium }
}

extension EnvironmentValues {
  /// The size and place of the widget around the view: that of a preview's context, and otherwise medium.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// The colours in which the system draws the widget: all.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// Whether the system shows the background of the widget: always.
  public var showsWidgetContainerBackground: Bool { true }
  /// The margins of the widget's content: none.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

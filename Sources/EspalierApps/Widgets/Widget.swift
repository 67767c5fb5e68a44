// SPDX-License-Identifier: MIT

import EspalierCore

/// Part of a program that desktops of Apple's show outside of its windows. Linux's desktops show none: sources that declare one
/// compile, its views can be used and previewed, and its program is an error.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration; the compiler infers it.
  associatedtype Body: WidgetConfiguration
  /// The configuration.
  @MainActor @preconcurrency var body: Body { get }
  /// A widget.
  init()
}

extension Widget {
  /// Runs a program that consists of the widget.
  @available(
    *, unavailable,
    message: "Linux's desktops show no widgets, so a widget's program cannot run: show its views in a WindowGroup."
  )
  public static func main() {}
}

/// Several widgets of one program.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets; the compiler infers it.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
  /// A bundle.
  init()
}

extension WidgetBundle {
  /// Runs a program that consists of the widgets.
  @available(
    *, unavailable,
    message: "Linux's desktops show no widgets, so a widget's program cannot run: show its views in a WindowGroup."
  )
  public static func main() {}
}

/// Builds the widgets of a bundle from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct WidgetBundleBuilder {
  /// A statement is a widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  /// No widgets.
  public static func buildBlock() -> EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  /// A builder with one statement is that widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  /// The widgets of several statements.
  @_disfavoredOverload
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> EmptyWidgetConfiguration {
    EmptyWidgetConfiguration()
  }
  /// A widget of an `if` without `else`.
  public static func buildOptional(_ content: (any Widget)?) -> EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  /// A widget under `if #available`.
  public static func buildLimitedAvailability(_ content: any Widget) -> EmptyWidgetConfiguration {
    EmptyWidgetConfiguration()
  }
}

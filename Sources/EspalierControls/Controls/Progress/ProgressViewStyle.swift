// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The appearance of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A progress view, for a style.
public struct ProgressViewStyleConfiguration {
  /// The completed part from 0 to 1; nil for a task of unknown length.
  public let fractionCompleted: Double?
  /// The name of the task; nil if there is no label.
  public var label: Label?
  /// The state of the task in words; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?

  /// The name of the task, as a view.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The state of the task in words, as a view.
  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
}

/// The default style: a line for a task of known length, else a wheel that turns.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration, tint: nil)
    } else {
      LinearProgress(configuration: configuration, tint: nil)
    }
  }
}

/// A line that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// The same as `.linear`.
  public nonisolated init() { tint = nil }
  /// A line in a colour of its own.
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// A ring that fills; a wheel that turns for a task of unknown length.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// The same as `.circular`.
  public nonisolated init() { tint = nil }
  /// A ring in a colour of its own.
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a line for a task of known length, else a wheel that turns.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that fills; a wheel that turns for a task of unknown length.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ProgressViewStyleConfiguration> {
      AnyStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// The appearance of progress in this view.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(\.progressViewStyle, AnyStyle(style) { $0.makeBody(configuration: $1) }, drawing: S.Body.self)
  }
}

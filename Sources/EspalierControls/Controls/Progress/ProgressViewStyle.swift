// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The appearance of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What a style gets of the view that it draws.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A progress view, for a style.
public struct ProgressViewStyleConfiguration {
  /// From 0 to 1; nil for a task of unknown length.
  public let fractionCompleted: Double?
  /// What the task is; nil where there is no label.
  public var label: Label?
  /// The state of the task in words; nil where there is none.
  public var currentValueLabel: CurrentValueLabel?

  /// What the task is called.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// How far it is, in words.
  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
}

/// The style that fits: a line where it is known how far the task is, else a wheel that turns.
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

/// A ring that fills; a wheel that turns where it is not known how far the task is.
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
  /// The style that fits: a line where it is known how far the task is, else a wheel that turns.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that fills; a wheel that turns where it is not known how far the task is.
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
    controlStyle(\.progressViewStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

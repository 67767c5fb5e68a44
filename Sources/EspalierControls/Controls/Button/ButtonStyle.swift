// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierPrimitives

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Deletes data, or performs an action that cannot be undone.
  public static let destructive = ButtonRole(name: "destructive")
  /// Dismisses without a change.
  public static let cancel = ButtonRole(name: "cancel")
  /// Ends what is shown without losing work. In a dialog, Escape activates it as it does a cancelling button.
  public static let close = ButtonRole(name: "close")
  /// Completes what is shown. In a dialog, Return activates it.
  public static let confirm = ButtonRole(name: "confirm")

  /// Whether a button with the role leaves everything as it is.
  var isDismissing: Bool { self == .cancel || self == .close }
}

/// The appearance of buttons. The reaction to touches remains the framework's.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = ButtonStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button, for a style.
public struct ButtonStyleConfiguration {
  /// The purpose of the button; nil for none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a finger is down on the button (specification I28).
  public let isPressed: Bool

  /// The button's label, as a view.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
}

/// The appearance of buttons, and how they react to touches: a style of this kind calls `trigger()` itself (specification I28).
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button, for a style that reacts to touches itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The purpose of the button; nil for none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }

  /// The button's label, as a view.
  public struct Label: View, GivenLabel {
    let parts: StyleLabel
    public var body: some View { parts.inRow }
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<PrimitiveButtonStyleConfiguration> {
      AnyStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var buttonStyle: AnyStyle<PrimitiveButtonStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// A button that is pressed and released, drawn by a style.
struct PressableButton<Style: ButtonStyle>: View {
  let style: StyleValue<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior
  @Environment(\.design) private var design

  init(style: StyleValue<Style>, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }

  var body: some View {
    style.value.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(view: configuration.label.parts.inRow), isPressed: isPressed)
    )
    .gesture(
      PressGesture(
        repetition: repeatBehavior.repetition(usual: false, design.motion), pressingChanged: { isPressed = $0 },
        action: configuration.action))
  }
}

extension View {
  /// The appearance of buttons in this view.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(
      \.buttonStyle, AnyStyle(style, view: { PressableButton(style: $0, configuration: $1) }), drawing: S.Body.self)
  }

  /// The appearance of buttons in this view, and how they react to touches.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(\.buttonStyle, AnyStyle(style) { $0.makeBody(configuration: $1) }, drawing: S.Body.self)
  }
}

// SPDX-License-Identifier: MIT

import EspalierCore

/// The appearance of toggles, and how they react to touches.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = ToggleStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A toggle, for a style.
public struct ToggleStyleConfiguration {
  /// The name of the toggle.
  public let label: Label
  /// Whether the toggle is on; a style writes it to switch the toggle.
  @Binding public var isOn: Bool
  /// Whether some of the toggle's values are on and some are off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// The name of the toggle, as a view.
  public struct Label: View, GivenLabel {
    let parts: StyleLabel
    public var body: some View { parts.view }
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ToggleStyleConfiguration> {
      AnyStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// The appearance of toggles in this view, and how they react to touches.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(\.toggleStyle, AnyStyle(style) { $0.makeBody(configuration: $1) }, drawing: S.Body.self)
  }
}

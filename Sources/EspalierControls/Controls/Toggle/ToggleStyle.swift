// SPDX-License-Identifier: MIT

import EspalierCore

/// The appearance of toggles, and how they react to touches.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of what the style draws.
  associatedtype Body: View
  /// What a style gets of the view that it draws.
  typealias Configuration = ToggleStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A toggle, for a style.
public struct ToggleStyleConfiguration {
  /// What the toggle is called.
  public let label: Label
  /// Whether it is on; writing it is what a style does when the toggle is used.
  @Binding public var isOn: Bool
  /// Some of the values behind it are on, and some are off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// What the toggle shows.
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
    controlStyle(\.toggleStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

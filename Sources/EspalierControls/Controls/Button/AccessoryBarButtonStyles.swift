// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives

/// A small button of a bar that narrows what is below: the label alone, on a background under the pointer and while it is pressed.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// The same as `.accessoryBar`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleValue(AccessoryBarAppearance(hasBackground: false)), configuration: configuration)
  }
}

/// A small button of a bar that narrows what is below, for an action: the label on a quiet background.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// The same as `.accessoryBarAction`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: StyleValue(AccessoryBarAppearance(hasBackground: true)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A small button of a bar that narrows what is below: the label alone, on a background under the pointer and while it is
  /// pressed.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A small button of a bar that narrows what is below, for an action: the label on a quiet background.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

private struct AccessoryBarAppearance: ButtonStyle {
  /// Whether the background is also visible at rest.
  let hasBackground: Bool
  @Environment(\.isEnabled) private var isEnabled

  init(hasBackground: Bool) { self.hasBackground = hasBackground }

  func makeBody(configuration: Configuration) -> some View {
    LabelOnBackground(background: background(configuration)) {
      configuration.label.defaultForegroundStyle(color(configuration))
    }
    .transformEnvironment(\.controlSize) { if $0 == .regular { $0 = .small } }
  }

  private func background(_ configuration: Configuration) -> Color {
    if isEnabled, configuration.isPressed { return .systemFill }
    return hasBackground ? isEnabled ? .tertiaryFill : .quaternaryFill : .clear
  }

  private func color(_ configuration: Configuration) -> Color {
    if !isEnabled { return .tertiaryLabel }
    return configuration.role == .destructive ? .red : hasBackground ? .primary : .secondaryLabel
  }
}

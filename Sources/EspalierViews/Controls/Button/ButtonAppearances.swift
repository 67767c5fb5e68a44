// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

extension ButtonRole? {
  /// The colour that a role calls for.
  var color: Color { self == .destructive ? .red : .accentColor }
}

struct PlainButtonAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.5 : 1)
  }
}

struct BorderlessButtonAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultForegroundStyle(isEnabled ? configuration.role.color : .tertiaryLabel)
      .opacity(configuration.isPressed ? 0.4 : 1)
      .contentShape(Rectangle())
  }
}

struct BorderedButtonAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    LabelOnBackground(background: background(configuration)) {
      configuration.label
        .defaultForegroundStyle(isEnabled ? configuration.role.color : .tertiaryLabel)
        .opacity(configuration.isPressed ? 0.6 : 1)
    }
  }

  private func background(_ configuration: Configuration) -> Color {
    if !isEnabled { return .quaternaryFill }
    if tint != nil || configuration.role == .destructive {
      return configuration.role.color.opacity(configuration.isPressed ? 0.24 : 0.14)
    }
    return configuration.isPressed ? .systemFill : .tertiaryFill
  }
}

struct ProminentButtonAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    LabelOnBackground(background: isEnabled ? configuration.role.color : .tertiaryFill) {
      configuration.label
        .fontWeight(.medium)
        .defaultForegroundStyle(isEnabled ? Color.white : .tertiaryLabel)
    }
    .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

struct LinkButtonAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultForegroundStyle(isEnabled ? Color.blue : .tertiaryLabel)
      .opacity(configuration.isPressed ? 0.6 : 1)
      .contentShape(Rectangle())
  }
}

/// A button's label on its background.
private struct LabelOnBackground<Label: View>: View {
  private let background: Color
  private let label: Label
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  init(background: Color, @ViewBuilder label: () -> Label) {
    self.background = background
    self.label = label()
  }

  var body: some View {
    let insets = ButtonMetrics.insets(size)
    label
      // A font from the surroundings comes first.
      .transformEnvironment(\.font) { $0 = $0 ?? ButtonMetrics.font(size) }
      // A round button is as wide as it is high.
      .padding(shape.isCircle ? EdgeInsets(insets.top) : insets)
      .background { shape.sized(size).fill(background) }
      .contentShape(shape.sized(size))
  }
}

extension EdgeInsets {
  fileprivate init(_ inset: CGFloat) { self.init(top: inset, leading: inset, bottom: inset, trailing: inset) }
}

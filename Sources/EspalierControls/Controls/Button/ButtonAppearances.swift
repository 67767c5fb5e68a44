// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import Foundation

extension ButtonRole? {
  /// The background colour for the role: red if it is destructive, else the accent colour.
  var color: Color { self == .destructive ? .red : .accentColor }
}

struct PlainButtonAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.design) private var design

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(
      !isEnabled ? design.button.disabledPlain : configuration.isPressed ? design.button.pressedPlain : 1)
  }
}

struct BorderlessButtonAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.design) private var design

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultForegroundStyle(isEnabled ? configuration.role.color : .tertiaryLabel)
      .opacity(configuration.isPressed ? design.button.pressedBorderless : 1)
      .contentShape(Rectangle())
  }
}

/// A button on the background of its group.
struct GroupedButtonAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.design) private var design
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .defaultForegroundStyle(
        !isEnabled
          ? Color.tertiaryLabel
          : tint == nil && configuration.role != .destructive
            ? .primary : configuration.role.color
      )
      .opacity(configuration.isPressed ? design.button.pressedBorderless : 1)
      .contentShape(Rectangle())
  }
}

struct BorderedButtonAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.design) private var design
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    LabelOnBackground(background: background(configuration)) {
      configuration.label
        .defaultForegroundStyle(isEnabled ? color(configuration) : .tertiaryLabel)
        .opacity(configuration.isPressed ? design.button.pressedBordered : 1)
    }
  }

  private func color(_ configuration: Configuration) -> Color {
    if configuration.role != .destructive, tint == nil, !design.button.tintsBordered { return .primary }
    return configuration.role.color
  }

  private func background(_ configuration: Configuration) -> Color {
    if !isEnabled { return .quaternaryFill }
    if tint != nil || configuration.role == .destructive {
      return configuration.role.color.opacity(
        configuration.isPressed ? design.button.pressedTintedBackground : design.button.tintedBackground)
    }
    return configuration.isPressed ? .systemFill : .tertiaryFill
  }
}

struct ProminentButtonAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.design) private var design

  func makeBody(configuration: Configuration) -> some View {
    LabelOnBackground(background: isEnabled ? configuration.role.color : .tertiaryFill) {
      configuration.label
        .fontWeight(.medium)
        .defaultForegroundStyle(isEnabled ? Color.white : .tertiaryLabel)
    }
    .modifier(OffAccent())
    .pictureOpacity(configuration.isPressed ? design.button.pressedProminent : 1)
  }
}

struct LinkButtonAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.appearance) private var appearance
  @Environment(\.design) private var design

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultForegroundStyle(!isEnabled ? Color.tertiaryLabel : appearance.isOnAccent ? .white : .blue)
      .opacity(configuration.isPressed ? design.button.pressedLink : 1)
      .contentShape(Rectangle())
  }
}

/// A button's label on its background.
struct LabelOnBackground<Label: View>: View {
  private let background: Color
  private let label: Label
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.design) private var design

  init(background: Color, @ViewBuilder label: () -> Label) {
    self.background = background
    self.label = label()
  }

  var body: some View {
    let insets = design.button.insets[size]
    label
      // A font set in the environment takes precedence.
      .transformEnvironment(\.font) { $0 = $0 ?? size.font }
      .modifier(SizedLabel())
      // A round button is as wide as it is high.
      .padding(shape.isCircle ? EdgeInsets(insets.top) : insets)
      .background {
        shape.sized(size, design).fill(background)
        if isHovered, isEnabled { shape.sized(size, design).fill(Color(.hover)) }
      }
      .contentShape(shape.sized(size, design))
      .onHover { isHovered = $0 }
  }
}

extension EdgeInsets {
  fileprivate init(_ inset: CGFloat) { self.init(top: inset, leading: inset, bottom: inset, trailing: inset) }
}

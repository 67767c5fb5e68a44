import Drawing
import Foundation
import ViewCore

extension ButtonRole? {
  /// The colour that a role calls for.
  var color: Color { self == .destructive ? .red : .accentColor }
}

struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(!isEnabled ? 0.35 : configuration.isPressed ? 0.5 : 1)
  }
}

struct BorderlessLook: ButtonStyle {
  /// In a form, the whole row can be pressed.
  let fillsRow: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFormRow) private var isFormRow

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isEnabled ? configuration.role.color : .tertiaryLabel)
      .opacity(configuration.isPressed ? 0.4 : 1)
      .frame(maxWidth: fillsRow && isFormRow ? .infinity : nil, alignment: .leading)
      .contentShape(Rectangle())
  }
}

struct BorderedLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isEnabled ? configuration.role.color : .tertiaryLabel)
      .opacity(configuration.isPressed ? 0.6 : 1)
      .padding(ButtonGround.insets)
      .background { ButtonGround.shape.fill(ground(configuration)) }
  }

  private func ground(_ configuration: Configuration) -> Color {
    if !isEnabled { return .quaternaryFill }
    if tint != nil || configuration.role == .destructive {
      return configuration.role.color.opacity(configuration.isPressed ? 0.24 : 0.14)
    }
    return configuration.isPressed ? .systemFill : .tertiaryFill
  }
}

struct ProminentLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .fontWeight(.medium)
      .foregroundStyle(isEnabled ? Color.white : .tertiaryLabel)
      .padding(ButtonGround.insets)
      .background { ButtonGround.shape.fill(isEnabled ? configuration.role.color : .tertiaryFill) }
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

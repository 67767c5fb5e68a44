// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The style of controls in a bar: buttons show their symbol alone, with the title as their help, and, depending on the design, a
/// background under the pointer; a toggle is a button that stays pressed.
struct BarControls: ViewModifier {
  @Environment(\.design) private var design

  init() {}

  func body(content: Content) -> some View {
    if design.bar.hasButtons {
      content.modifier(InContainerStyles())
        .buttonStyle(BarButtonStyle()).labelStyle(BarLabelStyle()).toggleStyle(BarToggleStyle())
        .controlGroupStyle(BarControlGroupStyle())
        .environment(\.isBarItem, true)
        .modifier(AroundContainerStyles())
    } else {
      content.modifier(InContainerStyles())
        .labelStyle(BarLabelStyle()).toggleStyle(.button).lineLimit(1).controlGroupStyle(.navigation)
        .environment(\.isBarItem, true)
        .modifier(AroundContainerStyles())
    }
  }
}

/// A symbol with its title as help; the title if there is no symbol.
private struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon
      .accessibilityHidden(true)
      // Not `opacity`, which hides from screen readers as well.
      .background { configuration.title.pictureOpacity(0).fixedSize() }
      .modifier(HelpLabel(label: configuration.title))
  }
}

private struct BarButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BarButton(label: configuration.label, role: configuration.role, isPressed: configuration.isPressed, isOn: false)
  }
}

/// The controls of a group without distance: their own areas separate them.
private struct BarControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { HStack(spacing: 0) { configuration.content } }
}

private struct BarToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { BarToggle(configuration: configuration) }
}

private struct BarToggle: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    BarButton(
      label: configuration.label, role: nil, isPressed: isPressed, isOn: configuration.isOn || configuration.isMixed
    )
    .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: ToggleValue(configuration).toggle))
  }
}

private struct BarButton<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  let isOn: Bool
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.design) private var design
  @Environment(\.barBezel) private var bezel

  init(label: Label, role: ButtonRole?, isPressed: Bool, isOn: Bool) {
    self.label = label
    self.role = role
    self.isPressed = isPressed
    self.isOn = isOn
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: design.bar.itemRadius, style: .continuous)
    label
      .lineLimit(1)
      .defaultForegroundStyle(foreground)
      .padding(design.bar.itemInsets)
      .background { shape.fill(background) }
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }

  private var foreground: Color {
    if !isEnabled { return .tertiaryLabel }
    if bezel == .prominent, role != .destructive { return .white }
    return role == .destructive ? .red : .primary
  }

  private var background: some ShapeStyle {
    guard bezel != nil else { return AnyShapeStyle(plainBackground) }
    if isEnabled, bezel == .prominent, role != .destructive {
      return AnyShapeStyle(Color.accentColor.opacity(strength))
    }
    return AnyShapeStyle(isEnabled && (isPressed || isHovered) ? Color.tertiaryFill : Color.quaternaryFill)
  }

  private var strength: Double {
    isPressed ? design.button.prominentBar : isHovered ? design.button.hoveredProminentBar : 1
  }

  private var plainBackground: Color {
    if !isEnabled { return .clear }
    if isPressed { return Color(.press) }
    if isOn { return .accentColor.opacity(design.button.onBackground) }
    return isHovered ? Color(.hover) : .clear
  }
}

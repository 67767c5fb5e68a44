// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierMotion
import EspalierPrimitives
import Foundation

/// A label and a switch. The whole area can be pressed.
struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    LabeledRow(isTextual: false) {
      Switch(
        position: configuration.isMixed ? 0.5 : configuration.isOn ? 1 : 0, isPressed: isPressed, isHovered: isHovered)
    } label: {
      configuration.label.parts.titled.defaultForegroundStyle(isEnabled ? Color.primary : .tertiaryLabel)
    }
    .modifier(ControlSpacing())
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
    .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: ToggleValue(configuration).toggle))
  }
}

/// A track with a thumb: at the leading end (0), at the trailing end (1), or between.
private struct Switch: View {
  let position: CGFloat
  let isPressed, isHovered: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.tint) private var tint
  @Environment(\.design) private var design

  init(position: CGFloat, isPressed: Bool, isHovered: Bool) {
    self.position = position
    self.isPressed = isPressed
    self.isHovered = isHovered
  }

  var body: some View {
    let values = design.toggle
    let factor = design.button.factor[size]
    let height = values.switchSize.height * factor
    let width = values.switchSize.width * factor
    // A finger on the switch stretches the thumb towards the other end.
    let thumb = height - 2 * values.thumbInset
    let stretched = thumb + (isPressed && isEnabled ? values.stretch * factor : 0)
    ZStack(alignment: .leading) {
      Capsule().fill(position > 0 ? onStyle : AnyShapeStyle(Color.systemFill))
        .modifier(HoverFill(isHovered, in: Capsule()))
      Capsule().fill(Color(.thumb))
        .overlay { Capsule().strokeBorder(Color(.thumbOutline), lineWidth: values.thumbLine) }
        .modifier(ThumbShadows(values.thumbShadows))
        .frame(width: stretched, height: thumb)
        .offset(x: values.thumbInset + (width - 2 * values.thumbInset - stretched) * position)
    }
    .frame(width: width, height: height)
    .frame(width: width - values.overhang * factor, alignment: .leading)
    .modifier(OffAccent())
    .compositingGroup()
    .opacity(isEnabled ? 1 : values.disabled)
    .animation(.snappy(duration: design.motion.choose), value: position)
    .animation(.snappy(duration: design.motion.press), value: isPressed)
    // The toggle's action may move its row: the parts of the switch then move together.
    .geometryGroup()
  }

  private var onStyle: AnyShapeStyle {
    design.toggle.isGreen && tint == nil ? AnyShapeStyle(Color.green) : AnyShapeStyle(.tint)
  }
}

/// Gives a control in the accent colour its usual colours in a selected row.
struct OffAccent: ViewModifier {
  func body(content: Content) -> some View { content.transformEnvironment(\.appearance) { $0.isOnAccent = false } }
}

/// The shadows of the thumb of a switch or a slider.
struct ThumbShadows: ViewModifier {
  let shadows: [ThumbShadow]

  init(_ shadows: [ThumbShadow]) { self.shadows = shadows }

  @ViewBuilder func body(content: Content) -> some View {
    if shadows.isEmpty {
      content
    } else {
      content.background {
        ForEach(shadows.indices, id: \.self) { index in
          let shadow = shadows[index]
          content.shadow(color: .black.opacity(shadow.opacity), radius: shadow.radius, y: shadow.offset)
        }
      }
    }
  }
}

/// A box with a check mark or, mixed, a dash, and the label behind it.
struct Checkbox: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.design) private var design

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    // Aligned with the title, even if the label has further lines.
    HStack(alignment: .firstTextBaseline, spacing: design.toggle.labelGap) {
      CheckMarkBox(isOn: configuration.isOn, isMixed: configuration.isMixed, isHovered: isHovered)
        .compositingGroup()
        .opacity(isPressed ? design.toggle.pressedBox : isEnabled ? 1 : design.toggle.disabled)
        .modifier(BesideCapitals())
      if labelsVisibility != .hidden {
        configuration.label.parts.titled.defaultForegroundStyle(isEnabled ? Color.primary : .tertiaryLabel)
          .modifier(SizedText())
      }
    }
    .modifier(ControlSpacing())
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
    .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: ToggleValue(configuration).toggle))
  }
}

private struct CheckMarkBox: View {
  let isOn, isMixed, isHovered: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.design) private var design

  init(isOn: Bool, isMixed: Bool, isHovered: Bool) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.isHovered = isHovered
  }

  var body: some View {
    let values = design.toggle
    let factor = design.button.factor[size]
    let shape = RoundedRectangle(cornerRadius: values.boxRadius * factor, style: .continuous)
    ZStack {
      if isOn || isMixed {
        shape.fill(.tint)
        if isMixed {
          Capsule().fill(.white).frame(width: values.dash.width * factor, height: values.dash.height * factor)
        } else {
          CheckMark()
            .stroke(.white, style: StrokeStyle(lineWidth: values.markLine * factor, lineCap: .round, lineJoin: .round))
            .padding(values.markInset * factor)
        }
      } else {
        shape.fill(Color.quaternaryFill)
        shape.strokeBorder(Color.gray3, lineWidth: values.boxLine)
      }
    }
    .frame(width: values.boxSide * factor, height: values.boxSide * factor)
    .modifier(HoverFill(isHovered, in: shape))
    .modifier(OffAccent())
  }
}

/// A check mark in the shape of its frame.
struct CheckMark: Shape {
  /// A check mark has the same direction in every language.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.minY + rect.height * 0.9))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.12))
    return path
  }
}

/// A button, on a background in the tint while it is on; while it is off it has the border of the buttons around it, if they have
/// one.
struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.automaticStyles) private var styles
  @Environment(\.controlSize) private var size
  @Environment(\.controlSizeInContainer) private var sizeInContainer
  @Environment(\.design) private var design
  @Environment(\.buttonBorderShape) private var shape

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    Group {
      if styles.bordersToggleButtons {
        LabelOnBackground(background: isOn ? onBackground : isEnabled ? .tertiaryFill : .quaternaryFill) {
          configuration.label
            .defaultForegroundStyle(!isEnabled ? Color.tertiaryLabel : isOn ? .accentColor : .primary)
        }
        // A label in the button is not the label of a row, whose icons have a column.
        .transformEnvironment(\.isFormRow) { if $0 { $0 = false } }
        .environment(\.controlSize, sizeInContainer)
      } else {
        configuration.label
          .foregroundStyle(!isEnabled ? Color.tertiaryLabel : isOn || styles.look == .phone ? .accentColor : .primary)
          .padding(design.button.insets[size])
          .background { if isOn { shape.sized(size, design).fill(onBackground) } }
      }
    }
    .pictureOpacity(isPressed ? design.button.pressedBordered : 1)
    .contentShape(Rectangle())
    .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: ToggleValue(configuration).toggle))
  }

  private var isOn: Bool { configuration.isOn || configuration.isMixed }

  private var onBackground: Color {
    Color.accentColor.opacity(isEnabled ? design.button.onBackground : design.button.disabledOnBackground)
  }
}

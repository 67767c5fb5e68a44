// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierMotion
import Foundation

/// A label and a switch. The whole of it can be pressed.
struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    LabeledRow {
      Switch(position: configuration.isMixed ? 0.5 : configuration.isOn ? 1 : 0, isPressed: isPressed)
    } label: {
      configuration.label.defaultForegroundStyle(isEnabled ? Color.primary : .tertiaryLabel)
    }
    .modifier(ControlSpacing())
    .contentShape(Rectangle())
    .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: ToggleValue(configuration).toggle))
  }
}

/// A track with a thumb: at the leading end (0), at the trailing end (1), or between.
private struct Switch: View {
  let position: CGFloat
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  init(position: CGFloat, isPressed: Bool) {
    self.position = position
    self.isPressed = isPressed
  }

  var body: some View {
    let height = 26 * size.factor
    let width = 46 * size.factor
    // A finger on it stretches the thumb towards the other end.
    let thumb = height - 4
    let stretched = thumb + (isPressed && isEnabled ? 4 * size.factor : 0)
    ZStack(alignment: .leading) {
      Capsule().fill(position > 0 ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.systemFill))
      Capsule().fill(.white)
        .overlay { Capsule().strokeBorder(Color.black.opacity(0.08), lineWidth: 0.5) }
        .frame(width: stretched, height: thumb)
        .offset(x: 2 + (width - 4 - stretched) * position)
    }
    .frame(width: width, height: height)
    .opacity(isEnabled ? 1 : 0.45)
    .animation(.snappy(duration: 0.25), value: position)
    .animation(.snappy(duration: 0.2), value: isPressed)
  }
}

/// A box with a check mark or, mixed, a dash, and the label behind it.
struct Checkbox: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    HStack(spacing: 8) {
      CheckMarkBox(isOn: configuration.isOn, isMixed: configuration.isMixed)
        .opacity(isPressed ? 0.6 : isEnabled ? 1 : 0.45)
      if labelsVisibility != .hidden {
        configuration.label.defaultForegroundStyle(isEnabled ? Color.primary : .tertiaryLabel)
      }
    }
    .modifier(ControlSpacing())
    .contentShape(Rectangle())
    .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: ToggleValue(configuration).toggle))
  }
}

private struct CheckMarkBox: View {
  let isOn: Bool
  let isMixed: Bool
  @Environment(\.controlSize) private var size

  init(isOn: Bool, isMixed: Bool) {
    self.isOn = isOn
    self.isMixed = isMixed
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 5 * size.factor, style: .continuous)
    ZStack {
      if isOn || isMixed {
        shape.fill(.tint)
        if isMixed {
          Capsule().fill(.white).frame(width: 9 * size.factor, height: 2 * size.factor)
        } else {
          CheckMark().stroke(.white, style: StrokeStyle(lineWidth: 2 * size.factor, lineCap: .round, lineJoin: .round))
            .padding(4 * size.factor)
        }
      } else {
        shape.fill(Color.quaternaryFill)
        shape.strokeBorder(Color.gray3, lineWidth: 1)
      }
    }
    .frame(width: 18 * size.factor, height: 18 * size.factor)
  }
}

/// ✓, in the shape of its frame.
struct CheckMark: Shape {
  /// It is written the same way everywhere.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.minY + rect.height * 0.9))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.12))
    return path
  }
}

/// A button, on a background in the tint while it is on.
struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let isOn = configuration.isOn || configuration.isMixed
    configuration.label
      .foregroundStyle(isEnabled ? Color.accentColor : .tertiaryLabel)
      .padding(ButtonMetrics.insets(size))
      .background {
        if isOn {
          shape.sized(size).fill(Color.accentColor.opacity(isEnabled ? 0.18 : 0.08))
        }
      }
      .opacity(isPressed ? 0.6 : 1)
      .contentShape(Rectangle())
      .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: ToggleValue(configuration).toggle))
  }
}

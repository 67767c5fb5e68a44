// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

/// The label and the options one below the other, the chosen one checked. In a form each is a row.
struct InlinePicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  @Environment(\.isFormRow) private var isFormRow

  init(parts: PickerParts<Label, Value, Content>) { self.parts = parts }

  var body: some View {
    if isFormRow {
      rows
    } else {
      VStack(alignment: .leading, spacing: 0) { rows }
    }
  }

  @ViewBuilder private var rows: some View {
    parts.label.foregroundStyle(Color.secondary)
    parts.options { state, select in CheckedRow(isSelected: state == .on, select: select) }
  }
}

private struct CheckedRow: ViewModifier {
  let isSelected: Bool
  let select: (() -> Void)?
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFormRow) private var isFormRow

  init(isSelected: Bool, select: (() -> Void)?) {
    self.isSelected = isSelected
    self.select = select
  }

  func body(content: Content) -> some View {
    HStack(spacing: 8) {
      content.defaultForegroundStyle(isEnabled ? Color.primary : .tertiaryLabel)
      Spacer(minLength: 8)
      CheckMark().stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(width: 13, height: 11)
        .opacity(isSelected ? 1 : 0)
    }
    .padding(.vertical, isFormRow ? 0 : 6)
    .opacity(isPressed ? 0.5 : 1)
    .contentShape(Rectangle())
    .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: { select?() }))
    .modifier(
      AccessibleControl(
        role: .button, kind: .option, traits: isSelected ? .isSelected : [], action: { select?() }))
  }
}

/// The label, and round buttons one below the other.
struct RadioPicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(parts: PickerParts<Label, Value, Content>) { self.parts = parts }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      if labelsVisibility != .hidden { parts.label }
      VStack(alignment: .leading, spacing: 8) {
        parts.options { state, select in RadioButton(isSelected: state == .on, select: select) }
      }
    }
    .modifier(ControlSpacing())
  }
}

private struct RadioButton: ViewModifier {
  let isSelected: Bool
  let select: (() -> Void)?
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  init(isSelected: Bool, select: (() -> Void)?) {
    self.isSelected = isSelected
    self.select = select
  }

  func body(content: Content) -> some View {
    HStack(spacing: 8) {
      ZStack {
        Circle().fill(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.quaternaryFill))
        if isSelected {
          Circle().fill(.white).frame(width: 7, height: 7)
        } else {
          Circle().strokeBorder(Color.gray3, lineWidth: 1)
        }
      }
      .frame(width: 18, height: 18)
      .opacity(isPressed ? 0.6 : isEnabled ? 1 : 0.45)
      content.defaultForegroundStyle(isEnabled ? Color.primary : .tertiaryLabel)
    }
    .contentShape(Rectangle())
    .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: { select?() }))
    .modifier(
      AccessibleControl(
        role: .button, kind: .option, traits: isSelected ? .isSelected : [], action: { select?() }))
  }
}

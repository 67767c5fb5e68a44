// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The label and the options one below the other, the chosen one checked. In a form each option is a row; elsewhere on a desktop
/// it is a round button, as on macOS (`picker/basic`).
struct InlinePicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.design) private var design

  init(parts: PickerParts<Label, Value, Content>) { self.parts = parts }

  var body: some View {
    if isFormRow {
      rows
    } else if design.picker.inlineHasButtons {
      RadioPicker(parts: parts)
    } else {
      VStack(alignment: .leading, spacing: 0) { rows }
    }
  }

  @ViewBuilder private var rows: some View {
    RowLabel(parts.label.foregroundStyle(Color.secondary))
    parts.options { state, select in CheckedRow(isSelected: state == .on, select: select) }
  }
}

private struct CheckedRow: ViewModifier {
  let isSelected: Bool
  let select: (() -> Void)?
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.design) private var design
  @Environment(\.isFormRow) private var isFormRow

  init(isSelected: Bool, select: (() -> Void)?) {
    self.isSelected = isSelected
    self.select = select
  }

  func body(content: Content) -> some View {
    HStack(spacing: design.picker.labelGap) {
      content.defaultForegroundStyle(isEnabled ? Color.primary : .tertiaryLabel)
      Spacer(minLength: design.picker.labelGap)
      CheckMark()
        .stroke(.tint, style: StrokeStyle(lineWidth: design.picker.markLine, lineCap: .round, lineJoin: .round))
        .frame(width: design.picker.mark.width, height: design.picker.mark.height)
        .opacity(isSelected ? 1 : 0)
    }
    .padding(.vertical, isFormRow ? 0 : design.picker.rowPadding)
    .opacity(isPressed ? design.button.pressedLabel : 1)
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
  @Environment(\.rowKind) private var rowKind
  @Environment(\.hugsLabels) private var hugsLabels
  @Environment(\.radioGroupAxis) private var axis
  @Environment(\.design) private var design

  init(parts: PickerParts<Label, Value, Content>) { self.parts = parts }

  var body: some View {
    Group {
      if rowKind != nil || hugsLabels {
        LabeledRow(alignment: .firstTextBaseline) {
          options
        } label: {
          RowLabel(parts.label)
        }
      } else {
        HStack(alignment: .firstTextBaseline, spacing: design.picker.radioTitleGap) {
          if labelsVisibility != .hidden { RowLabel(parts.label) }
          options
        }
      }
    }
    .modifier(ControlSpacing())
  }

  private var options: some View {
    let layout =
      axis == .vertical
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: design.picker.radioGap))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: design.picker.radioTitleGap))
    return layout {
      parts.options { state, select in RadioButton(isSelected: state == .on, select: select) }
    }
  }
}

private struct RadioButton: ViewModifier {
  let isSelected: Bool
  let select: (() -> Void)?
  @State private var isPressed = false
  @Environment(\.controlSize) private var size
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.design) private var design

  init(isSelected: Bool, select: (() -> Void)?) {
    self.isSelected = isSelected
    self.select = select
  }

  func body(content: Content) -> some View {
    let values = design.picker
    let factor = design.button.sizesFields ? design.button.factor[size] : 1
    HStack(spacing: values.radioLabelGap) {
      ZStack {
        Circle().fill(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.quaternaryFill))
        if isSelected {
          Circle().fill(.white).frame(width: values.radioDot * factor, height: values.radioDot * factor)
        } else {
          Circle().strokeBorder(Color.gray3, lineWidth: values.radioLine)
        }
      }
      .frame(width: values.radioSide * factor, height: values.radioSide * factor)
      .compositingGroup()
      .opacity(isPressed ? design.toggle.pressedBox : isEnabled ? 1 : design.toggle.disabled)
      content.defaultForegroundStyle(isEnabled ? Color.primary : .tertiaryLabel).modifier(SizedText())
    }
    .contentShape(Rectangle())
    .gesture(PressGesture(pressingChanged: { isPressed = $0 }, action: { select?() }))
    .modifier(
      AccessibleControl(
        role: .button, kind: .option, traits: isSelected ? .isSelected : [], action: { select?() }))
  }
}

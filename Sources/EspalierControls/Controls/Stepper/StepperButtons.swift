// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// − and +, side by side.
struct StepperButtons: View {
  let steps: StepperActions
  let onEditingChanged: (Bool) -> Void
  @Environment(\.controlSizeInContainer) private var size
  @Environment(\.design) private var design

  init(steps: StepperActions, onEditingChanged: @escaping (Bool) -> Void) {
    self.steps = steps
    self.onEditingChanged = onEditingChanged
  }

  var body: some View {
    let factor = design.button.factor[size]
    HStack(spacing: 0) {
      StepButton(name: "Decrement", isPlus: false, action: steps.decrement, onEditingChanged: onEditingChanged)
      Rectangle().fill(Color.separator)
        .frame(width: design.stepper.dividerLine, height: design.stepper.dividerHeight * factor)
      StepButton(name: "Increment", isPlus: true, action: steps.increment, onEditingChanged: onEditingChanged)
    }
    .background {
      RoundedRectangle(cornerRadius: design.stepper.cornerRadius * factor, style: .continuous).fill(Color.tertiaryFill)
    }
  }
}

private struct StepButton: View {
  let name: String
  let isPlus: Bool
  let action: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @State private var isPressed = false
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSizeInContainer) private var size
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior
  @Environment(\.design) private var design

  init(
    name: String, isPlus: Bool, action: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.name = name
    self.isPlus = isPlus
    self.action = action
    self.onEditingChanged = onEditingChanged
  }

  var body: some View {
    let values = design.stepper
    let factor = design.button.factor[size]
    let (length, line) = (values.signLength * factor, values.signLine * factor)
    let canStep = action != nil
    ZStack {
      if isPressed || isHovered && isEnabled && canStep {
        RoundedRectangle(cornerRadius: values.pressedRadius * factor, style: .continuous)
          .fill(isPressed ? Color.systemFill : Color(.hover))
          .padding(values.cornerRadius - values.pressedRadius)
      }
      Group {
        Capsule().frame(width: length, height: line)
        if isPlus { Capsule().frame(width: line, height: length) }
      }
      .foregroundStyle(isEnabled && canStep ? Color.primary : .tertiaryLabel)
    }
    .frame(width: values.button.width * factor, height: values.button.height * factor)
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
    .gesture(
      PressGesture(
        repetition: repeatBehavior.repetition(usual: true, design.motion),
        pressingChanged: { pressing in
          isPressed = pressing
          onEditingChanged(pressing)
        }, action: { action?() })
    )
    .modifier(
      // The stepper as a whole is a stop of the Tab key, where the arrow keys step.
      AccessibleControl(
        role: .button, ringRadius: nil, takesKeyboard: false, unseenLabel: Text(verbatim: name),
        action: {
          onEditingChanged(true)
          action?()
          onEditingChanged(false)
        })
    )
    .disabled(!canStep)
  }
}

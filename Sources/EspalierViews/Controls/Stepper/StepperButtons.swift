// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation

/// − and +, side by side.
struct StepperButtons: View {
  let steps: StepperActions
  let onEditingChanged: (Bool) -> Void
  @Environment(\.controlSize) private var size

  init(steps: StepperActions, onEditingChanged: @escaping (Bool) -> Void) {
    self.steps = steps
    self.onEditingChanged = onEditingChanged
  }

  var body: some View {
    HStack(spacing: 0) {
      StepButton(name: "Decrement", isPlus: false, action: steps.decrement, onEditingChanged: onEditingChanged)
      Rectangle().fill(Color.separator).frame(width: 1, height: 16 * size.factor)
      StepButton(name: "Increment", isPlus: true, action: steps.increment, onEditingChanged: onEditingChanged)
    }
    .background { RoundedRectangle(cornerRadius: 8 * size.factor, style: .continuous).fill(Color.tertiaryFill) }
  }
}

private struct StepButton: View {
  let name: String
  let isPlus: Bool
  let action: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  init(
    name: String, isPlus: Bool, action: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.name = name
    self.isPlus = isPlus
    self.action = action
    self.onEditingChanged = onEditingChanged
  }

  var body: some View {
    let factor = size.factor
    let canStep = action != nil
    ZStack {
      if isPressed {
        RoundedRectangle(cornerRadius: 7 * factor, style: .continuous).fill(Color.systemFill).padding(1)
      }
      Group {
        Capsule().frame(width: 13 * factor, height: 1.75 * factor)
        if isPlus { Capsule().frame(width: 1.75 * factor, height: 13 * factor) }
      }
      .foregroundStyle(isEnabled && canStep ? Color.primary : .tertiaryLabel)
    }
    .frame(width: 42 * factor, height: 30 * factor)
    .contentShape(Rectangle())
    .gesture(
      RepeatingPressGesture(
        pressingChanged: { pressing in
          isPressed = pressing
          onEditingChanged(pressing)
        }, action: { action?() })
    )
    .modifier(
      AccessibleControl(role: .button, ringRadius: 6, unseenLabel: Text(verbatim: name)) {
        onEditingChanged(true)
        action?()
        onEditingChanged(false)
      }
    )
    .disabled(!canStep)
  }
}

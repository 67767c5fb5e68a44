// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierPrimitives

extension EnvironmentValues {
  /// Whether the view is in a group that takes the keyboard for all its controls.
  @EnvironmentEntry var isInArrowKeyGroup: Bool = false
}

/// Groups many small controls into one stop of the Tab key. Keys move a cursor from one control to the next; the controls
/// themselves draw the cursor while `\.isFocused` is true.
struct ArrowKeyGroup<Label: View>: ViewModifier {
  /// The name of the group.
  let label: Label
  /// The value of the control with the cursor, for screen readers.
  let value: String?
  /// Handles keys without Ctrl, Alt or the like; returns false for keys without a meaning in the group.
  let handle: @MainActor (KeyEquivalent) -> Bool

  init(label: Label, value: String?, handle: @escaping @MainActor (KeyEquivalent) -> Bool) {
    self.label = label
    self.value = value
    self.handle = handle
  }

  func body(content: Content) -> some View {
    content
      .environment(\.isInArrowKeyGroup, true)
      .modifier(
        AccessibleControl(
          role: .group, value: value, elements: [.button], ringRadius: nil, unseenLabel: label,
          keys: { key, modifiers in
            modifiers.subtracting([.capsLock, .numericPad]).isEmpty && handle(key)
          }))
  }
}

/// The ring around the control with the cursor of a group.
struct ArrowKeyRing<S: InsettableShape>: View {
  let shape: S
  @Environment(\.design) private var design

  init(shape: S) { self.shape = shape }

  var body: some View {
    let line = design.focus.line
    shape.inset(by: line).strokeBorder(Color.background, lineWidth: line)
      .overlay { shape.strokeBorder(.tint, lineWidth: line) }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

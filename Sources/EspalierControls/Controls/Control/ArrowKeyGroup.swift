// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierPrimitives

extension EnvironmentValues {
  private enum GroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view is in a group that takes the keyboard for all its controls.
  var isInArrowKeyGroup: Bool {
    get { self[GroupKey.self] }
    set { self[GroupKey.self] = newValue }
  }
}

/// Many small controls as one stop of the Tab key. The group's keys go from one to the other; which one they are at is drawn
/// by the controls themselves, while `\.isFocused` is true.
struct ArrowKeyGroup<Label: View>: ViewModifier {
  /// What the group is called.
  let label: Label
  /// What the keys are at, for screen readers.
  let value: String?
  /// Gets keys without Ctrl, Alt or the like; false for those that mean nothing here.
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

/// The ring around the control that the keys of a group are at.
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

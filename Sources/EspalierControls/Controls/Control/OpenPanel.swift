// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierPrimitives

/// The panel of a control: open or not, and by which kind of event.
@MainActor
struct OpenPanel: DynamicProperty {
  @State private(set) var isOpen = false
  /// Whether a key or a screen reader opened the panel, which then takes the keyboard.
  @State private(set) var isEntered = false
  @Environment(\.isEnabled) private var isEnabled

  /// Opens the panel of an enabled control after a press.
  func open() { open(isEntered: false) }

  /// Opens the panel of an enabled control after a key, or for a screen reader.
  func enter() { open(isEntered: true) }

  func close() { isOpen = false }

  private func open(isEntered: Bool) {
    self.isEntered = isEntered
    if isEnabled { isOpen = true }
  }
}

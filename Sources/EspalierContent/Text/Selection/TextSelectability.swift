// SPDX-License-Identifier: MIT

import EspalierCore

/// The setting that decides whether the user can select text.
public protocol TextSelectability {
  /// Whether texts can be selected.
  static var allowsSelection: Bool { get }
}

/// The type of `enabled`.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// The type of `disabled`.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Allows selecting and copying text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Does not allow selecting text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The modifier of `textSelection(_:)`.
nonisolated public struct _TextSelectionModifier<Selectability: TextSelectability>: InputsModifier {
  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.allowsTextSelection = Selectability.allowsSelection
  }
}

extension View {
  /// Sets whether the user can select the texts in this view: by dragging over them, a word by a double click, all text by a
  /// triple click or the keyboard. The labels of controls cannot be selected.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(_TextSelectionModifier<S>())
  }
}

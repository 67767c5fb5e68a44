// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// The dictation of a search field.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// No dictation.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
  /// Dictation in the field, which begins by an event.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}

/// The event that begins dictation.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let name: String
  /// A look at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// The choice of the microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// The size of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button that becomes the field when it is pressed, where the system chooses so.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// No effect: the input methods of a desktop dictate into every field, or into none.
  public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// No effect: a search field is always shown whole.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

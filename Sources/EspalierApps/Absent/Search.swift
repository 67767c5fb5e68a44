// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(
  *, unavailable, message: "Espalier has no dictation: desktops' input methods have it where the user wants it."
)
extension View {
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier has no dictation: desktops' input methods have it where the user wants it."
)
public struct TextInputDictationBehavior: Equatable, Sendable {
  public static let automatic = TextInputDictationBehavior()
  public static let preventDictation = TextInputDictationBehavior()
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior()
  }
}

@available(
  *, unavailable, message: "Espalier has no dictation: desktops' input methods have it where the user wants it."
)
public struct TextInputDictationActivation: Equatable, Sendable {
  public static let onLook = TextInputDictationActivation()
  public static let onSelect = TextInputDictationActivation()
}

@available(
  *, unavailable,
  message: "Espalier's tab of the role search is a page: give its field the keyboard by searchFocused(_:)."
)
extension View {
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier's tab of the role search is a page: give its field the keyboard by searchFocused(_:)."
)
public struct TabSearchActivation: Sendable {
  public static let automatic = TabSearchActivation()
  public static let searchTabSelection = TabSearchActivation()
}

@available(
  *, unavailable,
  message:
    "Espalier has no search field that shrinks to a button: use searchable(text:isPresented:) and a Button in the toolbar."
)
extension View {
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

@available(
  *, unavailable,
  message:
    "Espalier has no search field that shrinks to a button: use searchable(text:isPresented:) and a Button in the toolbar."
)
public struct SearchToolbarBehavior: Hashable, Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}

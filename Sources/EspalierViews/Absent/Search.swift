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
}

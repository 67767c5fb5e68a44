// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierPrimitives

/// The return key of a keyboard on the screen.
public enum UIReturnKeyType: Int, Sendable {
  /// The titles.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Correction of words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual, not, or always.
  case `default`, no, yes
}

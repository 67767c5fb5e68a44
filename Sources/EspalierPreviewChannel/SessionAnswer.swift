// SPDX-License-Identifier: MIT

import Foundation

/// The answer of a session's worker.
package struct SessionAnswer: Codable, Sendable {
  package var text: String
  /// PNG.
  package var picture: Data?
  /// Whether the request failed; the text is the reason and the next step.
  package var isFailure: Bool
  /// The host's state, if that was requested.
  package var state: Data?
  /// The names of the program's previews, in an answer to `open`.
  package var previews: [String]
  /// The program's standard output, and the engine's warnings, since the last answer.
  package var output: String

  package init(_ text: String = "", picture: Data? = nil, isFailure: Bool = false, state: Data? = nil) {
    self.text = text
    self.picture = picture
    self.isFailure = isFailure
    self.state = state
    previews = []
    output = ""
  }

  package static func failure(_ text: String) -> SessionAnswer { SessionAnswer(text, isFailure: true) }
}

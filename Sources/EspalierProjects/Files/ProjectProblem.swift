// SPDX-License-Identifier: MIT

import Foundation

/// A part of a project that is not read or not there; the rest is used.
package struct ProjectProblem: Hashable, Sendable, CustomStringConvertible {
  package let file: URL
  /// The reason, a sentence.
  package let reason: String

  package init(_ file: URL, _ reason: String) {
    self.file = file
    self.reason = reason
  }

  package var description: String { "\(file.path): \(reason)" }
}

/// The reason why a project cannot be used, with the next step.
package struct ProjectError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// The cause of an error.
  package enum Cause: Equatable, Sendable {
    /// The arguments name nothing, or several things.
    case choice
    /// A file of the project cannot be read.
    case file
  }

  package let cause: Cause
  /// The reason and the next step, without a full stop at the end.
  package let message: String

  static func choice(_ message: String) -> ProjectError { ProjectError(cause: .choice, message: message) }
  static func file(_ message: String) -> ProjectError { ProjectError(cause: .file, message: message) }

  package var description: String { message }
  package var errorDescription: String? { message }
}

// SPDX-License-Identifier: MIT

import Foundation

/// Failure of the recognition of speech.
public struct SFSpeechError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The recogniser has an error.
    case internalServiceError = 1
    /// The file of the sound cannot be read.
    case audioReadFailed = 2
    /// The model of a language cannot be read.
    case undefinedTemplateClassName = 7
    /// A file of a model is not valid.
    case malformedSupplementalModel = 8
    /// The time is used up.
    case timeout = 12
  }

  /// The domain of this module's errors.
  public static var errorDomain: String { "SFSpeechErrorDomain" }
  /// The kind of the error.
  public let code: Code
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    code == .audioReadFailed
      ? "The sound cannot be read." : "Speech is not recognised: Linux's desktops have no recogniser for programs."
  }

  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  static let unavailable = SFSpeechError(.internalServiceError)
}

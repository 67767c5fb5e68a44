// SPDX-License-Identifier: MIT

import Foundation

/// Failure of media.
public struct AVError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The reason is unknown.
    case unknown = -11800
    /// The media cannot be read.
    case fileFormatNotRecognized = -11828
    /// The file does not exist.
    case fileNotFound = -11836
    /// The media cannot be decoded.
    case decodeFailed = -11821
    /// The operation does not exist.
    case operationNotSupportedForAsset = -11838
  }

  /// The kind of the error.
  public let code: Code
  private let reason: String

  /// An error of a kind.
  public init(_ code: Code) { self.init(code, reason: "") }

  init(_ code: Code, reason: String) { (self.code, self.reason) = (code, reason) }

  /// The domain.
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { reason.isEmpty ? "The media cannot be played." : reason }
}

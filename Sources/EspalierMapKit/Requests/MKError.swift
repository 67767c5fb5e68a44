// SPDX-License-Identifier: MIT

import Foundation

/// The error of a request for map data. There is none on Linux.
public struct MKError: LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: UInt, Sendable {
    /// An unknown reason.
    case unknown = 1
    /// The server failed.
    case serverFailure
    /// Too many requests.
    case loadingThrottled
    /// The place was not found.
    case placemarkNotFound
    /// The way was not found.
    case directionsNotFound
    /// The answer cannot be read.
    case decodingFailed
  }

  /// The reason.
  public let code: Code
  private let request: String
  /// - Parameter code: The reason.
  public init(_ code: Code) { (self.code, request) = (code, "The request") }
  init(_ code: Code, for request: String) { (self.code, self.request) = (code, request) }

  /// The domain of the errors.
  public static let errorDomain = "MKErrorDomain"
  /// The number of the reason.
  public var errorCode: Int { Int(clamping: code.rawValue) }
  public var errorDescription: String? {
    "\(request) has no answer: Espalier has no map data. Apple's is not offered to programs on Linux."
  }
  /// The server failed.
  public static let serverFailure = Code.serverFailure
}

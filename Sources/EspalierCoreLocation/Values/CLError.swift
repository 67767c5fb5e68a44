// SPDX-License-Identifier: MIT

import Foundation

/// The domain of this module's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// Failure of a question about places.
public struct CLError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The place is not known yet.
    case locationUnknown = 0
    /// The program may not know the place: the answer on Linux.
    case denied
    /// There is no service of the network.
    case network
    /// The direction is not known.
    case headingFailure
    /// The program may not watch regions.
    case regionMonitoringDenied
    /// A region cannot be watched.
    case regionMonitoringFailure
    /// The watch of a region was delayed.
    case regionMonitoringSetupDelayed
    /// Events of a region are delayed.
    case regionMonitoringResponseDelayed
    /// There is no such place.
    case geocodeFoundNoResult
    /// A part of the address was found.
    case geocodeFoundPartialResult
    /// The request was cancelled.
    case geocodeCanceled
  }

  /// The kind of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { kCLErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  public var errorDescription: String? {
    switch code {
    case .denied: "The place of this machine is not known: Espalier does not ask location services."
    case .regionMonitoringDenied, .regionMonitoringFailure: "Regions are not watched: Espalier has no location service."
    case .network: "Addresses are not looked up: Espalier has no service for addresses."
    case .headingFailure: "This machine has no compass."
    default: "The place is not known."
    }
  }
}

extension CLError {
  /// The place is not known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The program may not know the place.
  public static var denied: Code { .denied }
  /// There is no service of the network.
  public static var network: Code { .network }
  /// The direction is not known.
  public static var headingFailure: Code { .headingFailure }
  /// There is no such place.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The request was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError.Code {
  /// Whether an error is of the kind: the pattern of a `catch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}

// SPDX-License-Identifier: MIT

import Foundation

/// The domain of this module's errors.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// Failure of haptics: `notSupported` for each engine on Linux, or a pattern that is not valid.
public struct CHHapticError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The engine was not started.
    case engineNotRunning = -4805
    /// The operation is not permitted.
    case operationNotPermitted = -4806
    /// The engine did not start in time.
    case engineStartTimeout = -4808
    /// The machine has no hardware for haptics: the error of each engine on Linux.
    case notSupported = -4809
    /// The server did not start.
    case serverInitFailed = -4810
    /// The server was interrupted.
    case serverInterrupted = -4811
    /// The pattern cannot be played.
    case invalidPatternPlayer = -4812
    /// The data of a pattern are not valid.
    case invalidPatternData = -4813
    /// The dictionary of a pattern is not valid.
    case invalidPatternDictionary = -4814
    /// The session of sounds is not valid.
    case invalidAudioSession = -4815
    /// The engine is not valid.
    case invalidEngineParameter = -4816
    /// An event has a parameter that its type does not have.
    case invalidParameterType = -4820
    /// The type of an event does not exist.
    case invalidEventType = -4821
    /// A time is no positive number.
    case invalidEventTime = -4822
    /// A duration is no positive number.
    case invalidEventDuration = -4823
    /// The sound of an event does not exist.
    case invalidAudioResource = -4824
    /// The resource is not available.
    case resourceNotAvailable = -4825
    /// The sound of an event is not valid.
    case badEventEntry = -4830
    /// A parameter is not valid.
    case badParameterEntry = -4831
    /// The time is not valid.
    case invalidTime = -4840
    /// The file does not exist.
    case fileNotFound = -4851
    /// The battery is low.
    case insufficientPower = -4897
    /// The reason is not known.
    case unknownError = -4898
    /// Memory is exhausted.
    case memoryError = -4899
  }

  /// The kind of the error.
  public let code: Code
  private let text: String

  /// An error of a kind.
  public init(_ code: Code) {
    self.init(code, code == .notSupported ? "This machine has no hardware for haptics." : "The pattern is not valid.")
  }

  init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }

  /// The domain.
  public static var errorDomain: String { CoreHapticsErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  public var errorDescription: String? { text }
}

extension CHHapticError.Code {
  /// Whether an error is of the kind: the pattern of a `catch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CHHapticError)?.code == code }
}

extension CHHapticError {
  // Patterns of a `catch`.
  /// The kind `notSupported`.
  public static var notSupported: Code { .notSupported }
  /// The kind `engineNotRunning`.
  public static var engineNotRunning: Code { .engineNotRunning }
  /// The kind `operationNotPermitted`.
  public static var operationNotPermitted: Code { .operationNotPermitted }
  /// The kind `fileNotFound`.
  public static var fileNotFound: Code { .fileNotFound }
}

// SPDX-License-Identifier: MIT

import EspalierContent
import Foundation
import SwiftUI

/// The reason for which an intent was not performed.
public enum IntentError: LocalizedError, Hashable, CustomStringConvertible {
  /// A parameter has no value, and nothing can ask the user for it.
  case needsValue(String)
  /// A parameter's value is outside of its range.
  case outOfRange(String)
  /// The user would have to answer a question.
  case cannotAsk(String)
  /// The system lacks the service.
  case notAvailable(String)
  /// The program did not add an object that the intent uses.
  case missingDependency(String)

  /// The reason.
  public var description: String {
    switch self {
    case .needsValue(let text), .outOfRange(let text), .cannotAsk(let text), .notAvailable(let text),
      .missingDependency(let text):
      text
    }
  }
  public var errorDescription: String? { description }
}

/// Reasons of Apple's system for which an intent is not performed. An intent can throw them.
public enum AppIntentError {
  /// The system does not let the program do it.
  public enum PermissionRequired: Error, Hashable, Sendable {
    /// Access to a device or to data.
    case siri, bluetooth, camera, contacts, location, microphone, photos, wifi, unknown
  }
  /// The user has to do something first.
  public enum UserActionRequired: Error, Hashable, Sendable {
    /// A setting, an account, a connection or another action.
    case accountSetup, appSettings, confirmation, signin, unknown
  }
  /// It is impossible.
  public enum Unrecoverable: Error, Hashable, Sendable {
    /// The value does not exist, the action is not offered, or another reason.
    case entityNotFound, featureCurrentlyRestricted, notAllowed, notAvailable, unknown
  }
}

/// A value with a localised description.
public protocol CustomLocalizedStringResourceConvertible {
  /// The description.
  var localizedStringResource: LocalizedStringResource { get }
}

/// The text of an error: the localised description of the program's own, or Foundation's.
func message(of error: any Error) -> String {
  if let error = error as? any CustomLocalizedStringResourceConvertible {
    return String(localized: error.localizedStringResource)
  }
  return (error as? any LocalizedError)?.errorDescription ?? "\(error)"
}

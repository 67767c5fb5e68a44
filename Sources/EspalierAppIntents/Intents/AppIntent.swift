// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A type with a name that lasts over versions of a program.
public protocol PersistentlyIdentifiable {
  /// The name of the type; the type's own name by default.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// An action of the program. Linux has no Siri and no Shortcuts: the program itself performs it, by `Button(intent:)`,
/// `Toggle(isOn:intent:)`, a call of the intent, or `perform()`.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence with the parameters.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
  /// The name of the action.
  static var title: LocalizedStringResource { get }
  /// A description of the action; nil by default.
  static var description: IntentDescription? { get }
  /// Whether the program comes to the front first; false by default. Here the program runs in any case.
  static var openAppWhenRun: Bool { get }
  /// Whether the system lists the action; true by default. Here no list exists.
  static var isDiscoverable: Bool { get }
  /// The state of the device in which the action may be performed. Here it is not checked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The sentence with the parameters.
  @ParameterSummaryBuilder static var parameterSummary: SummaryContent { get }
  /// Performs the action.
  func perform() async throws -> PerformResult
  /// An intent with the default values of its parameters.
  init()
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// Value of an intent that the user or the program chooses.
  public typealias Parameter = IntentParameter
  /// An object of the program that an intent uses.
  public typealias Dependency = AppDependency
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// The states of a device in which an action may be performed.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// In any state.
  case alwaysAllowed
  /// After the user has identified himself.
  case requiresAuthentication
  /// After the user has identified himself on this device.
  case requiresLocalDeviceAuthentication
}

/// A description of an action.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The text.
  public let descriptionText: LocalizedStringResource
  /// The group of the action.
  public let categoryName: LocalizedStringResource?
  /// Words by which a search finds the action.
  public let searchKeywords: [LocalizedStringResource]
  /// The name of the action's value.
  public let resultValueName: LocalizedStringResource?

  /// - Parameters:
  ///   - text: The text.
  ///   - categoryName: The group of the action.
  ///   - searchKeywords: Words by which a search finds the action.
  ///   - resultValueName: The name of the action's value.
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    descriptionText = text
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  /// A description with values in its text.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

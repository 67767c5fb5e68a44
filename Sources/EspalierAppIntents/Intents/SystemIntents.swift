// SPDX-License-Identifier: MIT

import Foundation

/// An action for which the system has a place.
public protocol SystemIntent: AppIntent {}

/// An action that shows a value in the program.
public protocol OpenIntent: SystemIntent {
  /// The type of the value.
  associatedtype Value
  /// The value that is shown.
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

/// An action that sets a value, such as the state of a switch.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType
  /// The new value.
  var value: ValueType { get set }
}

/// An action that removes values.
public protocol DeleteIntent: SystemIntent {
  /// The type of the values.
  associatedtype Value
  /// The values that are removed.
  var entities: [Value] { get set }
}

/// An action that shows the results of a search in the program.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The words of the search.
  var criteria: StringSearchCriteria { get set }
}

/// The words of a search.
public struct StringSearchCriteria: Hashable, Sendable {
  /// The words.
  public var term: String
  /// - Parameter term: The words.
  public init(term: String) { self.term = term }
}

/// The choices of a widget's user. It is not performed.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// Has no effect: the values of the intent are its purpose.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// The choices of the user of a control. It is not performed.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// Has no effect: the values of the intent are its purpose.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An action that starts or changes the playing of sounds.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An action that records sounds.
public protocol AudioRecordingIntent: SystemIntent {}
/// An action that starts or changes a live activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An action that the system may suggest.
public protocol PredictableIntent: AppIntent {}
/// An action with a progress.
public protocol ProgressReportingIntent: AppIntent {}

/// An action that begins in the background and can continue in the program's windows.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Continues in the program's windows: here the action runs in the program in any case.
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () throws -> Void)? = nil
  ) async throws {
    try await MainActor.run { try continuation?() }
  }
}

/// An action that adapts the program to the user's focus, such as work. Linux's desktops have no focus.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
  /// The changes of the program.
  var appContext: FocusFilterAppContext { get }
  /// Suggestions for a focus.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// Changes nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  /// No suggestions.
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
  /// The filter of the present focus.
  /// - Throws: `IntentError.notAvailable`, since there is no focus.
  public static var current: Self {
    get async throws { throw IntentError.notAvailable("Linux's desktops have no focus, and no filters of it.") }
  }
}

/// The changes of a program in a focus.
public struct FocusFilterAppContext: Sendable {
  /// Selects the notifications that are shown.
  public var notificationFilterPredicate: NSPredicate? { nil }
  /// A text that identifies the account.
  public var targetContentIdentifierPrefix: String?
  /// - Parameter targetContentIdentifierPrefix: A text that identifies the account.
  public init(targetContentIdentifierPrefix: String? = nil) {
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// The focus for which suggestions are made.
public struct FocusFilterSuggestionContext: Sendable {
  /// Whether the focus is new.
  public let isNew: Bool
}

/// A package with intents.
public protocol AppIntentsPackage {
  /// The packages whose intents belong to this one.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

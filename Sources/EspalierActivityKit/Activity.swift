// SPDX-License-Identifier: MIT

import EspalierContent
import Foundation

/// The values of a live activity that do not change.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The values that change.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The values of an activity at a time.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// The values.
  public var state: State
  /// The time at which they are outdated.
  public var staleDate: Date?
  /// The order among several activities.
  public var relevanceScore: Double

  /// Values, with the time at which they are outdated.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// The state of an activity.
public enum ActivityState: Codable, Hashable, Sendable {
  /// It is shown, it has ended, it is gone, its values are outdated, it is planned.
  case active, ended, dismissed, stale, pending
}

/// The time at which an ended activity is removed.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  private let isImmediate: Bool
  /// After some hours.
  public static let `default` = Self(date: nil, isImmediate: false)
  /// At once.
  public static let immediate = Self(date: nil, isImmediate: true)
  /// At a time.
  public static func after(_ date: Date) -> Self { Self(date: date, isImmediate: false) }
}

/// The way in which a server changes an activity.
public struct PushType: Hashable, Sendable {
  private let name: String
  /// By a token of the activity.
  public static let token = Self(name: "token")
  /// By a channel.
  public static func channel(_ identifier: String) -> Self { Self(name: identifier) }
}

/// The texts of a notice about a change.
public struct AlertConfiguration: Sendable {
  /// The sound of a notice.
  public struct AlertSound: Hashable, Sendable {
    private let name: String
    /// The system's.
    public static let `default` = Self(name: "")
    /// A file of the program.
    public static func named(_ name: String) -> Self { Self(name: name) }
  }
  /// The title.
  public let title: LocalizedStringResource
  /// The text.
  public let body: LocalizedStringResource
  /// The sound.
  public let sound: AlertSound
  /// Texts and a sound.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}

/// The reason why an activity is not shown: `unsupported` on Linux.
public enum ActivityAuthorizationError: Int, LocalizedError, Sendable {
  /// The values are too large.
  case attributesTooLarge
  /// The device shows no activities: the error on Linux.
  case unsupported
  /// The user has refused.
  case denied
  /// The device shows no more.
  case globalMaximumExceeded
  /// The program shows no more.
  case targetMaximumExceeded
  /// The program does not name activities in its Info.plist.
  case unsupportedTarget
  /// The program is not in the foreground.
  case visibility
  /// The values cannot be kept.
  case persistenceFailure
  /// The program lacks an identifier.
  case missingProcessIdentifier
  /// The program lacks a permission.
  case unentitled
  /// The activity is not valid.
  case malformedActivityIdentifier
  /// The way to the program is missing.
  case reconnectNotPermitted

  public var errorDescription: String? {
    self == .unsupported ? "Linux's desktops show no live activities." : "The live activity is not shown (\(self))."
  }
}

/// Whether live activities are shown: not on Linux.
public final class ActivityAuthorizationInfo: Sendable {
  /// The settings.
  public init() {}
  /// Whether activities are shown: no.
  public var areActivitiesEnabled: Bool { false }
  /// Whether activities may change often: no.
  public var frequentPushesEnabled: Bool { false }
  /// The changes of `areActivitiesEnabled`: the present value, without an end.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.yield(false) } }
}

/// A live activity. Linux's desktops show none: there are no activities, and a request fails with
/// `ActivityAuthorizationError.unsupported`.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// The values that change.
  public typealias ContentState = Attributes.ContentState
  /// The values at a time.
  public typealias Content = ActivityContent<ContentState>

  /// A name of the activity.
  public let id: String
  /// The values that do not change.
  public let attributes: Attributes
  /// The present values.
  public let content: Content
  /// The state.
  public var activityState: ActivityState { .dismissed }
  /// The present values.
  public var contentState: ContentState { content.state }
  /// The token for a server: none.
  public var pushToken: Data? { nil }
  /// The changes of the values: none.
  public var contentUpdates: AsyncStream<Content> { AsyncStream { $0.finish() } }
  /// The changes of the state: none.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// The changes of the token: none.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  private init(_ attributes: Attributes, _ content: Content) {
    (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
  }

  /// The program's activities: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// New activities of the program: none.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
  /// The token with which a server begins activities: none.
  public static var pushToStartToken: Data? { nil }
  /// The changes of that token: none.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  /// Shows an activity.
  /// - Throws: `ActivityAuthorizationError.unsupported`.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Shows an activity.
  /// - Throws: `ActivityAuthorizationError.unsupported`.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Changes the values. There is no activity on Linux to call it on.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {}
  /// Changes the values. There is no activity on Linux to call it on.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  /// Ends the activity. There is no activity on Linux to call it on.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Ends the activity. There is no activity on Linux to call it on.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

// SPDX-License-Identifier: MIT

import Foundation

/// Content of a widget from a date on.
public protocol TimelineEntry {
  /// The date from which the content is shown.
  var date: Date { get }
  /// The importance of the content in a stack of widgets.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No importance.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// Importance of a widget's content in a stack of widgets.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The importance in relation to other entries; 0 or less for none.
  public var score: Float
  /// The time for which it is important, in seconds; 0 until the next entry.
  public var duration: TimeInterval

  /// An importance for a time, in seconds.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// Time at which a widget's entries are computed again.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case atEnd, never
    case after(Date)
  }
  private let kind: Kind

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// At requests of the program only.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

/// The entries of a widget.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, in the order of their dates.
  public let entries: [EntryType]
  /// The time at which entries are computed again.
  public let policy: TimelineReloadPolicy

  /// Entries, and the time at which they are computed again.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

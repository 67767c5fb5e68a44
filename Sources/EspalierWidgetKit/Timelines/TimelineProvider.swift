// SPDX-License-Identifier: MIT

import Foundation

/// Circumstances of a widget.
public struct TimelineProviderContext: Sendable {
  /// The size and place.
  public let family: WidgetFamily
  /// Whether the widget is shown in the list from which the user chooses.
  public let isPreview: Bool
  /// The size, in points.
  public let displaySize: CGSize

  /// The circumstances of a family: there is no system that would make them.
  package init(family: WidgetFamily, isPreview: Bool) {
    (self.family, self.isPreview, displaySize) = (family, isPreview, family.size)
  }
}

/// Computes the entries of a widget.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The circumstances.
  typealias Context = TimelineProviderContext

  /// An entry without the user's data, which is shown at first.
  func placeholder(in context: Context) -> Entry
  /// Computes an entry for the present.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Computes entries for the present and the future.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Computes the entries of a widget that the user can configure by an intent of AppIntents.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the user's choices.
  associatedtype Intent
  /// The circumstances.
  typealias Context = TimelineProviderContext

  /// An entry without the user's data, which is shown at first.
  func placeholder(in context: Context) -> Entry
  /// An entry for the present.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Entries for the present and the future.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Choices for places without settings, such as a watch.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// No choices.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Choice for places without settings, with its name.
public struct AppIntentRecommendation<Intent> {
  /// The choice.
  public let intent: Intent
  /// The name for people.
  public let description: String

  /// A choice and its name.
  public init(intent: Intent, description: some StringProtocol) {
    (self.intent, self.description) = (intent, String(description))
  }
}

// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import Foundation

/// Widget that the user cannot configure. Nothing shows it on Linux.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// The kind of the widget.
  let kind: String

  /// - Parameters:
  ///   - kind: The name of the kind, by which the program reloads the widgets.
  ///   - provider: Computes the entries.
  ///   - content: The view of an entry.
  public nonisolated init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) { self.kind = kind }

  public var body: Never { fatalError("StaticConfiguration is a primitive: it has no body") }
}

/// Widget that the user configures by an intent of AppIntents. Nothing shows it on Linux.
public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  /// The kind of the widget.
  let kind: String

  /// - Parameters:
  ///   - kind: The name of the kind, by which the program reloads the widgets.
  ///   - intent: The type of the user's choices.
  ///   - provider: Computes the entries.
  ///   - content: The view of an entry.
  public nonisolated init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent { self.kind = kind }

  public var body: Never { fatalError("AppIntentConfiguration is a primitive: it has no body") }
}

/// Widget that the user configures by an intent of SiriKit.
@available(*, unavailable, message: "Linux has no Siri and no intents: use a StaticConfiguration.")
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  /// A widget of a kind.
  public init<Provider>(
    kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Any) -> Content
  ) {}
  public var body: Never { fatalError("unavailable") }
}

/// Computes the entries of a widget that the user configures by an intent of SiriKit.
@available(*, unavailable, message: "Linux has no Siri and no intents: use a TimelineProvider.")
public protocol IntentTimelineProvider {}

/// Activity on a locked screen.
@available(*, unavailable, message: "Linux's desktops show no live activities: show the view in a window.")
public struct ActivityConfiguration<Attributes>: WidgetConfiguration {
  public var body: Never { fatalError("unavailable") }
}

extension WidgetConfiguration {
  /// The sizes and places that the user can choose. Without effect, as nothing shows the widget.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Places that the system avoids. Without effect, as nothing shows the widget.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
}

/// Place of a widget on a device.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  /// The home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The locked screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The screen of a charging phone.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The widgets of a phone on a desktop.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// The screen of a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

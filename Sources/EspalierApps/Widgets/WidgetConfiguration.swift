// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

/// Content of a widget and its description. Nothing shows it on Linux; its modifiers have no effect.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration behind this one; the compiler infers it.
  associatedtype Body: WidgetConfiguration
  /// The configuration behind this one.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// Configuration without content.
public struct EmptyWidgetConfiguration: WidgetConfiguration, Widget {
  /// The configuration.
  public nonisolated init() {}
  public var body: Never { fatalError("EmptyWidgetConfiguration is a primitive: it has no body") }
}

extension WidgetConfiguration {
  /// The name in the list of widgets.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// The name in the list of widgets.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// The name in the list of widgets.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
  /// The description in the list of widgets.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// The description in the list of widgets.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// The description in the list of widgets.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// Leaves out the margins of the content.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Whether the system may leave out the background.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// Asks the user for choices when the widget is added.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  /// Receives the end of downloads in the background.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ backgroundURLSessionEvents: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  /// Receives the end of downloads in the background.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ backgroundURLSessionEvents: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Runs work while the program does not run.
  @available(*, unavailable, message: "Linux starts no program in the background for a widget.")
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration { self }
}

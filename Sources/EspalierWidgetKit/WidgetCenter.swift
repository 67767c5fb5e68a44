// SPDX-License-Identifier: MIT

import Foundation

/// The widgets that the user has added. Linux's desktops show none: reloads have no effect, and the list is empty.
public final class WidgetCenter: Sendable {
  /// The center of the program.
  public static let shared = WidgetCenter()

  private init() {}

  /// Computes the entries of all widgets again: there are none.
  public func reloadAllTimelines() {}

  /// Computes the entries of the widgets of a kind again: there are none.
  public func reloadTimelines(ofKind kind: String) {}

  /// Reads the recommendations for widgets again: there are none.
  public func invalidateConfigurationRecommendations() {}

  /// Reads the user's widgets: none.
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    DispatchQueue.global().async { completion(.success([])) }
  }

  /// The user's widgets: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// Widget that the user has added.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The kind of the widget.
  public let kind: String
  /// The size.
  public let family: WidgetFamily
  /// The widget itself: its kind and size.
  public var id: WidgetInfo { self }
}

// SPDX-License-Identifier: MIT

import Foundation

/// An announcement to users of screen readers, without a view for it.
public enum AccessibilityNotification {
  /// A sentence that is spoken.
  @MainActor @preconcurrency
  public struct Announcement {
    private let text: String

    /// An announcement of a string, which is not translated.
    public init(_ announcement: String) { text = announcement }
    /// An announcement of an attributed string; its attributes are not read.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Announces the text if a screen reader runs; else it has no effect.
    public func post() { for listener in Announcements.listeners.values { listener(text) } }
  }
}

/// The receiver of announcements.
@MainActor
package enum Announcements {
  fileprivate static var listeners: [ObjectIdentifier: @MainActor (String) -> Void] = [:]

  /// - Parameter listener: Nil ends it.
  package static func listen(_ owner: AnyObject, _ listener: (@MainActor (String) -> Void)?) {
    listeners[ObjectIdentifier(owner)] = listener
  }
}

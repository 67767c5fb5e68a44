// SPDX-License-Identifier: MIT

import Foundation

/// A touch that a device lets its user feel. Desktops have no device for it: the methods do nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// A generator without a device.
  public nonisolated override init() { super.init() }

  /// Nothing is prepared.
  open func prepare() {}
}

/// The touch of an impact; without effect.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of impacts.
  public enum FeedbackStyle: Int, Sendable {
    /// By weight, or by hardness.
    case light, medium, heavy, soft, rigid
  }

  /// An impact of a medium weight.
  public nonisolated override init() { super.init() }
  /// An impact of a kind.
  public nonisolated init(style: FeedbackStyle) { super.init() }
  /// An impact in a view.
  public nonisolated convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  /// Nothing is felt.
  public func impactOccurred() {}
  /// Nothing is felt.
  public func impactOccurred(intensity: CGFloat) {}
}

/// The touch of a change of a selection; without effect.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Nothing is felt.
  public func selectionChanged() {}
}

/// The touch of a message; without effect.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of messages.
  public enum FeedbackType: Int, Sendable {
    /// Something was done, may be wrong, or has failed.
    case success, warning, error
  }
  /// Nothing is felt.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

// SPDX-License-Identifier: MIT

/// Urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Listed without a sound: the service's low urgency.
  case passive
  /// Shown at once: the service's normal urgency.
  case active
  /// Shown although the user is occupied: the service's critical urgency.
  case timeSensitive
  /// Shown in any case: the service's critical urgency.
  case critical

  /// The urgency in the specification of desktop notifications: 0, 1 or 2.
  var urgency: UInt8 {
    switch self {
    case .passive: 0
    case .active: 1
    case .timeSensitive, .critical: 2
    }
  }
}

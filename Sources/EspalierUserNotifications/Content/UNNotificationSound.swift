// SPDX-License-Identifier: MIT

import Foundation

/// Name of a sound file of the program's bundle: `bell.wav`.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Sound of a notification. The desktop plays it, if its service of notifications has sounds.
public final class UNNotificationSound: NSObject, Sendable {
  enum Kind: Hashable, Sendable {
    case standard
    case named(String)
  }
  let kind: Kind
  let isCritical: Bool

  init(kind: Kind, isCritical: Bool = false) { (self.kind, self.isCritical) = (kind, isCritical) }

  /// A sound file of the program's bundle.
  public convenience init(named name: UNNotificationSoundName) { self.init(kind: .named(name.rawValue)) }

  /// The desktop's sound for messages.
  public static let `default` = UNNotificationSound(kind: .standard)
  /// The desktop's sound for messages: the theme of a desktop has no louder one.
  public static let defaultCritical = UNNotificationSound(kind: .standard, isCritical: true)
  /// The desktop's sound for messages: the theme of a desktop has no ringtone of the user's.
  public static let defaultRingtone = UNNotificationSound(kind: .standard)
  /// The desktop's sound for messages. The volume is the desktop's.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
  /// A sound file of the program's bundle, for a critical notification.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(kind: .named(name.rawValue), isCritical: true)
  }
  /// A sound file of the program's bundle, for a critical notification. The volume is the desktop's.
  public static func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { criticalSoundNamed(name) }

  /// Whether the other object is the same sound.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return kind == other.kind && isCritical == other.isCritical
  }
  /// A number that equal sounds share.
  public override var hash: Int { kind.hashValue }
}

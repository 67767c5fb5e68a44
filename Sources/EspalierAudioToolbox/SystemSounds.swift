// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The sounds of the program: the system's by their numbers, and registered files.
final class SystemSounds: Sendable {
  static let shared = SystemSounds()

  /// Source of a sound.
  enum Source: Equatable, Sendable {
    /// A sound of the desktop's theme, by its name in the specification of sound names.
    case event(String)
    /// A file, by its path.
    case file(String)
  }

  private struct State {
    var files: [SystemSoundID: String] = [:]
    // Numbers of Apple's own sounds are below.
    var next: SystemSoundID = 5000
  }
  private let state = Mutex(State())

  func register(_ path: String) -> SystemSoundID {
    state.withLock {
      $0.next += 1
      $0.files[$0.next] = path
      return $0.next
    }
  }

  func remove(_ number: SystemSoundID) -> Bool { state.withLock { $0.files.removeValue(forKey: number) != nil } }

  /// The sound of a number; nil for the vibration.
  func source(_ number: SystemSoundID) -> Source? {
    if let path = state.withLock({ $0.files[number] }) { return .file(path) }
    return Self.event(number).map(Source.event)
  }

  /// Plays a sound on another thread, and calls `ended` at its end, or at once if there is none.
  func play(_ number: SystemSoundID, ended: @escaping @Sendable () -> Void) {
    guard let source = source(number) else { return ended() }
    SoundTheme.play(source, ended: ended)
  }

  /// The name of the desktop's sound with the meaning of Apple's sound; nil for the vibration.
  private static func event(_ number: SystemSoundID) -> String? {
    switch number {
    case 1000: "message-new-email"
    case 1001: "message-sent-email"
    case 1004, 1308: "message-sent-instant"
    case 1002, 1003, 1007...1010, 1012...1016, 1020...1036, 1300...1307, 1309...1336: "message-new-instant"
    case 1005: "alarm-clock-elapsed"
    case 1006: "battery-low"
    case 1057, 1103...1105, 1123, 1155...1157, 1200...1211: "button-pressed"
    case 1106: "power-plug"
    case 1108: "camera-shutter"
    case 1111, 1117: "device-added"
    case 1110, 1112, 1118: "device-removed"
    case 1150...1154: "phone-incoming-call"
    case 1401, 1407, 1520...1521: "complete"
    case 1053, 1073, 1402: "dialog-error"
    case 1050...1056, 1058...1074: "dialog-information"
    case kSystemSoundID_Vibrate, 1011, 1350...1352: nil
    default: "bell"
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// The program as a source and a receiver of sounds: it may not record, as Espalier records nothing.
public final class AVAudioApplication: NSObject, @unchecked Sendable {
  /// The user's decision about recording.
  public enum recordPermission: Int, Sendable {
    /// No question was shown.
    case undetermined = 0x756E_6474
    /// Nothing is recorded: the only value on Linux.
    case denied = 0x6465_6E79
    /// The program may record.
    case granted = 0x6772_6E74
  }

  /// The program.
  public static let shared = AVAudioApplication()
  /// Whether the program may record: no.
  public var recordPermission: recordPermission { .denied }

  /// Asks for the permission to record: it is denied.
  public class func requestRecordPermission() async -> Bool { false }

  /// Asks for the permission to record: it is denied.
  public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { response(false) }
  }
}

extension AVAudioSession {
  /// Whether the machine has a microphone for the program: no.
  public var isInputAvailable: Bool { false }
  /// The number of channels of the microphone: 0.
  public var inputNumberOfChannels: Int { 0 }
  /// The number of frames in a second of the loudspeaker: not known, so 44,100.
  public var sampleRate: Double { 44_100 }

  /// Sets the number of frames in a second; without effect, as the desktop mixes sounds.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Sets the length of a buffer in seconds; without effect, as the desktop mixes sounds.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}

  /// Another program has interrupted the sounds. Desktops interrupt none, so that it is not posted.
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  /// Another loudspeaker is used. It is not posted.
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")

  /// Beginning or end of an interruption.
  public enum InterruptionType: UInt, Sendable {
    /// The end.
    case ended
    /// The beginning.
    case began
  }
}

/// Key of an interruption's notification: an `AVAudioSession.InterruptionType`.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// Key of an interruption's notification: choices about its end.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"

// SPDX-License-Identifier: MIT

import Foundation

/// The program's part in the sounds of a phone. Desktops mix the sounds of all programs: settings are kept, without effect, and there
/// is no record permission, as nothing is recorded.
public final class AVAudioSession: NSObject, @unchecked Sendable {
  /// Kind of a program's sounds.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sounds beside those of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds instead of those of others, which a switch silences.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that are the program's purpose.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and sounds.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several outputs.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// Purpose of a program's sounds.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// None in particular.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A film.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// A conversation.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// A conversation with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// A film that is recorded.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// A measurement.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// A game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
  }

  /// Relation to the sounds of other programs.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Beside others.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Others become softer.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// By a headset.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// By the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Speech of others pauses.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// By a headset, for listening only.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// By another device.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  /// Rule for the end of a session.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other programs go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The user's decision about recording.
  public enum RecordPermission: UInt, Sendable {
    /// No question was shown.
    case undetermined = 0x756E_6474
    /// Nothing is recorded: the only value on Linux.
    case denied = 0x6465_6E79
    /// The program may record.
    case granted = 0x6772_6E74
  }

  private static let shared = AVAudioSession()
  /// The session of the program.
  public class func sharedInstance() -> AVAudioSession { shared }

  /// The kind of the program's sounds, as it was set.
  public private(set) var category = Category.soloAmbient
  /// The purpose of the program's sounds, as it was set.
  public private(set) var mode = Mode.default
  /// The relation to other programs, as it was set.
  public private(set) var categoryOptions: CategoryOptions = []
  /// Whether another program plays sounds: not known, so false.
  public var isOtherAudioPlaying: Bool { false }
  /// The volume of the output, from 0 to 1: not known, so 1.
  public var outputVolume: Float { 1 }
  /// Whether the program may record: no, as Espalier records nothing.
  public var recordPermission: RecordPermission { .denied }

  /// Sets kind, purpose and relation to others; without effect.
  public func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }

  /// Sets the purpose; without effect.
  public func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Begins or ends the session; without effect.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Asks for the permission to record: it is denied, as Espalier records nothing.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { response(false) }
  }
}

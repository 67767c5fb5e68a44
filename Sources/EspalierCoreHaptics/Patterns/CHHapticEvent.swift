// SPDX-License-Identifier: MIT

import Foundation

/// Resource of a sound, by the number of an engine.
public typealias CHHapticAudioResourceID = Int

/// A part of a pattern: a tap, a vibration or a sound.
open class CHHapticEvent: NSObject, @unchecked Sendable {
  /// The kind of an event, with its name in files.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tap.
    public static let hapticTransient = Self(rawValue: "HapticTransient")
    /// A vibration.
    public static let hapticContinuous = Self(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = Self(rawValue: "AudioContinuous")
    /// A sound of the program.
    public static let audioCustom = Self(rawValue: "AudioCustom")
    static let all = [hapticTransient, hapticContinuous, audioContinuous, audioCustom]
  }

  /// A value of an event, with its name in files.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength, 0…1.
    public static let hapticIntensity = Self(rawValue: "HapticIntensity")
    /// The character, from round, 0, to sharp, 1.
    public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    /// The time of the rise, 0…1.
    public static let attackTime = Self(rawValue: "AttackTime")
    /// The time of the fall, 0…1.
    public static let decayTime = Self(rawValue: "DecayTime")
    /// The time of the end, 0…1.
    public static let releaseTime = Self(rawValue: "ReleaseTime")
    /// Whether the event is held between rise and end: 0 or 1.
    public static let sustained = Self(rawValue: "Sustained")
    /// The volume of a sound, 0…1.
    public static let audioVolume = Self(rawValue: "AudioVolume")
    /// The pitch of a sound, -1…1.
    public static let audioPitch = Self(rawValue: "AudioPitch")
    /// The place of a sound from left, -1, to right, 1.
    public static let audioPan = Self(rawValue: "AudioPan")
    /// The brightness of a sound, 0…1.
    public static let audioBrightness = Self(rawValue: "AudioBrightness")
    static let all = [
      hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained, audioVolume, audioPitch,
      audioPan,
      audioBrightness,
    ]
  }

  /// The kind.
  public let type: EventType
  /// The values.
  public let eventParameters: [CHHapticEventParameter]
  /// The time in seconds since the pattern's beginning.
  open var relativeTime: TimeInterval
  /// The length in seconds; 0 for a tap.
  open var duration: TimeInterval
  /// The sound; nil for other events.
  let waveform: String?

  init(
    type: EventType, parameters: [CHHapticEventParameter], time: TimeInterval, duration: TimeInterval, waveform: String?
  ) {
    (self.type, eventParameters, relativeTime) = (type, parameters, time)
    (self.duration, self.waveform) = (duration, waveform)
  }

  /// An event without a length.
  public convenience init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
  ) { self.init(type: type, parameters: eventParams, time: time, duration: 0, waveform: nil) }

  /// An event with a length in seconds.
  public convenience init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval
  ) { self.init(type: type, parameters: eventParams, time: time, duration: duration, waveform: nil) }
}

/// The value of an event's parameter.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  /// The parameter.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value.
  open var value: Float
  /// A value of a parameter.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// A change of all events from a time on.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
  /// A value of all events, with its name in files.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A factor of the strength, 0…1.
    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
    /// An addition to the sharpness, -1…1.
    public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
    /// An addition to the time of the rise, -1…1.
    public static let hapticAttackTimeControl = Self(rawValue: "HapticAttackTimeControl")
    /// An addition to the time of the fall, -1…1.
    public static let hapticDecayTimeControl = Self(rawValue: "HapticDecayTimeControl")
    /// An addition to the time of the end, -1…1.
    public static let hapticReleaseTimeControl = Self(rawValue: "HapticReleaseTimeControl")
    /// A factor of the volume, 0…1.
    public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
    /// An addition to the place of sounds, -1…1.
    public static let audioPanControl = Self(rawValue: "AudioPanControl")
    /// An addition to the brightness of sounds, -1…1.
    public static let audioBrightnessControl = Self(rawValue: "AudioBrightnessControl")
    /// An addition to the pitch of sounds, -1…1.
    public static let audioPitchControl = Self(rawValue: "AudioPitchControl")
    /// An addition to the rise of sounds, -1…1.
    public static let audioAttackTimeControl = Self(rawValue: "AudioAttackTimeControl")
    /// An addition to the fall of sounds, -1…1.
    public static let audioDecayTimeControl = Self(rawValue: "AudioDecayTimeControl")
    /// An addition to the end of sounds, -1…1.
    public static let audioReleaseTimeControl = Self(rawValue: "AudioReleaseTimeControl")
    static let all = [
      hapticIntensityControl, hapticSharpnessControl, hapticAttackTimeControl, hapticDecayTimeControl,
      hapticReleaseTimeControl, audioVolumeControl, audioPanControl, audioBrightnessControl, audioPitchControl,
      audioAttackTimeControl, audioDecayTimeControl, audioReleaseTimeControl,
    ]
  }

  /// The parameter.
  public let parameterID: ID
  /// The value.
  open var value: Float
  /// The time in seconds since the pattern's beginning.
  open var relativeTime: TimeInterval
  /// A change of a parameter.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// A change of all events over time, straight between points.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
  /// A value at a time.
  open class ControlPoint: NSObject, @unchecked Sendable {
    /// The time in seconds since the curve's beginning.
    open var relativeTime: TimeInterval
    /// The value.
    open var value: Float
    /// A value at a time.
    public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
  }

  /// The parameter.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The time in seconds since the pattern's beginning.
  open var relativeTime: TimeInterval
  /// The points.
  public let controlPoints: [ControlPoint]
  /// A curve of a parameter.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) { (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime) }
}

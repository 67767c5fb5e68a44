// SPDX-License-Identifier: MIT

import Foundation

/// Receives the events of an `AVAudioRecorder`.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// The recording has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// The recording has failed.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// The default has no effect.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// The default has no effect.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Recorder of sounds. Espalier records nothing: no recorder can be made, and the error has the reason.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// The form of the sound, by Apple's keys.
  public let settings: [String: Any]
  /// The object that receives the events.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether the volume is measured.
  open var isMeteringEnabled = false

  /// A recorder of a file, which cannot be made.
  /// - Throws: An error of the domain `com.apple.coreaudio.avfaudio` with the reason.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
    throw AudioEngineError.isNotRecorded.error
  }

  /// Whether a recording runs: no.
  open var isRecording: Bool { false }
  /// The length of the recording in seconds: 0.
  open var currentTime: TimeInterval { 0 }
  /// Creates the file: false.
  open func prepareToRecord() -> Bool { false }
  /// Begins to record: false.
  open func record() -> Bool { false }
  /// Records for a number of seconds: false.
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Pauses; without effect.
  open func pause() {}
  /// Ends the recording; without effect.
  open func stop() {}
  /// Removes the file: false.
  open func deleteRecording() -> Bool { false }
  /// Measures the volume; without effect.
  open func updateMeters() {}
  /// The mean volume of a channel in decibels: that of silence, -160.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The highest volume of a channel in decibels: that of silence, -160.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Key of a sound's form: its kind.
public let AVFormatIDKey = "AVFormatIDKey"
/// Key of a sound's form: the number of frames in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// Key of a sound's form: the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// Key of a sound's form: the quality, an `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"

/// Quality of a compressed sound.
public enum AVAudioQuality: Int, Sendable {
  /// The lowest.
  case min = 0
  /// Low.
  case low = 0x20
  /// Medium.
  case medium = 0x40
  /// High.
  case high = 0x60
  /// The highest.
  case max = 0x7F
}

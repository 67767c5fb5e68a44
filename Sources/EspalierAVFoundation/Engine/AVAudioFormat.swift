// SPDX-License-Identifier: MIT

import Foundation

/// Number of a channel or of channels.
public typealias AVAudioChannelCount = UInt32
/// Number of frames: samples of one channel.
public typealias AVAudioFrameCount = UInt32
/// Position in frames.
public typealias AVAudioFramePosition = Int64
/// Number of an input or output of a node.
public typealias AVAudioNodeBus = Int

/// Form of the samples of a sound.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// A form that the others do not describe.
  case otherFormat
  /// `Float`.
  case pcmFormatFloat32
  /// `Double`.
  case pcmFormatFloat64
  /// `Int16`.
  case pcmFormatInt16
  /// `Int32`.
  case pcmFormatInt32

  var bytes: Int {
    switch self {
    case .otherFormat: 0
    case .pcmFormatInt16: 2
    case .pcmFormatFloat32, .pcmFormatInt32: 4
    case .pcmFormatFloat64: 8
    }
  }
}

/// Description of samples: their form, their number in a second, and their channels.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The form of a sample.
  public let commonFormat: AVAudioCommonFormat
  /// The number of frames in a second; 0 for an input or output that does not exist.
  public let sampleRate: Double
  /// The number of channels; 0 for an input or output that does not exist.
  public let channelCount: AVAudioChannelCount
  /// Whether the samples of all channels are in one buffer, in turn.
  public let isInterleaved: Bool

  /// The format of an input or output that does not exist.
  static let none = AVAudioFormat(.otherFormat, 0, 0, false)

  init(_ form: AVAudioCommonFormat, _ rate: Double, _ channels: AVAudioChannelCount, _ isInterleaved: Bool) {
    (commonFormat, sampleRate, channelCount) = (form, rate, channels)
    self.isInterleaved = isInterleaved
  }

  /// Samples of the type `Float`, with a buffer for each channel.
  /// - Returns: nil for a rate that is not positive, or without channels.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }

  /// Samples of a form.
  /// - Returns: nil for a rate that is not positive, without channels, and for `otherFormat`.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    guard format != .otherFormat, sampleRate > 0, sampleRate.isFinite, channels > 0 else { return nil }
    self.init(format, sampleRate, channels, interleaved)
  }

  /// Whether the format is that of `standardFormatWithSampleRate`.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  /// Whether an object has the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && sampleRate == other.sampleRate && channelCount == other.channelCount
      && isInterleaved == other.isInterleaved
  }

  /// The hash of the parts.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(commonFormat)
    hasher.combine(sampleRate)
    hasher.combine(channelCount)
    return hasher.finalize()
  }
}

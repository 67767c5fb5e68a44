// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Samples, or data of a compressed sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// The form of the samples.
  public let format: AVAudioFormat
  init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples of a sound in memory, which start as silence.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// The largest number of frames.
  public let frameCapacity: AVAudioFrameCount
  /// The number of frames that are used: at most `frameCapacity`.
  open var frameLength: AVAudioFrameCount = 0 {
    didSet { frameLength = min(frameLength, frameCapacity) }
  }
  /// The distance from one sample of a channel to the next, in samples.
  public let stride: Int

  private let memory: UnsafeMutableRawPointer
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
  private let count: Int

  /// A buffer of silence.
  /// - Returns: nil for a format without samples, and for more memory than 2 GB.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let sample = format.commonFormat.bytes
    count = Int(format.channelCount)
    let (frames, isTooLarge) = Int(frameCapacity).multipliedReportingOverflow(by: sample * max(count, 1))
    guard sample > 0, count > 0, count <= 1024, !isTooLarge, frames <= 1 << 31 else { return nil }
    self.frameCapacity = frameCapacity
    stride = format.isInterleaved ? count : 1
    memory = .allocate(byteCount: max(frames, 1), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(frames, 1))
    channels = .allocate(capacity: count)
    let step = format.isInterleaved ? sample : Int(frameCapacity) * sample
    for channel in 0..<count { (channels + channel).initialize(to: memory + channel * step) }
    super.init(format)
  }

  deinit {
    channels.deallocate()
    memory.deallocate()
  }

  /// The samples of each channel; nil for samples of another type.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { pointers(.pcmFormatFloat32) }
  /// The samples of each channel; nil for samples of another type.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { pointers(.pcmFormatInt16) }
  /// The samples of each channel; nil for samples of another type.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { pointers(.pcmFormatInt32) }

  private func pointers<Sample>(
    _ form: AVAudioCommonFormat
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard format.commonFormat == form else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// Choice about samples that are played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The samples are repeated.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// The samples replace those that are scheduled.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// The samples replace those that are scheduled, after the end of a repetition.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// Node that plays samples in an engine. The engine does not start, so that the node is silent: scheduled samples wait, and their
/// completions are called when the node stops.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The place between left, -1, and right, 1.
  open var pan: Float = 0
  /// Whether the node plays: no, as no engine runs.
  open var isPlaying: Bool { false }

  private let lock = NSLock()
  private var completions: [@Sendable () -> Void] = []

  /// A node without samples.
  public override init() { super.init() }

  /// Adds samples to those that are scheduled.
  /// - Parameters:
  ///   - when: The time; nil for the end of the others.
  ///   - completionHandler: Called when the node stops.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (@Sendable () -> Void)? = nil
  ) {
    if options.contains(.interrupts) { stop() }
    guard let completionHandler else { return }
    lock.withLock { completions.append(completionHandler) }
  }

  /// Plays the samples, which requires an engine that runs: without effect.
  open func play() {}
  /// Plays the samples at a time, which requires an engine that runs: without effect.
  open func play(at when: AVAudioTime?) {}
  /// Pauses; without effect.
  open func pause() {}

  /// Removes all samples, and calls their completions.
  open func stop() {
    let ended = lock.withLock {
      defer { completions = [] }
      return completions
    }
    if !ended.isEmpty { DispatchQueue.global().async { for completion in ended { completion() } } }
  }

  /// Removes all samples, and calls their completions.
  open override func reset() { stop() }
}

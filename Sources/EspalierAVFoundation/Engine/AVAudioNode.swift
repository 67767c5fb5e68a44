// SPDX-License-Identifier: MIT

import Foundation

/// Closure that receives the samples at an output of a node.
public typealias AVAudioNodeTapBlock = @Sendable (_ buffer: AVAudioPCMBuffer, _ when: AVAudioTime) -> Void

/// Part of an `AVAudioEngine`.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// The engine; nil for a node that is not attached.
  open internal(set) weak var engine: AVAudioEngine?
  var formats: [AVAudioNodeBus: AVAudioFormat] = [:]
  private var taps: Set<AVAudioNodeBus> = []
  var ownFormat: AVAudioFormat { AVAudioFormat(.pcmFormatFloat32, 44_100, 2, false) }

  /// The time of the last samples; nil, as no engine runs.
  open var lastRenderTime: AVAudioTime? { nil }
  /// The number of inputs.
  open var numberOfInputs: Int { 1 }
  /// The number of outputs.
  open var numberOfOutputs: Int { 1 }

  /// The form of the samples at an input.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { ownFormat }
  /// The form of the samples at an output: that of its connection, or the node's own.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { formats[bus] ?? ownFormat }

  /// Receives the samples at an output. No engine runs, so that the closure is not called; `AVAudioEngine.start()` throws the reason.
  /// - Parameters:
  ///   - bufferSize: The number of frames of a call.
  ///   - format: The form of the samples; nil for that of the output.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) { taps.insert(bus) }

  /// Ends the calls of `installTap`.
  open func removeTap(onBus bus: AVAudioNodeBus) { taps.remove(bus) }

  /// Removes what is scheduled.
  open func reset() {}
}

/// Node at the border of the machine.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  /// Whether the sounds of voices are improved: no.
  open var isVoiceProcessingEnabled: Bool { false }

  /// Improves the sounds of voices, which is not possible.
  /// - Throws: An error, unless `enabled` is false.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
    if enabled { throw AudioEngineError.isNotRecorded.error }
  }
}

/// Microphone, which Espalier does not use: its format has no channels and the rate 0.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
  override var ownFormat: AVAudioFormat { .none }
}

/// Loudspeaker.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
  /// The number of outputs: 0.
  open override var numberOfOutputs: Int { 0 }
}

/// Node that adds sounds.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// The volume of the sum, from 0 to 1.
  open var outputVolume: Float = 1
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The place between left, -1, and right, 1.
  open var pan: Float = 0

  /// A node without connections.
  public override init() { super.init() }
  /// The next input without a connection.
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
}

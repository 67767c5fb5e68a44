// SPDX-License-Identifier: MIT

import Foundation

extension NSNotification.Name {
  /// The inputs and outputs have changed. Espalier posts none.
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}

/// Graph of nodes that record, mix and play samples. Espalier neither records nor mixes: a program builds its graph, and `start()`
/// throws an error. The input has a format without channels, as that of a machine without a microphone.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// The microphone: there is none, and its format has no channels.
  open private(set) lazy var inputNode: AVAudioInputNode = owned(AVAudioInputNode())
  /// The loudspeaker.
  open private(set) lazy var outputNode: AVAudioOutputNode = owned(AVAudioOutputNode())
  /// The node that mixes all sounds for the loudspeaker.
  open private(set) lazy var mainMixerNode: AVAudioMixerNode = owned(AVAudioMixerNode())
  /// The nodes that the program has attached.
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  /// Whether the engine runs: no.
  open var isRunning: Bool { false }
  /// Whether the engine stops when nothing is played.
  open var isAutoShutdownEnabled = false

  /// An engine without nodes.
  public override init() { super.init() }

  private func owned<Node: AVAudioNode>(_ node: Node) -> Node {
    node.engine = self
    return node
  }

  /// Adds a node.
  open func attach(_ node: AVAudioNode) { attachedNodes.insert(owned(node)) }

  /// Removes a node and its connections.
  open func detach(_ node: AVAudioNode) {
    guard attachedNodes.remove(node) != nil else { return }
    node.engine = nil
    node.formats = [:]
  }

  /// Connects the first output of a node with the first input of another one.
  /// - Parameter format: The form of the samples; nil for that of the output.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    connect(node1, to: node2, fromBus: 0, toBus: 0, format: format)
  }

  /// Connects an output of a node with an input of another one.
  /// - Parameter format: The form of the samples; nil for that of the output.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) { node1.formats[bus1] = format }

  /// Removes the connections of a node's inputs.
  open func disconnectNodeInput(_ node: AVAudioNode) {}

  /// Removes the connections of a node's outputs.
  open func disconnectNodeOutput(_ node: AVAudioNode) { node.formats = [:] }

  /// Prepares the start, for which nothing is needed.
  open func prepare() {}

  /// Starts the engine, which is not possible.
  /// - Throws: An error of the domain `com.apple.coreaudio.avfaudio` with the reason.
  open func start() throws { throw AudioEngineError.isAbsent.error }

  /// Pauses the engine, which does not run.
  open func pause() {}
  /// Stops the engine, which does not run.
  open func stop() {}
  /// Removes what nodes have scheduled.
  open func reset() { for node in attachedNodes { node.reset() } }
}

/// Reason for which samples are neither recorded nor mixed.
enum AudioEngineError {
  case isAbsent, isNotRecorded

  var error: NSError {
    let reason =
      switch self {
      case .isAbsent: "Espalier neither records nor mixes samples: use AVAudioPlayer for sounds of files and data."
      case .isNotRecorded: "Espalier records no sounds."
      }
    // The number of Apple's error for an audio unit that cannot begin its work.
    return NSError(
      domain: "com.apple.coreaudio.avfaudio", code: -10875, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}

// SPDX-License-Identifier: MIT

import EspalierAVFoundation
import Foundation

/// Kind of speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// None in particular.
  case unspecified
  /// A text that is dictated.
  case dictation
  /// A question.
  case search
  /// A short word, such as "yes".
  case confirmation
}

/// Speech that is to be recognised.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// The kind of speech.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether results are reported before the end.
  open var shouldReportPartialResults = true
  /// Words that are likely.
  open var contextualStrings: [String] = []
  /// Whether no network may be used.
  open var requiresOnDeviceRecognition = false
  /// Whether results have commas and full stops.
  open var addsPunctuation = false
}

/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// Speech in a file.
  public init(url: URL) { self.url = url }
}

/// Speech that a program adds in parts. The parts are not kept: nothing recognises them.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// A request without speech.
  public override init() { super.init() }
  /// The best form of samples.
  open var nativeAudioFormat: AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)
      ?? AVAudioEngine().inputNode.outputFormat(forBus: 0)
  }
  /// Adds samples, which nothing recognises.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Ends the speech.
  open func endAudio() {}
}

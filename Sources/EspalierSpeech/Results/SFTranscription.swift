// SPDX-License-Identifier: MIT

import Foundation

/// Text of recognised speech. Espalier makes none.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  open var formattedString: String { "" }
  /// The words.
  open var segments: [SFTranscriptionSegment] { [] }
  override init() { super.init() }
}

/// Word of recognised speech. Espalier makes none.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The word.
  open var substring: String { "" }
  /// The place of the word in the text.
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  /// The time of the word in seconds after the beginning.
  open var timestamp: TimeInterval { 0 }
  /// The length of the word in seconds.
  open var duration: TimeInterval { 0 }
  /// The probability of the word, from 0 to 1.
  open var confidence: Float { 0 }
  /// Other words that are possible.
  open var alternativeSubstrings: [String] { [] }
  override init() { super.init() }
}

/// Result of a task. Espalier makes none.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most probable text.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// All texts, the most probable first.
  open var transcriptions: [SFTranscription] { [bestTranscription] }
  /// Whether no other result follows.
  open var isFinal: Bool { true }
  override init() { super.init() }
}

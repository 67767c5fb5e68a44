// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The lowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The rate of speech that the user has chosen.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The highest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Text that is spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The voice; nil for that of the user's settings.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate, from 0 to 1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch in relation to that of the voice, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The pause before the text, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after the text, in seconds.
  open var postUtteranceDelay: TimeInterval = 0

  /// A text.
  public init(string: String) { speechString = string }

  /// The arguments of `spd-say`, whose numbers are between -100 and 100.
  var arguments: [String] {
    func number(_ value: Float) -> String {
      String(Int(clamping: min(max(Double(value) * 100, -100), 100).rounded()))
    }
    var arguments = ["--wait", "--rate", number(rate * 2 - 1), "--volume", number(volume * 2 - 1)]
    arguments += ["--pitch", number(pitchMultiplier < 1 ? pitchMultiplier * 2 - 2 : pitchMultiplier - 1)]
    if let voice { arguments += ["--language", String(voice.language.prefix { $0 != "-" && $0 != "_" })] }
    return arguments + ["--", speechString]
  }
}

/// Voice of a language.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// The language: `en-GB`.
  public let language: String

  /// A voice of a language; nil for that of the user.
  public init?(language: String?) { self.language = language ?? Self.currentLanguageCode() }

  /// The language of the user.
  public class func currentLanguageCode() -> String {
    Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
  }
}

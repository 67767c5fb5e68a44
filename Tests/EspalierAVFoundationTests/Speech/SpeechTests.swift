// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Synchronization
import Testing

@testable import EspalierAVFoundation

/// Speech by a program that writes its arguments into a file.
@MainActor @Suite struct SpeechTests {
  private final class Receiver: AVSpeechSynthesizerDelegate, Sendable {
    let events = Mutex<[String]>([])
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      events.withLock { $0.append("start \(utterance.speechString)") }
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      events.withLock { $0.append("finish \(utterance.speechString)") }
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      events.withLock { $0.append("cancel \(utterance.speechString)") }
    }
  }

  private let folder = TemporaryFolder()

  private func program(_ text: String) throws -> String {
    let path = try folder.write("#!/bin/sh\n" + text, to: "spd-say")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  @Test("rate, pitch, volume and language are those of the text")
  func arguments() {
    let text = AVSpeechUtterance(string: "-x")
    text.voice = AVSpeechSynthesisVoice(language: "en-GB")
    (text.rate, text.pitchMultiplier, text.volume) = (0.75, 0.5, .nan)
    #expect(
      text.arguments == [
        "--wait", "--rate", "50", "--volume", "0", "--pitch", "-100", "--language", "en", "--", "-x",
      ])
  }

  @Test("texts are spoken one after the other")
  func order() async throws {
    let synthesizer = AVSpeechSynthesizer(program: try program("echo \"$@\" >> \"$(dirname \"$0\")/said\""))
    let receiver = Receiver()
    synthesizer.delegate = receiver
    for word in ["one", "two"] { synthesizer.speak(AVSpeechUtterance(string: word)) }
    #expect(await eventually { receiver.events.withLock { $0.count == 4 } })
    #expect(receiver.events.withLock { $0 } == ["start one", "finish one", "start two", "finish two"])
    #expect(folder.text("said")?.split(separator: "\n").map { $0.suffix(6) } == ["-- one", "-- two"])
    #expect(!synthesizer.isSpeaking)
  }

  @Test("speech that is stopped is cancelled, with the texts that wait")
  func stop() async throws {
    let synthesizer = AVSpeechSynthesizer(program: try program("[ \"$1\" = --stop ] || sleep 60"))
    let receiver = Receiver()
    synthesizer.delegate = receiver
    for word in ["one", "two"] { synthesizer.speak(AVSpeechUtterance(string: word)) }
    #expect(await eventually { receiver.events.withLock { $0 == ["start one"] } })
    #expect(synthesizer.stopSpeaking(at: .immediate) && !synthesizer.isSpeaking)
    #expect(await eventually { receiver.events.withLock { $0.suffix(2) == ["cancel one", "cancel two"] } })
    #expect(!synthesizer.stopSpeaking(at: .immediate))
  }
}

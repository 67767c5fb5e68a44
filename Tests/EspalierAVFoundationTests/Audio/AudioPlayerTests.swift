// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Synchronization
import Testing

@testable import EspalierAVFoundation

/// Sounds that GStreamer plays; without a sound card they are played as well, and not heard.
@MainActor @Suite(.enabled(if: GStreamer.shared != nil, "GStreamer is not installed")) struct AudioPlayerTests {
  private final class Receiver: AVAudioPlayerDelegate, Sendable {
    let ends = Mutex<[Bool]>([])
    let errors = Mutex<[String]>([])
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      ends.withLock { $0.append(flag) }
    }
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
      errors.withLock { $0.append("\(error.map { "\($0.localizedDescription)" } ?? "")") }
    }
  }

  @Test("a sound of memory has a duration, and its end is reported")
  func end() async throws {
    let player = try AVAudioPlayer(data: Tone(seconds: 0.2).data)
    let receiver = Receiver()
    player.delegate = receiver
    #expect(abs(player.duration - 0.2) < 0.01)
    #expect(player.play() && player.isPlaying)
    #expect(await eventually { receiver.ends.withLock { $0 == [true] } })
    #expect(!player.isPlaying && player.currentTime < 0.1)
  }

  @Test("a sound is repeated as often as it should")
  func loops() async throws {
    let player = try AVAudioPlayer(data: Tone(seconds: 0.1).data)
    let receiver = Receiver()
    player.delegate = receiver
    player.numberOfLoops = 2
    let start = Date()
    #expect(player.play())
    #expect(await eventually { receiver.ends.withLock { $0 == [true] } })
    #expect(Date().timeIntervalSince(start) > 0.25)
  }

  @Test("a sound goes on after a pause, from the position that was set")
  func position() async throws {
    let folder = TemporaryFolder()
    let file = folder.place("tone.wav")
    try Tone(seconds: 120).data.write(to: file)
    let player = try AVAudioPlayer(contentsOf: file)
    player.volume = 0.5
    player.currentTime = 2
    #expect(player.prepareToPlay() && abs(player.currentTime - 2) < 0.1)
    #expect(player.play())
    #expect(await eventually { player.currentTime > 2.05 })
    player.pause()
    #expect(!player.isPlaying && player.currentTime < 120)
  }

  @Test("a missing file is an error, and one that is no sound is not played")
  func errors() async throws {
    let folder = TemporaryFolder()
    #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: folder.place("missing.wav")) }
    let player = try AVAudioPlayer(data: Data("no sound".utf8))
    let receiver = Receiver()
    player.delegate = receiver
    #expect(!player.play() && player.duration == 0)
    #expect(await eventually { receiver.errors.withLock { !$0.isEmpty } })
  }

  @Test("settings of a session are kept")
  func session() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
    try session.setActive(true)
    #expect(session.category == .playback && session.categoryOptions == .duckOthers)
    #expect(session.recordPermission == .denied)
  }
}

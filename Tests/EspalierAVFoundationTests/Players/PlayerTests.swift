// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Synchronization
import Testing

@testable import EspalierAVFoundation

@MainActor @Suite(.enabled(if: GStreamer.shared != nil, "GStreamer is not installed")) struct PlayerTests {
  private let folder = TemporaryFolder()

  private func item(_ seconds: Double) throws -> AVPlayerItem {
    let file = folder.place("\(seconds).wav")
    try Tone(seconds: seconds).data.write(to: file)
    return AVPlayerItem(url: file)
  }

  @Test("a player reports positions while it plays, and the end of its item")
  func end() async throws {
    let item = try item(0.3)
    let ends = Mutex(0)
    let observation = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { _ in ends.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(observation) }
    let player = AVPlayer(playerItem: item)
    #expect(player.status == .unknown && player.rate == 0)
    let positions = Mutex<[Double]>([])
    let observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 0.05, preferredTimescale: 600), queue: nil
    ) { time in positions.withLock { $0.append(time.seconds) } }
    player.play()
    #expect(player.timeControlStatus == .playing && player.rate == 1 && player.status == .readyToPlay)
    #expect(abs(item.duration.seconds - 0.3) < 0.01)
    #expect(await eventually { ends.withLock { $0 == 1 } })
    #expect(await eventually { player.timeControlStatus == .paused })
    #expect(positions.withLock { !$0.isEmpty && $0 == $0.sorted() })
    player.removeTimeObserver(observer)
  }

  @Test("an item can be played again from its beginning")
  func again() async throws {
    let player = AVPlayer(playerItem: try item(0.1))
    player.play()
    #expect(await eventually { player.timeControlStatus == .paused })
    let isDone = Mutex(false)
    player.seek(to: .zero) { done in isDone.withLock { $0 = done } }
    #expect(await eventually { isDone.withLock { $0 } })
    #expect(player.currentTime().seconds < 0.05)
  }

  @Test("items of a queue follow each other")
  func queue() async throws {
    let items = [try item(0.1), try item(120)]
    let player = AVQueuePlayer(items: items)
    player.play()
    #expect(await eventually { player.currentItem === items[1] })
    #expect(player.items().count == 1)
    player.pause()
    #expect(player.timeControlStatus == .paused)
  }

  @Test("an item that cannot be read has failed")
  func failure() async throws {
    let player = AVPlayer(url: URL(fileURLWithPath: "/nowhere/a.mp3"))
    player.play()
    #expect(await eventually { player.status == .failed })
    #expect(player.error != nil && player.rate == 0)
  }
}

// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierAVKit

@MainActor @Suite struct VideoPlayerTests {
  @Test("a player without a film has no controls")
  func empty() {
    let host = ViewHost(VideoPlayer(player: nil).frame(width: 320, height: 180))
    #expect(host.size == CGSize(width: 320, height: 180))
    #expect(throws: (any Error).self) { try host.get(.role(.button, name: "Play")) }
  }

  @Test("a film has a button, and the time that is left")
  func controls() throws {
    let player = AVPlayer(url: URL(fileURLWithPath: "/nowhere/a.mp4"))
    let host = ViewHost(VideoPlayer(player: player) { Text("Title") }.frame(width: 320, height: 180))
    #expect(throws: Never.self) { try host.get(.text("Title")) }
    #expect(throws: Never.self) { try host.get(.text("-0:00")) }
    try host.get(.role(.button, name: "Play")).tap()
    // The file does not exist.
    #expect(player.timeControlStatus == .paused)
  }

  @Test("times are minutes and seconds", arguments: [(0, "-0:00"), (65, "-1:05"), (.nan, "-0:00"), (-3, "-0:00")])
  func times(seconds: Double, text: String) { #expect(PlayerControls.text(seconds) == text) }
}

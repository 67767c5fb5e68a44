// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// The layout around texts, as in Apple's SwiftUI (see `AppleFrames.swift`).
@MainActor
@Suite struct TextFrameTests {
  @Test("text/vstack-spacing") func gaps() {
    ProbedWindow(200, 200) {
      VStack {
        AppleText(25).probed("one")
        AppleText(25).probed("two")
        box(50, 10).probed("box")
        AppleText(35.5).probed("three")
      }
      .probed("stack")
    }
    .expect(
      """
      box 75 104.7 50 10, one 87.5 64.55 25 16, stack 75 64.55 50 70.89, three 82.25 119.45 35.5 16
      two 87.5 80.55 25 16
      """)
  }

  @Test("pressure/overflow") func overflow() {
    ProbedWindow(200, 120) {
      VStack(spacing: 8) {
        clear.frame(height: 40).probed("top")
        AppleText(150).frame(width: 150, alignment: .leading).probed("text")
        clear.frame(height: 40).probed("bottom")
      }
      .probed("stack")
    }
    .expect(
      """
      bottom 0 76 200 40, stack 0 4 200 112, text 25 52 150 16, top 0 4 200 40
      """)
  }

  @Test("paint/background-overlay") func backgrounds() {
    ProbedWindow(300, 200) {
      VStack(spacing: 20) {
        box(100, 60).probed("content")
          .background(box(20, 20).probed("bg"), alignment: .bottomTrailing)
          .overlay(alignment: .topLeading) { box(10, 10).probed("ov") }
          .probed("modified")
        AppleText(31).probed("text")
          .padding(4)
          .background(clear.probed("textBg"))
          .probed("padded")
        box(40, 20).probed("small")
          .background { box(80, 40).probed("bigBg") }
          .probed("smallOuter")
      }
    }
    .expect(
      """
      bg 180 68 20 20, bigBg 110 142 80 40, content 100 28 100 60, modified 100 28 100 60, ov 100 28 10 10
      padded 130.5 108 39 24, small 130 152 40 20, smallOuter 130 152 40 20, text 134.5 112 31 16
      textBg 130.5 108 39 24
      """)
  }
}

// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// Positions and safe areas as Apple's SwiftUI lays them out (see `AppleFrames.swift`).
@MainActor
@Suite struct PositionFrameTests {
  @Test("position/basic") func position() {
    ProbedWindow(320, 240) {
      VStack(spacing: 10) {
        ZStack {
          clear
          box(40, 40).position(x: 50, y: 30).probed("inZStack")
          box(30, 30).position(CGPoint(x: 150, y: 60)).probed("point")
        }
        .frame(width: 200, height: 90)
        .probed("zstack")
        HStack(spacing: 10) {
          AppleText(24).probed("left")
          box(30, 30).position(x: 20, y: 20).probed("inHStack")
          AppleText(32).probed("right")
        }
        .frame(height: 50)
        .probed("hstack")
        VStack(spacing: 4) {
          AppleText(38.5).probed("above")
          box(30, 20).position(x: 40, y: 10).probed("inVStack")
          AppleText(36.5).probed("below")
        }
        .probed("vstack")
      }
      .probed("stack")
    }
    .expect(
      """
      above 140.75 160 38.5 16, below 141.75 224 36.5 16, hstack 0 100 320 50, inHStack 34 100 244 50
      inVStack 0 180 320 40, inZStack 60 0 200 90, left 0 117 24 16, point 60 0 200 90, right 288 117 32 16
      stack 0 0 320 240, vstack 0 160 320 80, zstack 60 0 200 90
      """)
  }

  @Test("position/safe-area-padding") func safeAreaPadding() {
    ProbedWindow(320, 200) {
      HStack(spacing: 20) {
        clear.safeAreaPadding(20).frame(width: 100, height: 150).probed("padded")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { index in clear.frame(height: 30).probed("prow\(index)") }
          }
          .probed("paddedScrollContent")
        }
        .safeAreaPadding(.vertical, 20)
        .frame(width: 100, height: 150)
        .probed("paddedScroll")
      }
      .probed("row")
    }
    .expect(
      """
      padded 50 25 100 150, paddedScroll 170 25 100 150, paddedScrollContent 170 45 100 180, prow0 170 45 100 30
      prow1 170 75 100 30, prow2 170 105 100 30, prow3 170 135 100 30, prow4 170 165 100 30, prow5 170 195 100 30
      row 50 25 220 150
      """)
  }
}

// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// Effects, which leave layout as it is (see `AppleFrames.swift`).
@MainActor
@Suite struct TransformFrameTests {
  @Test("transform/basic") func transforms() {
    ProbedWindow(320, 260) {
      VStack(spacing: 24) {
        HStack(spacing: 40) {
          box(40, 40).offset(x: 10, y: 6).probed("offset")
          box(40, 40).rotationEffect(.degrees(45)).probed("rotated")
          box(40, 40).scaleEffect(1.5).probed("scaled")
        }
        .probed("row1")
        HStack(spacing: 40) {
          box(40, 40).rotationEffect(.degrees(30), anchor: .topLeading).probed("anchored")
          box(40, 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).probed("stretched")
          AppleText(19.5).rotationEffect(.degrees(-20)).probed("text")
        }
        .probed("row2")
        box(60, 20).transformEffect(CGAffineTransform(translationX: 20, y: -4)).probed("affine")
      }
      .probed("stack")
    }
    .expect(
      """
      affine 130 184 60 20, anchored 70.25 120 40 40, offset 60 56 40 40, rotated 140 56 40 40, row1 60 56 200 40
      row2 70.25 120 179.5 40, scaled 220 56 40 40, stack 60 56 200 148, stretched 150.25 120 40 40
      text 230.25 132 19.5 16
      """)
  }

  @Observable
  fileprivate final class Model { var isTurned = false }

  private struct Turning: View {
    let model: Model

    var body: some View {
      HStack(spacing: 40) {
        box(40, 40).rotationEffect(.degrees(model.isTurned ? 90 : 0)).probed("spin")
        box(40, 40).scaleEffect(model.isTurned ? 1.5 : 1).probed("grow")
        box(40, 40).offset(x: model.isTurned ? 20 : 0).probed("slide")
      }
      .probed("row")
    }
  }

  @Test("transform/steps") func steps() throws {
    let model = Model()
    let window = ProbedWindow(320, 120) { Turning(model: model) }
    window.expect(
      """
      grow 140 40 40 40, row 60 40 200 40, slide 220 40 40 40, spin 60 40 40 40
      """)
    try window.step { withAnimation(.linear(duration: 0.3)) { model.isTurned = true } }
    window.expect(
      """
      grow 140 40 40 40, row 60 40 200 40, slide 220 40 40 40, spin 60 40 40 40
      """)
  }

  @Test("effects/zindex") func order() {
    ProbedWindow(320, 240) {
      VStack(spacing: 30) {
        ZStack {
          box(80, 80).offset(x: -25, y: -15).zIndex(2).probed("red")
          box(80, 80).probed("blue")
          box(80, 80).offset(x: 25, y: 15).zIndex(1).probed("green")
          box(120, 120).zIndex(-1).probed("yellow")
        }
        .probed("zstack")
        HStack(spacing: -30) {
          box(70, 50).probed("first")
          box(70, 50).zIndex(1).probed("middle")
          box(70, 50).probed("last")
        }
        .probed("hstack")
      }
      .probed("stack")
    }
    .expect(
      """
      blue 120 40 80 80, first 85 170 70 50, green 120 40 80 80, hstack 85 170 150 50, last 165 170 70 50
      middle 125 170 70 50, red 120 40 80 80, stack 85 20 150 200, yellow 100 20 120 120, zstack 100 20 120 120
      """)
  }
}

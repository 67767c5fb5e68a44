// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// Views that come and go as Apple's SwiftUI lays them out (see `AppleFrames.swift`).
@MainActor
@Suite struct LifecycleFrameTests {
  @Observable
  fileprivate final class Model {
    var appeared = 0
    var disappeared = 0
    var isShown = true
  }

  private struct Counted: View {
    let model: Model

    /// The width of "A1 D0" and so on.
    private var width: CGFloat { model.appeared == model.disappeared ? 33.5 : 35.5 }

    var body: some View {
      VStack(spacing: 8) {
        AppleText(width).probed("counts")
        if model.isShown {
          AppleText(31.5)
            .onAppear { model.appeared += 1 }
            .onDisappear { model.disappeared += 1 }
            .probed("child")
        }
      }
      .probed("stack")
    }
  }

  @Test("lifecycle/appear") func appear() throws {
    let model = Model()
    let window = ProbedWindow(320, 120) { Counted(model: model) }
    window.expect(
      """
      child 144.25 64 31.5 16, counts 142.25 40 35.5 16, stack 142.25 40 35.5 40
      """)
    try window.step { model.isShown = false }
    window.expect(
      """
      counts 143.25 52 33.5 16, stack 143.25 52 33.5 16
      """)
    try window.step { model.isShown = true }
    window.expect(
      """
      child 144.25 64 31.5 16, counts 142.25 40 35.5 16, stack 142.25 40 35.5 40
      """)
  }

  private struct Sliding: View {
    let model: Model

    var body: some View {
      VStack(spacing: 8) {
        AppleText(38.5).probed("above")
        if model.isShown { AppleText(31).transition(.move(edge: .leading)).probed("hello") }
        AppleText(36.5).probed("below")
      }
      .probed("stack")
    }
  }

  @Test("animation/transition") func transition() throws {
    let model = Model()
    let window = ProbedWindow(320, 160) { Sliding(model: model) }
    window.expect(
      """
      above 140.75 48 38.5 16, below 141.75 96 36.5 16, hello 144.5 72 31 16, stack 140.75 48 38.5 64
      """)
    try window.step { withAnimation(.linear(duration: 0.3)) { model.isShown = false } }
    window.expect(
      """
      above 140.75 60 38.5 16, below 141.75 84 36.5 16, stack 140.75 60 38.5 40
      """)
    try window.step { withAnimation(.linear(duration: 0.3)) { model.isShown = true } }
    window.expect(
      """
      above 140.75 48 38.5 16, below 141.75 96 36.5 16, hello 144.5 72 31 16, stack 140.75 48 38.5 64
      """)
  }
}

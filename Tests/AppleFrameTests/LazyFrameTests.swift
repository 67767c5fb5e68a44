// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// Lazy stacks and grids as Apple's SwiftUI lays them out (see `AppleFrames.swift`).
@MainActor
@Suite struct LazyFrameTests {
  @Test("lazy/stacks") func stacks() {
    ProbedWindow(320, 240) {
      HStack(alignment: .top, spacing: 20) {
        LazyVStack(alignment: .leading, spacing: 6) {
          AppleText(34).probed("alpha")
          box(60, 20).probed("red")
          AppleText(28).probed("beta")
        }
        .probed("vstack")
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            box(50, 20).probed("green")
            box(50, 20)
          } header: {
            AppleText(44.5).probed("header")
          }
        }
        .probed("sections")
        LazyHStack(alignment: .bottom, spacing: 4) {
          box(20, 30).probed("orange")
          AppleText(13).probed("hi")
        }
        .probed("hstack")
      }
      .probed("row")
    }
    .expect(
      """
      alpha 0 0 34.5 16, beta 0 48 28 16, green 177.25 16 50 20, header 180 0 44.5 16, hi 307 224 13 16
      hstack 283 0 37 240, orange 283 210 20 30, red 0 22 60 20, row 0 0 320 240, sections 141.5 0 121.5 56
      vstack 0 0 121.5 64
      """)
  }

  @Test("lazy/grid-alignment") func gridAlignment() {
    let columns = [
      GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)), GridItem(.fixed(60), alignment: .bottomTrailing),
    ]
    ProbedWindow(300, 200) {
      VStack(spacing: 16) {
        LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
          box(20, 20).probed("t0")
          box(20, 40).probed("t1")
          box(20, 20).probed("t2")
          box(20, 20).probed("t3")
        }
        .frame(width: 240)
        .probed("trailing")
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
          box(20, 20).probed("l0")
          box(20, 40).probed("l1")
          box(20, 20).probed("l2")
        }
        .frame(width: 240)
        .probed("leading")
      }
    }
    .expect(
      """
      l0 30 130 20 20, l1 98 120 20 40, l2 206 140 20 20, leading 30 120 240 40, t0 74 50 20 20, t1 182 40 20 40
      t2 250 60 20 20, t3 74 84 20 20, trailing 30 40 240 64
      """)
  }

  @Observable
  fileprivate final class Target {
    var row: String?
    var anchor = UnitPoint.top
  }

  /// Three sections of eight rows, with one kind of caption pinned.
  private struct Pinned: View {
    let target: Target
    let pinned: PinnedScrollableViews

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            ForEach(["a", "b", "c"], id: \.self) { name in
              Section {
                ForEach(0..<8, id: \.self) { index in
                  box(200, 20).probed("\(name)\(index)").id("\(name)\(index)")
                }
              } header: {
                box(200, 24).probed("\(name)H")
              } footer: {
                box(200, 16).probed("\(name)F")
              }
            }
          }
        }
        .probed("scroll")
        .onChange(of: target.row) { _, row in
          if let row { proxy.scrollTo(row, anchor: target.anchor) }
        }
      }
    }
  }

  @Test("lazy/pinned-headers") func pinnedHeaders() throws {
    let target = Target()
    let window = ProbedWindow(300, 200) { Pinned(target: target, pinned: .sectionHeaders) }
    window.expect(
      """
      a0 50 24 200 20, a1 50 44 200 20, a2 50 64 200 20, a3 50 84 200 20, a4 50 104 200 20, a5 50 124 200 20
      a6 50 144 200 20, a7 50 164 200 20, aF 50 184 200 16, aH 50 0 200 24, scroll 0 0 300 200
      """)
    try window.step { target.row = "b3" }
    window.expect(
      """
      b3 50 0 200 20, b4 50 20 200 20, b5 50 40 200 20, b6 50 60 200 20, b7 50 80 200 20, bF 50 100 200 16
      bH 50 0 200 24, c0 50 140 200 20, c1 50 160 200 20, c2 50 180 200 20, cH 50 116 200 24, scroll 0 0 300 200
      """)
    try window.step {
      target.anchor = .bottom
      target.row = "a7"
    }
    window.expect(
      """
      a0 50 24 200 20, a1 50 44 200 20, a2 50 64 200 20, a3 50 84 200 20, a4 50 104 200 20, a5 50 124 200 20
      a6 50 144 200 20, a7 50 164 200 20, aF 50 184 200 16, aH 50 0 200 24, scroll 0 0 300 200
      """)
  }

  @Test("lazy/pinned-footers") func pinnedFooters() throws {
    let target = Target()
    let window = ProbedWindow(300, 200) { Pinned(target: target, pinned: .sectionFooters) }
    window.expect(
      """
      a0 50 24 200 20, a1 50 44 200 20, a2 50 64 200 20, a3 50 84 200 20, a4 50 104 200 20, a5 50 124 200 20
      a6 50 144 200 20, a7 50 164 200 20, aF 50 184 200 16, aH 50 0 200 24, scroll 0 0 300 200
      """)
    try window.step { target.row = "b3" }
    window.expect(
      """
      b3 50 0 200 20, b4 50 20 200 20, b5 50 40 200 20, b6 50 60 200 20, b7 50 80 200 20, bF 50 100 200 16
      c0 50 140 200 20, c1 50 160 200 20, c2 50 180 200 20, cF 50 184 200 16, cH 50 116 200 24, scroll 0 0 300 200
      """)
    try window.step {
      target.anchor = .bottom
      target.row = "b0"
    }
    window.expect(
      """
      a1 50 0 200 20, a2 50 20 200 20, a3 50 40 200 20, a4 50 60 200 20, a5 50 80 200 20, a6 50 100 200 20
      a7 50 120 200 20, aF 50 140 200 16, b0 50 180 200 20, bF 50 184 200 16, bH 50 156 200 24, scroll 0 0 300 200
      """)
  }
}

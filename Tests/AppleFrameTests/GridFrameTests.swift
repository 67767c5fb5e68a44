// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// Grids as Apple's SwiftUI lays them out (see `AppleFrames.swift`).
@MainActor
@Suite struct GridFrameTests {
  @Test("grid/basic") func basic() {
    ProbedWindow(320, 200) {
      Grid {
        GridRow {
          AppleText(9).probed("a")
          AppleText(17).probed("bb")
          AppleText(28).probed("ccc")
        }
        .probed("row1")
        GridRow {
          box(30, 20).probed("red")
          AppleText(8).probed("e")
          box(50, 40).probed("blue")
        }
        GridRow {
          AppleText(10).probed("g")
          AppleText(10).probed("h")
        }
      }
      .probed("grid")
    }
    .expect(
      """
      a 114 57.55 9 16, bb 141.5 57.55 17 16, blue 166.5 81.7 50 40, ccc 177.5 57.55 28 16, e 146 93.7 8 16
      g 113.5 126.45 10 16, grid 103.5 57.55 113 84.89, h 145 126.45 10 16, red 103.5 91.7 30 20
      row1 177.5 57.55 28 16
      """)
  }

  @Test("grid/modifiers") func modifiers() {
    ProbedWindow(320, 240) {
      Grid(alignment: .leading) {
        GridRow {
          AppleText(44.5).gridCellColumns(2).probed("header")
          AppleText(28).probed("ccc")
        }
        GridRow {
          AppleText(9).gridColumnAlignment(.trailing).probed("a")
          box(60, 40).probed("red")
          AppleText(8).gridCellAnchor(.bottomTrailing).probed("e")
        }
        clear.frame(height: 4).probed("divider")
        GridRow {
          clear.gridCellUnsizedAxes(.horizontal).frame(height: 20).probed("blue")
          AppleText(10).probed("h")
        }
      }
      .probed("grid")
    }
    .expect(
      """
      a 69 104 9 16, blue 0 152.15 78 20, ccc 223 67.85 28 16, divider 0 140.15 320 4, e 312 116 8 16
      grid 0 67.85 320 104.3, h 86 154.15 10 16, header 0 67.85 44.5 16, red 86 92 60 40
      """)
  }
}

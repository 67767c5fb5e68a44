// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// Layouts from right to left as Apple's SwiftUI lays them out (see `AppleFrames.swift`).
@MainActor
@Suite struct RightToLeftFrameTests {
  @Test("layout/rtl-grid") func grids() {
    ProbedWindow(320, 220) {
      VStack(spacing: 16) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            box(40, 30).probed("a")
            box(60, 30).probed("b")
            box(30, 30).probed("c")
          }
          GridRow {
            box(100, 30).gridCellColumns(2).probed("d")
            box(30, 30).probed("e")
          }
          GridRow { box(40, 30).gridColumnAlignment(.trailing).probed("f") }
        }
        .probed("grid")
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
          ForEach(0..<5, id: \.self) { index in box(40, 20).probed("l\(index)") }
        }
        .frame(width: 200)
        .probed("lazy")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    .expect(
      """
      a 195 23 40 30, b 125 23 60 30, c 85 23 30 30, d 130 63 100 30, e 85 63 30 30, f 195 103 40 30
      grid 85 23 150 110, l0 188 149 40 20, l1 140 149 40 20, l2 92 149 40 20, l3 188 177 40 20, l4 140 177 40 20
      lazy 60 149 200 48
      """)
  }

  @Test("layout/rtl-scroll") func scrolling() {
    ProbedWindow(200, 80) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<6, id: \.self) { index in box(50, 40).probed("s\(index)") }
        }
        .probed("content")
      }
      .frame(width: 180, height: 60)
      .probed("scroll")
      .environment(\.layoutDirection, .rightToLeft)
    }
    .expect(
      """
      content -160 20 350 40, s0 140 20 50 40, s1 80 20 50 40, s2 20 20 50 40, s3 -40 20 50 40, s4 -100 20 50 40
      s5 -160 20 50 40, scroll 10 10 180 60
      """)
  }

  private struct Arrow: Shape {
    var isFixed = false

    var layoutDirectionBehavior: LayoutDirectionBehavior { isFixed ? .fixed : .mirrors }

    func path(in rect: CGRect) -> Path {
      Path {
        $0.addLines([
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
      }
    }
  }

  @Test("layout/rtl-shapes") func shapes() {
    ProbedWindow(300, 200) {
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
          Arrow().frame(width: 40, height: 30).probed("arrow")
          Arrow(isFixed: true).frame(width: 40, height: 30).probed("fixedArrow")
          // In place of symbols, whose drawings are others.
          Image(size: CGSize(width: 15, height: 12)) { _ in }.probed("image")
          Image(size: CGSize(width: 15, height: 12)) { _ in }.flipsForRightToLeftLayoutDirection(true)
            .probed("flippedImage")
        }
        .probed("row")
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(width: 120, height: 20)
          .probed("gradient")
        ZStack(alignment: .topLeading) {
          box(160, 40).probed("positionBox")
          box(20, 20).position(x: 30, y: 20).probed("positioned")
        }
        .frame(width: 160, height: 40)
        box(20, 20).offset(x: 40).probed("offset")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    .expect(
      """
      arrow 190 30 40 30, fixedArrow 140 30 40 30, flippedImage 90 39 15 12, gradient 110 70 120 20
      image 115 39 15 12, offset 210 150 20 20, positionBox 70 100 160 40, positioned 70 100 160 40, row 90 30 140 30
      """)
  }

  @Test("layout/rtl-text") func texts() {
    ProbedWindow(260, 300) {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(["leading", "trailing", "center"], id: \.self) { name in
          AppleText(150, 64).frame(width: 150).probed(name)
        }
        // In place of a label with a symbol.
        AppleText(49.5, 16.08).probed("label")
        AppleText(24).frame(width: 100, alignment: .leading).probed("framedText")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    .expect(
      """
      center 55 165.96 150 64, framedText 105 262.04 100 16, label 155.5 237.96 49.5 16.08, leading 55 21.96 150 64
      trailing 55 93.96 150 64
      """)
  }
}

// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing

/// Sections and `ForEach` outside of lists as Apple's SwiftUI lays them out (see `AppleFrames.swift`).
@MainActor
@Suite struct SectionFrameTests {
  @Test("section/modifier") func modifiers() {
    ProbedWindow(300, 250) {
      VStack(spacing: 0) {
        Section {
          AppleText(35).probed("apple")
        } header: {
          AppleText(34.5).probed("header")
        }
        .padding()
        .probed("paddedLast")
        Section {
          AppleText(45).probed("banana")
        } footer: {
          AppleText(39.5).probed("footer")
        }
        .frame(width: 120, height: 30)
        .background(Color.blue)
        .probed("framedLast")
      }
      .probed("stack")
    }
    .expect(
      """
      apple 132.5 111 35 16, banana 127.5 150 45 16, footer 130.25 180 39.5 16, framedLast 90 173 120 30
      header 132.75 63 34.5 16, paddedLast 116.5 95 67 48, stack 90 47 120 156
      """)
  }

  @Test("section/title") func titles() {
    ProbedWindow(300, 250) {
      VStack(alignment: .leading, spacing: 0) {
        Section {
          AppleText(35).probed("apple")
        } header: {
          AppleText(34.5)
        }
        Section {
          AppleText(38.5).probed("carrot")
        } header: {
          AppleText(68)
        }
      }
      .probed("stack")
    }
    .expect(
      """
      apple 116 109 35 16, carrot 116 141 38.5 16, stack 116 93 68 64
      """)
  }

  private struct Bound: View {
    @State private var widths: [Named] = [Named(id: "Apple", width: 35), Named(id: "Banana", width: 45)]

    struct Named: Identifiable {
      let id: String
      let width: CGFloat
    }

    var body: some View {
      VStack(alignment: .leading) {
        ForEach($widths) { $named in AppleText(named.width).probed(named.id) }
      }
      .probed("stack")
    }
  }

  @Test("foreach/binding") func bindings() {
    ProbedWindow(300, 200) { Bound() }
      .expect(
        """
        Apple 127.5 84 35 16, Banana 127.5 100 45 16, stack 127.5 84 45 32
        """)
  }

  @Test("foreach/modifier") func modifiersOfForEach() {
    let widths: [CGFloat] = [37.5, 35.5]
    ProbedWindow(300, 260) {
      VStack(spacing: 0) {
        ForEach(0..<2) { index in AppleText(widths[index]).probed("padded\(index)") }
          .padding()
          .probed("paddedLast")
        ForEach(0..<2) { index in AppleText(widths[index]).probed("framed\(index)") }
          .frame(width: 120, height: 30)
          .background(Color.blue)
          .probed("framedLast")
      }
      .probed("stack")
    }
    .expect(
      """
      framed0 131.25 155 37.5 16, framed1 132.25 185 35.5 16, framedLast 90 178 120 30, padded0 131.25 68 37.5 16
      padded1 132.25 116 35.5 16, paddedLast 116.25 100 67.5 48, stack 90 52 120 156
      """)
  }

  @Test("foreach/nested") func nested() {
    ProbedWindow(300, 200) {
      VStack {
        ForEach(0..<2) { row in
          HStack {
            ForEach(0..<3) { column in box(30, 20).probed("cell\(row)\(column)") }
          }
          .probed("row\(row)")
        }
      }
      .probed("grid")
    }
    .expect(
      """
      cell00 97 76 30 20, cell01 135 76 30 20, cell02 173 76 30 20, cell10 97 104 30 20, cell11 135 104 30 20
      cell12 173 104 30 20, grid 97 76 106 48, row0 97 76 106 20, row1 97 104 106 20
      """)
  }

  @Test("foreach/range") func ranges() {
    let widths: [CGFloat] = [37.5, 35.5, 37]
    ProbedWindow(300, 200) {
      VStack(alignment: .leading) {
        AppleText(22.5).probed("top")
        ForEach(0..<3) { index in AppleText(widths[index]).probed("row\(index)") }
        AppleText(44.5).probed("bottom")
      }
      .probed("stack")
    }
    .expect(
      """
      bottom 127.75 124 44.5 16, row0 127.75 76 37.5 16, row1 127.75 92 35.5 16, row2 127.75 108 37 16
      stack 127.75 60 44.5 80, top 127.75 60 22.5 16
      """)
  }
}

// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierText
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Default gaps between views (specification L26–L29, L41, L42). Beside San Francisco's, figures are those of iOS 13 to 18
/// in the phone's look and those of macOS 26 on a desktop.
@MainActor
@Suite struct SpacingTests {
  private let body17 = FontDescription(size: 17)

  /// The gap below `a` in a column of `a` and `b`.
  private func gap(
    scale: Double = 1, look: Look = .phone, @ViewBuilder _ a: () -> some View, @ViewBuilder above b: () -> some View
  ) throws -> CGFloat {
    let column = try LaidOut(300, 600, scale: scale, look: look) {
      VStack {
        Group { a() }.named("a")
        Group { b() }.named("b")
      }
      .font(.system(size: 17))
    }
    return try column["b"].minY - column["a"].maxY
  }

  /// Below and above a text of 17 points, by the rule.
  private var below: CGFloat {
    let font = fontMetrics(body17)
    return font.ascent + font.descent + 4 - font.capHeight
  }
  private var above: CGFloat { fontMetrics(body17).descent + 4 }

  @Test("the larger sum of the categories that both edges have counts, else the larger plain entry, else 8")
  func rule() {
    var upper = ViewSpacing()
    var lower = ViewSpacing()
    #expect(upper.distance(to: lower, along: .vertical) == 8)
    upper[.bottom][.plain] = 3
    #expect(upper.distance(to: lower, along: .vertical) == 3)
    lower[.top][.plain] = 5
    #expect(upper.distance(to: lower, along: .vertical) == 5)
    upper[.bottom][.edgeBelowText] = 20
    #expect(upper.distance(to: lower, along: .vertical) == 5, "the lower one has no such entry")
    lower[.top][.edgeBelowText] = 1
    #expect(upper.distance(to: lower, along: .vertical) == 21)
    upper[.bottom][.textToText] = 2
    lower[.top][.textToText] = 0
    #expect(upper.distance(to: lower, along: .vertical) == 21)
    #expect(upper.distance(to: lower, along: .horizontal) == 8)
    #expect(lower.distance(to: upper, along: .vertical) == 8)
  }

  @Test("the union has the larger distance of each category, on the edges that are named")
  func union() {
    var text = ViewSpacing.text(ascent: 16, descent: 4, capHeight: 12, step: 4)
    #expect(text.union(.zero, edges: .top)[.top][.plain] == 0)
    #expect(text.union(.zero, edges: .top)[.bottom][.plain] == nil)
    #expect(text.union(.standard)[.bottom][.edgeBelowText] == 12)
    #expect(text.union(.standard)[.top][.edgeBelowText] == 0)
    text.formUnion(.text(ascent: 32, descent: 8, capHeight: 24, step: 4))
    #expect(text[.top][.edgeAboveText] == 12)
    #expect(text != .standard && text == text.union(ViewSpacing()))
  }

  @Test(
    "a text keeps a tenth of a line away from what is no text, in steps of 4; San Francisco 17: 8.1 above, 12.3 below")
  func textAndOthers() throws {
    #expect(
      try isClose(
        gap {
          Text("Ag")
        } above: {
          Color.red
        }, below))
    #expect(
      try isClose(
        gap {
          Color.red
        } above: {
          Text("Ag")
        }, above))
    #expect(abs(below - 12.31) < 0.34 && abs(above - 8.11) < 0.34, "\(below) \(above)")
    // Twice the size: a line of more than 40 points has a step of 8.
    let large = fontMetrics(FontDescription(size: 34))
    let gap = try gap {
      Text("Ag").font(.system(size: 34))
    } above: {
      Color.red
    }
    #expect(isClose(gap, large.ascent + large.descent + 8 - large.capHeight))
  }

  /// The system's font on macOS 26.2: size, the gap of other views above and below a text, as recorded by
  /// github.com/iamcgn/swiftui-web (Apache-2.0) on a screen with two pixels a point.
  @Test(
    "a desktop rounds the tenth of a line to a pixel, as macOS 26",
    arguments: [
      (13, 4.742, 8.151), (15, 5.164, 9.097), (17, 6.086, 10.543), (20, 6.719, 11.963), (22, 7.641, 13.409),
      (24, 8.063, 14.355), (26, 8.984, 15.802), (32, 10.75, 19.141), (40, 13.438, 23.926),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func macOS(size: CGFloat, above: CGFloat, below: CGFloat) {
    // San Francisco's measures, in parts of its size.
    let text = ViewSpacing.text(
      ascent: 0.966797 * size, descent: 0.210938 * size, capHeight: 0.70459 * size, step: 0.5)
    let distanceAbove = ViewSpacing.standard.distance(to: text, along: .vertical)
    let distanceBelow = text.distance(to: .standard, along: .vertical)
    #expect(abs(distanceAbove - above) < 0.001, "\(distanceAbove)")
    #expect(abs(distanceBelow - below) < 0.001, "\(distanceBelow)")
  }

  @Test("a desktop's gap depends on its pixels", arguments: [1, 2, 3] as [Double]) func pixels(scale: Double) throws {
    let font = fontMetrics(body17)
    let step = ((font.ascent + font.descent) * 0.1 * scale).rounded(.up) / scale
    #expect(
      try isClose(
        gap(scale: scale, look: .desktop) {
          Text("Ag")
        } above: {
          Color.red
        }, font.ascent + font.descent + step - font.capHeight))
    #expect(
      try isClose(
        gap(scale: scale, look: .desktop) {
          Color.red
        } above: {
          Text("Ag")
        }, font.descent + step))
    #expect(
      try gap(scale: scale, look: .desktop) {
        Text("a")
      } above: {
        Text("b")
      } == 0)
  }

  @Test("L27: text follows text without a gap, in rows and columns too") func textAndText() throws {
    #expect(
      try gap {
        Text("a")
      } above: {
        Text("b")
      } == 0)
    #expect(
      try gap {
        HStack {
          Text("a"); Text("b")
        }
      } above: {
        VStack {
          Text("a"); Text("b")
        }
      } == 0)
    // The colour beside the upper text keeps away from the lower one.
    #expect(
      try isClose(
        gap {
          HStack {
            Text("a"); box(10, 10)
          }
        } above: {
          Text("b")
        }, above))
  }

  @Test("the largest font of a text counts") func severalFonts() throws {
    let mixed = Text("a") + Text("b").font(.system(size: 34))
    let large = fontMetrics(FontDescription(size: 34))
    #expect(
      try isClose(
        gap {
          mixed
        } above: {
          Color.red
        }, large.ascent + large.descent + 8 - large.capHeight))
  }

  @Test("controls keep 8 points from each other, whatever their labels are") func controls() throws {
    let on = Binding.constant(true)
    let number = Binding.constant(1)
    let value = Binding.constant(0.5)
    func expect8(_ a: some View, _ b: some View, _ line: Int = #line) throws {
      let gap = try gap {
        a
      } above: {
        b
      }
      #expect(gap == 8, "line \(line)")
    }
    let toggle = Toggle("Wi-Fi", isOn: on)
    let stepper = Stepper("Count", value: number)
    let picker = Picker("Kind", selection: number) { Text("one").tag(1) }
    let date = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
    let color = ColorPicker("Colour", selection: .constant(.red))
    try expect8(toggle, toggle)
    try expect8(toggle.toggleStyle(.checkbox), toggle.toggleStyle(.checkbox))
    try expect8(stepper, stepper)
    try expect8(stepper, picker)
    try expect8(picker, date)
    try expect8(date, color)
    try expect8(picker.pickerStyle(.segmented), picker.pickerStyle(.radioGroup))
    try expect8(picker.pickerStyle(.radioGroup), date.datePickerStyle(.graphical))
    try expect8(color, TextField("Name", text: .constant("")))
    try expect8(Slider(value: value), ProgressView(value: 0.5))
    // 8.0 and 12.33 on iOS.
    let row = HStack {
      Slider(value: value); Text("50 %")
    }
    #expect(
      try isClose(
        gap {
          toggle
        } above: {
          row
        }, above))
    #expect(
      try isClose(
        gap {
          row
        } above: {
          stepper
        }, below))
  }

  @Test("L29: a spacer has no gap along its stack, and does not count across it") func spacers() throws {
    let row = HStack {
      box(10, 10); Spacer()
    }
    #expect(
      try gap {
        row
      } above: {
        row
      } == 8)
    #expect(
      try gap {
        HStack {
          Text("a"); Spacer()
        }
      } above: {
        HStack {
          Spacer(); Text("b")
        }
      } == 0)
    #expect(
      measured(nil, nil) {
        HStack {
          box(10, 10); Spacer(); box(10, 10)
        }
      }.width == 28)
    #expect(
      measured(nil, nil) {
        HStack {
          Text(""); box(10, 10)
        }
      }.width == 18)
  }

  @Test("L42: frames and padding have edges of their own") func framesAndPadding() throws {
    #expect(
      try gap {
        Text("a").frame(height: 30)
      } above: {
        Color.red
      } == 8)
    #expect(
      try gap {
        Text("a").frame(minHeight: 30)
      } above: {
        Color.red
      } == 8)
    #expect(
      try gap {
        Text("a").padding(.bottom, 1)
      } above: {
        Color.red
      } == 8)
    #expect(
      try isClose(
        gap {
          Text("a").padding(.top, 1)
        } above: {
          Color.red
        }, below))
    #expect(
      try isClose(
        gap {
          Text("a").frame(width: 50)
        } above: {
          Color.red
        }, below))
    // A view with edges of its own keeps the same distance from a text as every view that is no text.
    #expect(
      try isClose(
        gap {
          Text("a")
        } above: {
          Text("b").padding()
        }, below))
  }

  @Test("a layout of one's own gets the same distances, and grids have them") func layoutsAndGrids() throws {
    struct Pile: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let text = Text("a").font(.system(size: 17))
    #expect(
      isClose(
        measured(nil, nil, look: .phone) {
          Pile {
            text; Color.red
          }
        }.height, below))
    #expect(
      isClose(
        measured(nil, nil, look: .phone) {
          Pile {
            Pile {
              text; text
            }; Color.red
          }
        }.height, below), "L90")
    let line = fontMetrics(body17).lineHeight
    let grid = measured(nil, nil, look: .phone) {
      Grid {
        GridRow {
          text; box(1, 1)
        };
        GridRow {
          box(1, 1); box(1, 1)
        }
      }
    }
    #expect(isClose(grid.height, line + below + 1))
  }

  /// As in Apple's frames of `grid/modifiers` (see `AppleFrames.swift`): the gap is 8 there, 4.7 above the text alone.
  @Test("between rows of a grid, each cell keeps away from those that face it alone") func facingCells() throws {
    let text = Text("a").font(.system(size: 17))
    let line = fontMetrics(body17).lineHeight
    func height(@ViewBuilder _ rows: () -> some View) -> CGFloat {
      measured(nil, nil) { Grid(content: rows) }.height
    }
    let textBelow = height {
      GridRow { box(1, 1) }
      GridRow { text }
    }
    let gap = textBelow - line - 1
    #expect(gap < 8, "else this test has no case")
    let mixedBelow = height {
      box(1, 1)
      GridRow {
        box(1, 1)
        text
      }
    }
    #expect(isClose(mixedBelow, 1 + 8 + line))
    let textBelowText = height {
      GridRow {
        text
        box(1, 1)
      }
      GridRow {
        text
        box(1, 1)
      }
    }
    #expect(isClose(textBelowText, line + 8 + line))
    // A cell over two columns faces both cells below.
    let wideAbove = height {
      GridRow { text.gridCellColumns(2) }
      GridRow {
        text
        box(1, 1)
      }
    }
    let font = fontMetrics(body17)
    #expect(isClose(wideAbove - 2 * line, font.ascent + font.descent + 3 - font.capHeight))
    // A cell that none faces counts for nothing.
    let alone = height {
      GridRow {
        text
        box(1, 1)
      }
      GridRow { text }
    }
    #expect(isClose(alone, 2 * line))
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Charts

/// The outlines of marks and symbols.
@MainActor @Suite struct MarkShapeTests {
  private func chart(@ChartContentBuilder _ content: () -> some ChartContent) -> some View {
    Chart(content: content).chartXScale(domain: 0...2).chartYScale(domain: 0...2)
      .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 100, height: 100)
  }

  private func drawing(@ChartContentBuilder _ content: () -> some ChartContent) -> String {
    ViewHost(chart(content)).dump(.displayList)
  }

  @Test("corners of bars are circular or continuous")
  func corners() throws {
    let mark = RectangleMark(
      xStart: .value("X", 0), xEnd: .value("X", 1), yStart: .value("Y", 0), yEnd: .value("Y", 1))
    func picture(_ style: RoundedCornerStyle) throws -> Data {
      try ViewHost(chart { mark.cornerRadius(20, style: style) }).png()
    }
    #expect(try picture(.circular) == picture(.circular))
    #expect(try picture(.circular) != picture(.continuous))
  }

  private struct Block: ChartSymbolShape {
    var perceptualUnitRect: CGRect
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test("a symbol has the size at which it looks as large as the square")
  func perceptual() {
    let point = PointMark(x: .value("X", 1), y: .value("Y", 1)).symbolSize(400)
    let whole = drawing { point.symbol(Block(perceptualUnitRect: CGRect(x: 0, y: 0, width: 1, height: 1))) }
    let half = drawing { point.symbol(Block(perceptualUnitRect: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))) }
    #expect(whole.contains("(40, 40, 20 × 20)"), "\(whole)")
    #expect(half.contains("(45, 45, 10 × 10)"), "\(half)")
  }

  @Test("a symbol has a width and a height")
  func sizes() {
    let block = Block(perceptualUnitRect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let text = drawing {
      PointMark(x: .value("X", 1), y: .value("Y", 1)).symbol(block).symbolSize(CGSize(width: 40, height: 10))
    }
    #expect(text.contains("(30, 45, 40 × 10)"), "\(text)")
  }

  @Test("points of a category stand beside each other along the axis that is set")
  func position() {
    func places(_ axis: Axis?) -> [CGPoint] {
      var marks = _ChartMarks()
      ForEach(["m", "n"], id: \.self) { name in
        PointMark(x: .value("X", "a"), y: .value("Y", "b")).position(by: .value("N", name), axis: axis)
      }._collect(into: &marks)
      let data = ChartData(marks, ChartSettings())
      let geometry = PlotGeometry(x: data.x, y: data.y, size: CGSize(width: 100, height: 100), isMirrored: false)
      return data.placed.map { geometry.point($0) }
    }
    #expect(places(.horizontal) == [CGPoint(x: 30, y: 50), CGPoint(x: 70, y: 50)])
    #expect(places(.vertical) == [CGPoint(x: 50, y: 30), CGPoint(x: 50, y: 70)])
    #expect(places(nil) == places(.horizontal))
  }

  @Test("symbols at the edges of the plot are drawn whole; those of values beyond it are not drawn")
  func edges() throws {
    let corner = drawing { PointMark(x: .value("X", 0), y: .value("Y", 0)).symbolSize(400) }
    #expect(corner.contains("fill ellipse"))
    // The canvas is 20 points larger on each side.
    #expect(corner.contains("clip rectangle (0, 0, 140 × 140)"), "\(corner)")
    #expect(!drawing { PointMark(x: .value("X", 3), y: .value("Y", 0)).symbolSize(400) }.contains("ellipse"))
  }

  @Test("bars of values beyond the domain end at the plot")
  func beyond() {
    let bar = drawing { BarMark(xStart: .value("X", 0), xEnd: .value("X", 1), y: .value("Y", 1)) }
    let long = drawing { BarMark(xStart: .value("X", 0), xEnd: .value("X", 9), y: .value("Y", 1)) }
    #expect(!bar.contains("100 × 100"), "\(bar)")
    #expect(long.contains("clip rectangle (2, 2, 100 × 100)"), "\(long)")
  }

  @Test("bars are cut to a shape, and have a shadow")
  func clipped() {
    let mark = RectangleMark(
      xStart: .value("X", 0), xEnd: .value("X", 1), yStart: .value("Y", 0), yEnd: .value("Y", 1))
    #expect(drawing { mark.clipShape(Circle()) }.contains("clip ellipse (2, 52, 50 × 50)"))
    #expect(drawing { mark.shadow(color: .red, radius: 3) }.contains("shadow"))
    #expect(!drawing { mark.shadow(radius: .nan) }.contains("shadow"))
  }

  @Test("a bar of a range is as wide as the range")
  func range() {
    let text = drawing { BarMark(x: .value("X", 0.5..<1.5), y: .value("Y", 1)) }
    #expect(text.contains("(30, 50, 40 × 50)"), "\(text)")
  }
}

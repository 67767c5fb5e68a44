// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation
import Testing

/// The outline of a stroke: ends, corners, dashes.
@Suite struct StrokedPathTests {
  private let line = Path {
    $0.move(to: .zero)
    $0.addLine(to: CGPoint(x: 100, y: 0))
  }

  private func covers(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool { path.contains(CGPoint(x: x, y: y)) }

  @Test("the ends of an open line: none, half a disc, half a square")
  func ends() {
    func end(_ cap: CGLineCap) -> [Bool] {
      let stroke = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
      return [covers(stroke, 99, 4), covers(stroke, 103, 1), covers(stroke, 104.5, 4.5), covers(stroke, 106, 0)]
    }
    #expect(end(.butt) == [true, false, false, false])
    #expect(end(.round) == [true, true, false, false])
    #expect(end(.square) == [true, true, true, false])
  }

  @Test("corners: pointed up to the limit, round, cut off")
  func corners() {
    let corner = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)]) }
    func tip(_ join: CGLineJoin, limit: CGFloat = 10) -> [Bool] {
      let stroke = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: limit))
      return [covers(stroke, 54.5, -4.5), covers(stroke, 53.3, -3.3), covers(stroke, 52, -2)]
    }
    #expect(tip(.miter) == [true, true, true])
    #expect(tip(.round) == [false, true, true])
    #expect(tip(.bevel) == [false, false, true])
    // A right angle's tip is 1.414 of the width long.
    #expect(tip(.miter, limit: 1.42) == tip(.miter) && tip(.miter, limit: 1.41) == tip(.bevel))
  }

  @Test("a closed line has corners everywhere, and no ends")
  func closed() {
    let frame = Path(CGRect(x: 0, y: 0, width: 50, height: 50)).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(covers(frame, -4.5, -4.5) && covers(frame, 4, 25) && !covers(frame, 6, 25) && !covers(frame, 25, 25))
    #expect(frame.boundingRect == CGRect(x: -5, y: -5, width: 60, height: 60))
  }

  @Test("dashes of no length are dots where ends are round, from the beginning on")
  func dots() {
    let stroke = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10]))
    for x in stride(from: CGFloat(0), through: 90, by: 10) {
      #expect(covers(stroke, x + 1, 0) && !covers(stroke, x + 5, 0), "\(x)")
    }
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square, dash: [0, 10]))
    #expect(covers(square, 11.5, 1.5) && !covers(square, 13, 0))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .butt, dash: [0, 10])).isEmpty)
  }

  @Test("the phase begins within the pattern, also below zero; a pattern of an odd number goes on in turn")
  func patterns() {
    func drawn(_ dash: [CGFloat], _ phase: CGFloat = 0) -> [Int] {
      let stroke = line.strokedPath(StrokeStyle(lineWidth: 4, dash: dash, dashPhase: phase))
      return (0..<12).filter { covers(stroke, CGFloat($0) + 0.5, 0) }
    }
    #expect(drawn([3, 2]) == [0, 1, 2, 5, 6, 7, 10, 11])
    #expect(drawn([3, 2], 1) == [0, 1, 4, 5, 6, 9, 10, 11])
    #expect(drawn([3, 2], 1) == drawn([3, 2], 11) && drawn([3, 2], 1) == drawn([3, 2], -4))
    #expect(drawn([4]) == [0, 1, 2, 3, 8, 9, 10, 11])
    #expect(drawn([1, 2, 3]) == [0, 3, 4, 5, 7, 8])
    #expect(drawn([2, 0]) == Array(0..<12))
  }

  @Test(
    "a pattern that is none draws the whole line",
    arguments: [[-1, 2], [.nan, 2], [.infinity], [0], []] as [[CGFloat]])
  func noPatterns(_ dash: [CGFloat]) {
    let whole = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4, dash: dash)) == whole)
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4, dash: [3, 2], dashPhase: .nan)) == whole)
  }

  @Test("on a closed line the last dash runs on into the first")
  func closedDashes() {
    let square = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    let stroke = square.strokedPath(StrokeStyle(lineWidth: 4, dash: [20, 10], dashPhase: 10))
    // Drawn from 110 of 120 on, over the corner, to 10.
    #expect(covers(stroke, 5, 0) && covers(stroke, 0, 5) && covers(stroke, -1.5, -1.5))
    #expect(!covers(stroke, 15, 0) && !covers(stroke, 0, 15))
  }

  @Test("a width that is none draws nothing", arguments: [0, -3, .nan, .infinity] as [CGFloat])
  func widths(_ width: CGFloat) { #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty) }

  @Test(
    "an arc of a billion turns covers what one covers, at a cost with a bound", arguments: [9, 0x1p63] as [CGFloat])
  func longArcs(_ radius: CGFloat) {
    let arc = Path {
      $0.addRelativeArc(
        center: CGPoint(x: radius, y: radius), radius: radius, startAngle: .zero, delta: .radians(1e9))
    }
    #expect(arc.elements.count <= 410)
    for dash in [[], [3, 1]] as [[CGFloat]] {
      let stroke = arc.strokedPath(StrokeStyle(lineWidth: 2, dash: dash))
      #expect(!stroke.isEmpty)
      if radius == 9, dash.isEmpty { #expect(covers(stroke, 18, 9) && covers(stroke, 0, 9) && !covers(stroke, 9, 9)) }
    }
  }

  @Test("a subpath without length is a dot where ends are round")
  func points() {
    let point = Path {
      $0.move(to: CGPoint(x: 5, y: 5))
      $0.addLine(to: CGPoint(x: 5, y: 5))
    }
    #expect(point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).boundingRect.width == 4)
    #expect(point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .butt)).isEmpty)
  }
}

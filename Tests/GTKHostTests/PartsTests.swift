// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation
import Testing

@testable import EspalierGTK

/// Parts of the host that need no display.
@MainActor
@Suite struct PartsTests {
  @Test func pixelsOfARectangleIncludeSmoothedEdges() {
    #expect(PixelRect(around: CGRect(x: 3, y: 4.5, width: 4, height: 2)) == PixelRect(x: 1, y: 2, width: 9, height: 7))
    let endless = PixelRect(around: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    #expect(PixelRect(x: 0, y: 0, width: 50, height: 50).intersection(endless).width == 50)
  }

  @Test func whatMovesByWholePixelsKeepsItsPlaceBetweenThem() {
    let place = PixelPlace(scale: 2, x: 0.25, y: 0)
    let moved = place.moved(by: 10.5, -0.25)
    #expect(moved.place == PixelPlace(scale: 2, x: 0.25, y: 0.5))
    #expect((moved.x, moved.y) == (21, -1))
  }

  @Test func aGlideEndsAfterItsWay() {
    var glide = Glide(point: .zero, velocity: CGVector(dx: 0, dy: 400))
    var way = glide.step(to: 10).height
    #expect(way == 0)
    var time = 10.0
    while !glide.isOver {
      time += 1.0 / 60
      way += glide.step(to: time).height
    }
    // Speed over friction: 100 points, but for what is left when it is too slow to be seen.
    #expect(way < -95 && way > -100)
    #expect(time < 11.5)
  }

  @Test func stepsOfAWheelAreOneMovementUntilTheyTurnBack() throws {
    var gathered = GatheredScroll()
    let place = CGPoint(x: 5, y: 5)
    func isAdded(_ x: CGFloat, _ y: CGFloat, at point: CGPoint) -> Bool {
      gathered.add(CGSize(width: x, height: y), at: point)
    }
    func taken() -> GatheredScroll? { gathered.take() }
    #expect(taken() == nil)
    for _ in 0..<3 { #expect(isAdded(0, -50, at: place)) }
    #expect(isAdded(4, 0, at: place))
    // Back, or over another view.
    #expect(!isAdded(0, 50, at: place))
    #expect(!isAdded(-1, 0, at: place))
    #expect(!isAdded(0, -50, at: .zero))
    let step = try #require(taken())
    #expect(step.delta == CGSize(width: 4, height: -150) && step.point == place)
    #expect(taken() == nil)
    #expect(isAdded(0, 50, at: .zero))
  }

  @Test func timesOfEventsGoOnWhereTheDisplayCountsFromTheBeginning() {
    var times = EventTime()
    #expect(times.seconds(.max - 99) == 0)
    #expect(times.seconds(400) == 0.5)
    // Unknown: as the one before. Older: earlier.
    #expect(times.seconds(0) == 0.5)
    #expect(times.seconds(150) == 0.25)
  }

  @Test(arguments: [(1.0, "large"), (1.25, "xxLarge"), (0.5, "xSmall"), (2, "accessibility2")])
  func textScale(_ scale: Double, _ size: String) {
    var settings = DesktopSettings()
    settings.textScale = scale
    #expect("\(settings.typeSize)" == size)
  }

  /// A line of a few thousand letters is longer than Cairo's pictures can be, though it has few pixels: a field with it was blank
  /// (looks/08).
  @Test func longItemsHavePixelsWhereTheyAreInSight() {
    let sight = PixelRect(x: 0, y: 0, width: 300, height: 400)
    for long in [
      PixelRect(x: -50_000, y: 10, width: 60_000, height: 20), PixelRect(x: 10, y: -50_000, width: 20, height: 60_000),
    ] {
      let (part, isWhole) = long.drawn(inSight: sight)
      #expect(!isWhole && !part.isEmpty && part == long.intersection(sight))
    }
    let wider = PixelRect(x: -10, y: 10, width: 600, height: 20)
    #expect(wider.drawn(inSight: sight) == (wider, true))
  }
}

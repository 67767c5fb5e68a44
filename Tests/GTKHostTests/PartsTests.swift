import CoreGeometry
import Foundation
import Testing

@testable import GTKHost

/// What needs no display.
@MainActor
@Suite struct PartsTests {
  @Test func damageIsWholePixelsWithRoomForSmoothedEdges() {
    #expect(PixelRect(.null, scale: 2) == nil)
    #expect(
      PixelRect(CGRect(x: 1.5, y: 2, width: 2, height: 1), scale: 2) == PixelRect(x: 1, y: 2, width: 9, height: 7))
    let whole = PixelRect(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), scale: 1)!
    #expect(PixelRect(x: 0, y: 0, width: 50, height: 50).intersection(whole).width == 50)
  }

  @Test func tilesCoverAWindowOnce() {
    let tiles = PixelRect(x: 0, y: 0, width: 600, height: 300).tiles(256)
    #expect(tiles.map(\.width) == [256, 256, 88, 256, 256, 88])
    #expect(tiles.map(\.height) == [256, 256, 256, 44, 44, 44])
    #expect(tiles.reduce(0) { $0 + $1.width * $1.height } == 600 * 300)
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

  @Test(arguments: [(1.0, "large"), (1.25, "xxLarge"), (0.5, "xSmall"), (2, "accessibility2")])
  func textScale(_ scale: Double, _ size: String) {
    var settings = DesktopSettings()
    settings.textScale = scale
    #expect("\(settings.typeSize)" == size)
  }
}

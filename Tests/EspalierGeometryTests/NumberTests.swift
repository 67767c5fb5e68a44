// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation
import Testing

extension CGFloat {
  fileprivate var isWhole: Bool { abs(self.remainder(dividingBy: 1)) <= 0.001 }
  fileprivate static func distance(_ a: CGFloat, _ b: CGFloat) -> CGFloat { abs(a - b) }
  fileprivate static func steps(_ a: Int, _ b: Int) -> Int { abs(a - b) }
}

@Suite struct NumberTests {
  @Test("`abs` is the free function in extensions of CGFloat, too") func magnitudes() {
    #expect(CGFloat(-2).isWhole && !CGFloat(-2.5).isWhole)
    #expect(CGFloat.distance(1, 3) == 2)
    #expect(CGFloat.steps(1, 3) == 2)
    #expect(abs(CGFloat(-2)) == 2)
  }

  @Test("Angles are added to and multiplied in place") func angles() {
    var angle = Angle.degrees(90)
    angle += .degrees(30)
    angle -= .degrees(20)
    angle *= 2
    angle /= 4
    #expect(angle.degrees.rounded() == 50)
  }
}

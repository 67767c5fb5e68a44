// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import Testing

/// Conversions that have a result for each number.
@Suite("Numbers that never trap")
struct ClampingTests {
  private static let all: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
    0x1p63, -0x1p63, 0x1p64, 0x1p63 - 1024, 1e300, 255.5, 256, -0.5, -1, 0, 3.9, -3.9, 127.5, 2_147_483_647.5,
  ]

  @Test("A conversion gives the whole part, or the nearest integer, or 0") func nearest() {
    func check<I: FixedWidthInteger>(_ type: I.Type) {
      for number in Self.all {
        let result = I(clamping: number)
        if let exact = I(exactly: number.rounded(.towardZero)) {
          #expect(result == exact, "\(number) as \(I.self)")
        } else {
          #expect(result == (number.isNaN ? 0 : number < 0 ? I.min : I.max), "\(number) as \(I.self)")
        }
        #expect(I(clamping: CGFloat(number)) == result)
      }
    }
    check(Int.self)
    check(Int8.self)
    check(Int32.self)
    check(UInt.self)
    check(UInt8.self)
    check(UInt16.self)
    check(Int64.self)
    #expect(Int(clamping: Float.nan) == 0 && UInt8(clamping: Float.infinity) == 255 && Int(clamping: Float(2.5)) == 2)
  }

  @Test("Sums, differences and products end at the bounds") func arithmetic() {
    #expect(Int.max.clampedSum(1) == .max && Int.min.clampedSum(-1) == .min && 2.clampedSum(3) == 5)
    #expect(
      Int.min.clampedDifference(1) == .min && Int.max.clampedDifference(-1) == .max && 2.clampedDifference(3) == -1)
    #expect(UInt(2).clampedDifference(3) == 0 && UInt.max.clampedSum(1) == .max)
    #expect(
      Int.max.clampedProduct(2) == .max && Int.max.clampedProduct(-2) == .min && Int.min.clampedProduct(-1) == .max)
    #expect(3.clampedProduct(-4) == -12)
  }

  @Test("Rectangles: as Foundation's where edges are finite") func finiteRectangles() {
    let numbers: [CGFloat] = [-3, 0, 2, 5]
    var rects: [CGRect] = [.null, .infinite]
    for x in numbers { for width in numbers { rects.append(CGRect(x: x, y: 1, width: width, height: 4)) } }
    for a in rects {
      for x in numbers {
        let point = CGPoint(x: x, y: 2)
        #expect(a.holds(point) == a.foundationContains(point), "\(a), \(point)")
      }
      for b in rects {
        #expect(a.overlaps(b) == a.foundationIntersects(b), "\(a), \(b)")
        let (overlap, intersection) = (a.overlap(with: b), a.foundationIntersection(b))
        #expect(overlap == intersection || overlap.isNull && intersection.isNull, "\(a), \(b)")
      }
    }
  }

  @Test("Rectangles without numbers share nothing") func rectangles() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 0]
    let plain = CGRect(x: 0, y: 0, width: 4, height: 4)
    for x in numbers {
      for width in numbers {
        let rect = CGRect(x: x, y: 1, width: width, height: 2)
        let hasNumbers = !(rect.minX.isNaN || rect.maxX.isNaN)
        #expect(hasNumbers || rect.overlap(with: plain).isNull && !plain.overlaps(rect), "\(rect)")
        #expect(!rect.holds(CGPoint(x: CGFloat.nan, y: 2)))
        _ = (rect.holds(.zero), rect.overlap(with: rect), rect.overlaps(.infinite))
      }
    }
    #expect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 9).overlap(with: plain) == plain)
  }

  @Test("Durations of any number of seconds") func durations() {
    for number in Self.all { _ = Duration(clampingSeconds: number).formatted() }
    #expect(Duration(clampingSeconds: 1.5) == .milliseconds(1500))
    #expect(Duration(clampingSeconds: -0.25) == .milliseconds(-250))
    #expect(Duration(clampingSeconds: .nan) == .zero)
    #expect(Duration(clampingSeconds: .infinity) == .seconds(1_000_000_000_000_000))
  }
}

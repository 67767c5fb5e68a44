// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// The coverage of each pixel by a convex polygon, to the precision of a byte.
///
/// Cairo samples 15 lines to a pixel: the edges of a turned square then differ by up to a tenth from each other. Here each
/// edge adds the area to its right, row by row, and the sums along a row are the covers. O(pixels of the box).
struct ExactCoverage {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  /// Row by row, without gaps.
  private(set) var covers: [UInt8]

  /// The area of the largest box, in pixels; Cairo draws larger ones.
  private static let most = 1 << 20

  /// - Parameters:
  ///   - polygon: in pixels, either way round.
  ///   - visible: the area that may be drawn on, in pixels.
  /// - Returns: nil if nothing is in sight, or too much.
  init?(of polygon: [CGPoint], in visible: CGRect) {
    let (xs, ys) = (polygon.map(\.x), polygon.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top).overlap(with: visible)
    guard !box.isNull, box.width * box.height < CGFloat(Self.most) else { return nil }
    (x, y) = (Int(clamping: box.minX.rounded(.down)), Int(clamping: box.minY.rounded(.down)))
    (width, height) = (Int(clamping: box.maxX.rounded(.up)) - x, Int(clamping: box.maxY.rounded(.up)) - y)
    guard width > 0, height > 0, width * height < Self.most else { return nil }
    covers = [UInt8](repeating: 0, count: width * height)
    var sums = [Double](repeating: 0, count: (width + 2) * height)
    for index in polygon.indices {
      let (p, q) = (polygon[index], polygon[(index + 1) % polygon.count])
      add(
        CGPoint(x: p.x - CGFloat(x), y: p.y - CGFloat(y)), CGPoint(x: q.x - CGFloat(x), y: q.y - CGFloat(y)), to: &sums)
    }
    for row in 0..<height {
      var sum = 0.0
      for column in 0..<width {
        sum += sums[row * (width + 2) + column]
        covers[row * width + column] = UInt8(clamping: (min(abs(sum), 1) * 255).rounded())
      }
    }
  }

  /// Adds the area to the right of an edge: positive for an edge that leads down.
  private func add(_ p: CGPoint, _ q: CGPoint, to sums: inout [Double]) {
    let (upper, lower, sign) = p.y < q.y ? (p, q, 1.0) : (q, p, -1.0)
    guard lower.y > upper.y else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let first = max(Int(clamping: upper.y.rounded(.down)), 0)
    let last = min(Int(clamping: lower.y.rounded(.up)), height)
    guard first < last else { return }
    for row in first..<last {
      let (start, end) = (max(upper.y, CGFloat(row)), min(lower.y, CGFloat(row + 1)))
      guard end > start else { continue }
      let (a, b) = (upper.x + (start - upper.y) * slope, upper.x + (end - upper.y) * slope)
      addPart(from: min(a, b), to: max(a, b), by: sign * (end - start), at: row * (width + 2), &sums)
    }
  }

  /// Adds a part of an edge within a row, between two places across it and `extent` high. Each column that it crosses gets the
  /// area to its right there; all columns after it get its full height.
  private func addPart(from a: CGFloat, to b: CGFloat, by extent: Double, at row: Int, _ sums: inout [Double]) {
    let (low, high) = (min(max(a, 0), CGFloat(width)), min(max(b, 0), CGFloat(width)))
    func share(_ length: CGFloat) -> Double { b > a ? extent * Double(length / (b - a)) : 0 }
    // A part left of the box covers all of it.
    sums[row] += a < 0 ? (b > a ? share(min(b, 0) - a) : extent) : 0
    if b == a {
      guard a >= 0, a < CGFloat(width) else { return }
      let column = Int(clamping: a)
      sums[row + column] += extent * (Double(column) + 1 - Double(a))
      sums[row + column + 1] += extent * (Double(a) - Double(column))
      return
    }
    var place = low
    while place < high {
      let column = Int(clamping: place)
      let next = min(CGFloat(column + 1), high)
      let (part, middle) = (share(next - place), Double(place + next) / 2)
      sums[row + column] += part * (Double(column) + 1 - middle)
      sums[row + column + 1] += part * (middle - Double(column))
      place = next
    }
  }
}

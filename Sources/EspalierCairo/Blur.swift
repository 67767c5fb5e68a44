// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Blurs rows of bytes in place, as with a Gaussian; O(bytes), for any deviation.
///
/// Small deviations are summed with the Gaussian's own weights; from 2 pixels on, three successive running averages
/// look the same. They have the Gaussian's own deviation, so that its tails reach as far: the outermost two of
/// the averaged pixels count in part. `channels` neighbouring bytes make a pixel.
struct Blur {
  private enum Method {
    case none
    case weights([UInt32])
    /// Three successive averages. The weights are 1 << 24 in all.
    case averages(Average)
  }

  /// A mean of the pixels up to `reach` away, and of the next one on both sides in part.
  private struct Average {
    let reach: Int
    let weight: UInt32
    let outerWeight: UInt32

    init(deviation: Double) {
      // Each of three passes has a third of the variance. An average of 2r + 1 pixels has r(r + 1) / 3.
      let variance = deviation * deviation / 3
      let reach = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
      let (count, next) = (2 * reach + 1, (reach + 1) * (reach + 1))
      let part = (variance - reach * (reach + 1) / 3) * count / (2 * (next - variance))
      let sum = count + 2 * part
      self.reach = Int(clamping: reach)
      outerWeight = UInt32(clamping: (part / sum * Double(1 << 24)).rounded())
      weight = UInt32(clamping: (Double(1 << 24) - 2 * Double(outerWeight)) / count)
    }

    /// One pass along every `channels`th byte. A loop without cases, ranges and closures: it runs for each pixel, in debug
    /// builds as well.
    /// - Parameter copy: Memory for the bytes with the pixels up to `reach + 1` beside them on both sides.
    func apply(
      _ row: UnsafeMutablePointer<UInt8>, _ copy: UnsafeMutablePointer<UInt8>, count: Int, channels: Int,
      _ extends: Bool
    ) {
      let space = reach + 1
      copy.update(repeating: extends ? row[0] : 0, count: space)
      (copy + space + count).update(repeating: extends ? row[(count - 1) * channels] : 0, count: space)
      var (from, to) = (row, copy + space)
      let end = to + count
      while to < end {
        to.pointee = from.pointee
        to += 1
        from += channels
      }
      var (low, high) = (copy, copy + 1)
      let middle = copy + (space + reach)
      var sum: UInt32 = 0
      while high < middle {
        sum &+= UInt32(high.pointee)
        high += 1
      }
      var target = row
      let last = copy + count
      while low < last {
        sum &+= UInt32(high.pointee)
        high += 1
        let outer = UInt32(low.pointee) &+ UInt32(high.pointee)
        target.pointee = UInt8(truncatingIfNeeded: (sum &* weight &+ outer &* outerWeight &+ (1 << 23)) >> 24)
        target += channels
        low += 1
        sum &-= UInt32(low.pointee)
      }
    }

    /// The weights are 1 << 24 in all, or less, so that 255 times them and half of one fit 32 bits.
    func of(_ sum: UInt32, _ outer: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: (sum &* weight &+ outer &* outerWeight &+ (1 << 23)) >> 24)
    }
  }

  private let method: Method

  /// - Parameter deviation: Pixels.
  init(deviation: Double) {
    if !(deviation > 0.05) {
      method = .none
    } else if deviation < 2 {
      let reach = Int(clamping: (deviation * 3).rounded(.up))
      let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
      let sum = weights.reduce(0, +)
      var fixed = weights.map { UInt32(clamping: ($0 / sum * 65536).rounded()) }
      // The weights of a constant picture add up to exactly one.
      fixed[reach] = UInt32(Int(fixed[reach]) + 65536 - fixed.reduce(0) { $0 + Int($1) })
      method = .weights(fixed)
    } else {
      method = .averages(Average(deviation: deviation))
    }
  }

  func apply(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int,
    extendsEdges: Bool = false
  ) {
    if case .none = method { return }
    var space = 0
    if case .averages(let average) = method { space = 2 * (average.reach + 1) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * channels + space) { copy in
      let copy = copy.baseAddress!
      for y in 0..<height {
        let row = pixels + y * stride
        along(row, copy, count: width, channels: channels, extendsEdges)
      }
    }
    down(pixels, width: width * channels, height: height, stride: stride, extendsEdges)
  }

  /// One row, pixel by pixel.
  private func along(
    _ row: UnsafeMutablePointer<UInt8>, _ copy: UnsafeMutablePointer<UInt8>, count: Int, channels: Int, _ extends: Bool
  ) {
    switch method {
    case .none: return
    case .weights(let weights):
      copy.update(from: row, count: count * channels)
      let reach = weights.count / 2
      for channel in 0..<channels {
        for x in 0..<count {
          var sum: UInt32 = 32768
          for k in 0..<weights.count {
            var at = x + k - reach
            if at < 0 || at >= count {
              guard extends else { continue }
              at = min(max(at, 0), count - 1)
            }
            sum &+= weights[k] &* UInt32(copy[at * channels + channel])
          }
          row[x * channels + channel] = UInt8(truncatingIfNeeded: min(sum >> 16, 255))
        }
      }
    case .averages(let average):
      for channel in 0..<channels {
        for _ in 0..<3 { average.apply(row + channel, copy, count: count, channels: channels, extends) }
      }
    }
  }

  /// All columns at once, row by row.
  private func down(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, _ extends: Bool
  ) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer {
      copy.deallocate()
      sums.deallocate()
    }
    func keep() {
      for y in 0..<height { (copy + y * width).update(from: pixels + y * stride, count: width) }
    }
    /// The row of the copy that stands for one at `y`.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
      if y >= 0 && y < height { return copy + y * width }
      return extends ? copy + min(max(y, 0), height - 1) * width : nil
    }
    switch method {
    case .none: return
    case .weights(let weights):
      keep()
      let reach = weights.count / 2
      for y in 0..<height {
        for x in 0..<width { sums[x] = 32768 }
        for k in 0..<weights.count {
          guard let source = row(y + k - reach) else { continue }
          let weight = weights[k]
          for x in 0..<width { sums[x] &+= weight &* UInt32(source[x]) }
        }
        let target = pixels + y * stride
        for x in 0..<width { target[x] = UInt8(truncatingIfNeeded: min(sums[x] >> 16, 255)) }
      }
    case .averages(let average):
      let reach = average.reach
      let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: width)
      nothing.initialize(repeating: 0, count: width)
      defer { nothing.deallocate() }
      for _ in 0..<3 {
        keep()
        var x = 0
        sums.update(repeating: 0, count: width)
        for y in -reach..<reach {
          guard let source = row(y) else { continue }
          x = 0
          while x < width {
            sums[x] &+= UInt32(source[x])
            x &+= 1
          }
        }
        for y in 0..<height {
          let target = pixels + y * stride
          let (entering, leaving) = (row(y + reach) ?? nothing, row(y - reach) ?? nothing)
          let (above, below) = (row(y - reach - 1) ?? nothing, row(y + reach + 1) ?? nothing)
          x = 0
          while x < width {
            let sum = sums[x] &+ UInt32(entering[x])
            target[x] = average.of(sum, UInt32(above[x]) &+ UInt32(below[x]))
            sums[x] = sum &- UInt32(leaving[x])
            x &+= 1
          }
        }
      }
    }
  }
}

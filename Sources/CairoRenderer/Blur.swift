import Foundation

/// Blurs rows of bytes in place, as with a Gaussian; O(bytes), whatever the deviation.
///
/// Small deviations are summed with the Gaussian's own weights; from 2 pixels on, three running averages after each other
/// are as good to the eye. `channels` neighbouring bytes make a pixel.
struct Blur {
  private enum Method {
    case none
    case weights([UInt32])
    /// Bytes before and after each pixel that are averaged, three times.
    case averages([(before: Int, after: Int)])
  }

  private let method: Method

  /// - Parameter deviation: Pixels.
  init(deviation: Double) {
    if !(deviation > 0.05) {
      method = .none
    } else if deviation < 2 {
      let reach = Int((deviation * 3).rounded(.up))
      let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
      let sum = weights.reduce(0, +)
      var fixed = weights.map { UInt32(($0 / sum * 65536).rounded()) }
      // The weights of a constant picture add up to exactly one.
      fixed[reach] = UInt32(Int(fixed[reach]) + 65536 - fixed.reduce(0) { $0 + Int($1) })
      method = .weights(fixed)
    } else {
      let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
      let half = size / 2
      method = .averages(
        size.isMultiple(of: 2)
          ? [(half, half - 1), (half - 1, half), (half, half)] : Array(repeating: (half, half), count: 3))
    }
  }

  func apply(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int,
    extendsEdges: Bool = false
  ) {
    if case .none = method { return }
    let longest = max(width, height) * channels
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { copy in
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
    case .averages(let passes):
      for (before, after) in passes {
        copy.update(from: row, count: count * channels)
        let factor = Self.reciprocal(before + after + 1)
        for channel in 0..<channels {
          let source = copy + channel
          func pixel(_ x: Int) -> UInt32 {
            if x >= 0 && x < count { return UInt32(source[x &* channels]) }
            return extends ? UInt32(source[min(max(x, 0), count - 1) &* channels]) : 0
          }
          var sum: UInt32 = 0
          for x in -before..<after { sum &+= pixel(x) }
          var target = row + channel
          for x in 0..<count {
            sum &+= pixel(x &+ after)
            target.pointee = Self.quotient(sum, factor)
            target += channels
            sum &-= pixel(x &- before)
          }
        }
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
    case .averages(let passes):
      for (before, after) in passes {
        keep()
        let factor = Self.reciprocal(before + after + 1)
        for x in 0..<width { sums[x] = 0 }
        for y in -before..<after {
          guard let source = row(y) else { continue }
          for x in 0..<width { sums[x] &+= UInt32(source[x]) }
        }
        for y in 0..<height {
          if let source = row(y + after) { for x in 0..<width { sums[x] &+= UInt32(source[x]) } }
          let target = pixels + y * stride
          for x in 0..<width { target[x] = Self.quotient(sums[x], factor) }
          if let source = row(y - before) { for x in 0..<width { sums[x] &-= UInt32(source[x]) } }
        }
      }
    }
  }

  /// Multiplying by it and dropping 24 bits divides by `count`, rounded.
  private static func reciprocal(_ count: Int) -> UInt64 { UInt64((Double(1 << 24) / Double(count)).rounded(.up)) }

  private static func quotient(_ sum: UInt32, _ factor: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: min((UInt64(sum) &* factor &+ (1 << 23)) >> 24, 255))
  }
}

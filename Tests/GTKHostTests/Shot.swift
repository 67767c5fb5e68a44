// SPDX-License-Identifier: MIT

import Foundation

/// The pixels of a screen, or of a part of it.
///
/// They are read and compared many times in a test, by code that is compiled for debugging: so without the collections'
/// own loops.
struct Shot: Equatable {
  let width, height: Int
  /// Red, green, blue, the last in the lowest byte; rows from the top.
  private(set) var pixels: [UInt32]

  private init(width: Int, height: Int, fill: (UnsafeMutablePointer<UInt32>) -> Void) {
    (self.width, self.height) = (width, height)
    pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      if let start = buffer.baseAddress { fill(start) }
      count = width * height
    }
  }

  /// The server's file, or a part of its picture: a header of big numbers, colors, then rows of blue, green, red and nothing.
  init(xwd data: Data, x: Int = 0, y: Int = 0, width: Int? = nil, height: Int? = nil) throws {
    self = try data.withUnsafeBytes { bytes in
      func number(_ index: Int) -> Int {
        Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
      }
      guard bytes.count > 100, number(11) == 32 else { throw Missing(what: "a screen of 32 bits per pixel") }
      let (width, height) = (width ?? number(4), height ?? number(5))
      guard x >= 0, y >= 0, x + width <= number(4), y + height <= number(5) else {
        throw Missing(what: "\(width) × \(height) pixels at \(x), \(y) of a screen of \(number(4)) × \(number(5))")
      }
      let start = number(0) + number(19) * 12
      let stride = number(12)
      return Shot(width: width, height: height) { target in
        for row in 0..<height {
          let source = bytes.baseAddress! + start + (y + row) * stride + x * 4
          memcpy(target + row * width, source, width * 4)
        }
        var index = 0
        while index < width * height {
          target[index] &= 0xFFFFFF
          index += 1
        }
      }
    }
  }

  /// Takes bytes in the order red, green, blue, opacity.
  init(width: Int, height: Int, rgba: [UInt8]) {
    self.init(width: width, height: height) { target in
      rgba.withUnsafeBytes { bytes in
        let source = bytes.baseAddress!.assumingMemoryBound(to: UInt32.self)
        var index = 0
        while index < width * height {
          target[index] = source[index].byteSwapped >> 8
          index += 1
        }
      }
    }
  }

  /// - Parameter color: of the pixel in a column and a row.
  init(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) {
    self.init(width: width, height: height) { target in
      for y in 0..<height { for x in 0..<width { target[y * width + x] = color(x, y) } }
    }
  }

  func part(x: Int, y: Int, width: Int, height: Int) -> Shot {
    Shot(width: width, height: height) { target in
      pixels.withUnsafeBufferPointer { source in
        for row in 0..<height {
          memcpy(target + row * width, source.baseAddress! + (y + row) * self.width + x, width * 4)
        }
      }
    }
  }

  /// As a file that picture viewers know.
  func write(_ path: String) throws {
    var data = Data("P6 \(width) \(height) 255\n".utf8)
    for pixel in pixels { data += [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)] }
    try data.write(to: URL(fileURLWithPath: path))
  }

  static func == (left: Shot, right: Shot) -> Bool {
    left.width == right.width && left.height == right.height
      && memcmp(left.pixels, right.pixels, left.pixels.count * 4) == 0
  }

  /// The differences between its pixels and another picture's.
  func difference(from other: Shot) -> Difference {
    guard width == other.width, height == other.height else { return Difference(largest: 255, part: 1) }
    if self == other { return Difference(largest: 0, part: 0) }
    var (largest, visible): (UInt32, Int) = (0, 0)
    pixels.withUnsafeBufferPointer { left in
      other.pixels.withUnsafeBufferPointer { right in
        let (left, right) = (left.baseAddress!, right.baseAddress!)
        var index = 0
        while index < width * height {
          let (a, b) = (left[index], right[index])
          index += 1
          if a == b { continue }
          var here: UInt32 = 0
          var shift: UInt32 = 0
          while shift < 24 {
            let (one, two) = (a &>> shift & 255, b &>> shift & 255)
            here = max(here, one > two ? one &- two : two &- one)
            shift += 8
          }
          largest = max(largest, here)
          if here > 4 { visible += 1 }
        }
      }
    }
    return Difference(largest: Int(largest), part: Double(visible) / Double(pixels.count))
  }

  struct Difference: CustomStringConvertible {
    /// The largest difference of a channel, 0…255.
    let largest: Int
    /// The part of the pixels that differ by more than 4.
    let part: Double

    /// Cairo smooths curves, and mixes the colors of angular gradients, by the place where their drawing begins.
    var isRounding: Bool { largest <= 24 && part < 0.002 }
    var description: String { "largest \(largest), \(Int(part * 1e6)) of a million pixels" }
  }
}

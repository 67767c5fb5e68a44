// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The pictures of a GIF file, as far as its blocks tell them without their pixels.
struct GIFFrames {
  /// The size in pixels.
  let width, height: Int
  /// The time of each picture in seconds, as it is written.
  private(set) var delays: [Double] = []
  /// The number of repetitions; 0 is without end, nil is none.
  private(set) var loopCount: Int?

  /// The greatest number of pictures that are read.
  static let mostFrames = 4096

  /// Reads the blocks; nil for data that is no GIF file. O(bytes).
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count >= 13, bytes.starts(with: "GIF8".utf8) else { return nil }
    width = Int(bytes[6]) | Int(bytes[7]) << 8
    height = Int(bytes[8]) | Int(bytes[9]) << 8
    var index = 13 + Self.tableBytes(bytes[10])
    var delay = 0.0
    while index < bytes.count, delays.count < Self.mostFrames {
      switch bytes[index] {
      case 0x21 where index + 2 < bytes.count:
        let label = bytes[index + 1]
        if label == 0xF9, index + 5 < bytes.count {
          delay = Double(Int(bytes[index + 4]) | Int(bytes[index + 5]) << 8) / 100
        }
        if label == 0xFF, index + 18 < bytes.count, bytes[(index + 3)..<(index + 11)].elementsEqual("NETSCAPE".utf8) {
          loopCount = Int(bytes[index + 16]) | Int(bytes[index + 17]) << 8
        }
        index = Self.end(of: bytes, from: index + 2)
      case 0x2C where index + 9 < bytes.count:
        delays.append(delay)
        delay = 0
        // The table of colours, the size of codes, then blocks.
        index = Self.end(of: bytes, from: index + 10 + Self.tableBytes(bytes[index + 9]) + 1)
      default: return
      }
    }
  }

  private static func tableBytes(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  /// The index after a row of blocks, each with its length in front, of which the last one is empty.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != 0 { index += Int(bytes[index]) + 1 }
    return index + 1
  }
}

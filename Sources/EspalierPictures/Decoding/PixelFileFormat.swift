// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The formats that gdk-pixbuf reads here, recognised by the first bytes. The raw value is gdk-pixbuf's name.
///
/// gdk-pixbuf has loaders for every format that is installed, SVG among them, which would be drawn without limits.
enum PixelFileFormat: String, CaseIterable {
  case png, jpeg, gif, bmp, tiff, ico, icns, pnm

  init?(_ data: Data) {
    let start = Array(data.prefix(8))
    let found = Self.allCases.first { format in format.beginnings.contains { start.starts(with: $0) } }
    guard let found else { return nil }
    self = found
  }

  private var beginnings: [[UInt8]] {
    switch self {
    case .png: [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]]
    case .jpeg: [[0xFF, 0xD8]]
    case .gif: [Array("GIF8".utf8)]
    case .bmp: [Array("BM".utf8)]
    case .tiff: [[0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A]]
    case .ico: [[0, 0, 1, 0], [0, 0, 2, 0]]
    case .icns: [Array("icns".utf8)]
    case .pnm: (1...6).map { Array("P\($0)".utf8) }
    }
  }
}

/// The passes in which a JPEG file refines its pixels. A few bytes make one pass, and each pass visits all pixels.
enum JPEGScans {
  /// The number of pixels that all passes together may visit: ten times the largest picture.
  static let mostPixels = 10 * PictureDecoder.mostPixels

  /// The number of scans. O(bytes).
  static func count(_ data: Data) -> Int {
    data.withUnsafeBytes { bytes in
      var (count, index) = (0, 2)
      while index + 3 < bytes.count {
        guard bytes[index] == 0xFF else {
          index += 1
          continue
        }
        switch bytes[index + 1] {
        case 0xDA: count += 1
        // Within a scan: a stuffed byte, a restart, padding.
        case 0, 0x01, 0xD0...0xD9, 0xFF:
          index += 1
          continue
        default: break
        }
        index += 2 + Int(bytes[index + 2]) << 8 + Int(bytes[index + 3])
      }
      return count
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// The pictures embedded in an SVG file, as `data:` addresses.
enum EmbeddedPictures {
  /// Reads the size in the header of each picture, not its pixels. O(bytes).
  /// - Throws: If all of them together have more pixels than a picture may have.
  static func check(_ data: Data) throws(PictureError) {
    let mark = Array(";base64,".utf8)
    let bytes = [UInt8](data)
    var pixels = 0
    var rest = bytes[...]
    while let found = rest.firstIndex(of: mark[0]) {
      rest = rest[found...]
      guard rest.starts(with: mark) else {
        rest = rest.dropFirst()
        continue
      }
      let encoded = rest.dropFirst(mark.count).prefix(mostEncoded).prefix { $0.isSpace || $0.isBase64 }
      rest = rest[encoded.endIndex...]
      // If only the beginning is decoded, its last group of four has fewer characters.
      var letters = encoded.filter { !$0.isSpace && $0 != UInt8(ascii: "=") }
      if letters.count % 4 == 1 { letters.removeLast() }
      letters.append(contentsOf: repeatElement(UInt8(ascii: "="), count: (4 - letters.count % 4) % 4))
      guard let picture = Data(base64Encoded: Data(letters)),
        let (width, height) = PictureDecoder.announcedSize(picture)
      else {
        continue
      }
      let (count, overflow) = width.multipliedReportingOverflow(by: height)
      pixels = overflow ? .max : pixels.addingReportingOverflow(count).overflow ? .max : pixels + count
      if pixels > PictureDecoder.mostPixels { throw .tooLarge(width: width, height: height) }
    }
  }

  /// Headers are at the beginning; those of photographs may follow a preview.
  private static let mostEncoded = 256 << 10
}

extension UInt8 {
  fileprivate var isBase64: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): true
    default: false
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// The size of a picture in the beginning of its data, for the formats of photographs.
enum PictureHeader {
  /// The size of the upright picture; nil for another format, and for data that do not end as their format does: whether these are
  /// a picture is known when they are decoded. O(size of the header).
  static func size(_ data: Data) -> PixelSize? {
    if PictureDecoder.isWebP(data) { return PictureDecoder.announcedSizeOfWebP(data) }
    switch PixelFileFormat(data) {
    case .jpeg where data.suffix(2).elementsEqual([0xFF, 0xD9]),
      .png where data.suffix(8).elementsEqual([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]):
      return PictureDecoder.announcedUprightSize(data)
    default: return nil
    }
  }
}

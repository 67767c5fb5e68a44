// SPDX-License-Identifier: MIT

import Foundation

/// The kind of a picture's file, by its first bytes.
enum ImageFileKind: String, CaseIterable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"
  case webP = "org.webmproject.webp"
  case bmp = "com.microsoft.bmp"
  case tiff = "public.tiff"
  case ico = "com.microsoft.ico"
  case icns = "com.apple.icns"

  /// nil for data of another kind.
  init?(_ data: Data) {
    let start = Array(data.prefix(12))
    func begins(_ bytes: [UInt8]) -> Bool { start.starts(with: bytes) }
    if begins([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if begins([0xFF, 0xD8]) {
      self = .jpeg
    } else if begins(Array("GIF8".utf8)) {
      self = .gif
    } else if begins(Array("RIFF".utf8)), start.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webP
    } else if begins(Array("BM".utf8)) {
      self = .bmp
    } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if begins([0, 0, 1, 0]) || begins([0, 0, 2, 0]) {
      self = .ico
    } else if begins(Array("icns".utf8)) {
      self = .icns
    } else {
      return nil
    }
  }
}

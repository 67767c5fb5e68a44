// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierTestSupport
import Foundation
import Glibc
import Testing

@testable import EspalierPictures

/// Pixels, passes, formats and kinds of files: what is too much is refused before it costs anything.
@Suite("Limits of pictures")
struct PictureLimitTests {
  private func bytes(_ numbers: [UInt8], _ count: Int = 0) -> Data { Data(numbers) + Data(count: count) }

  /// Headers of 30,000 × 30,000 pixels, with little behind them.
  @Test("a header of too many pixels is enough, in each format")
  func headers() {
    let big: [UInt8] = [0x75, 0x30]
    let png =
      bytes([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
      + bytes([0, 0] + big + [0, 0] + big + [8, 6, 0, 0, 0, 0x66, 0x27, 0xF8, 0xBA, 0, 0, 0, 9]) + Data("IDAT".utf8)
    let jpeg = bytes(
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8] + big + big + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 0xFF, 0xDA, 0, 12, 3]
        + [1, 0, 2, 0, 3, 0, 0, 63, 0], 100)
    let gif =
      Data("GIF89a".utf8)
      + bytes([0x30, 0x75, 0x30, 0x75, 0, 0, 0, 0x2C, 0, 0, 0, 0, 0x30, 0x75, 0x30, 0x75, 0, 8], 50)
    let bmp =
      Data("BM".utf8) + bytes([0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 0x30, 0x75, 0, 0, 0x30, 0x75, 0, 0])
      + bytes([1, 0, 24, 0], 100)
    let pnm = Data("P6\n30000 30000\n255\n".utf8) + Data(count: 100)
    for (format, data) in [("PNG", png), ("JPEG", jpeg), ("GIF", gif), ("BMP", bmp), ("PNM", pnm)] {
      let before = ProcessMemory.now
      let error = #expect(throws: PictureError.self, "\(format)") { try PictureDecoder.decode(data, name: format) }
      switch error {
      // gdk-pixbuf itself refuses some.
      case .tooLarge(width: 30000, height: 30000), .notDecodable: break
      default: Issue.record("\(format): \(String(describing: error))")
      }
      #expect(ProcessMemory.now - before < 1 << 30, "\(format)")
    }
  }

  @Test("a JPEG file has a limit of passes over its pixels")
  func passes() throws {
    let jpeg = SmallPicture.jpeg.data
    #expect(JPEGScans.count(jpeg) == 1)
    // The header announces 8,000 × 8,000 pixels and 200 scans follow.
    var large = jpeg
    let frame = try #require(large.range(of: Data([0xFF, 0xC0])))
    large.replaceSubrange(frame.upperBound + 3..<frame.upperBound + 7, with: [0x1F, 0x40, 0x1F, 0x40])
    let scan = try #require(large.range(of: Data([0xFF, 0xDA])))
    let tail = large[scan.lowerBound...].dropLast(2)
    large = large[..<scan.lowerBound] + (0..<200).reduce(Data()) { all, _ in all + tail } + [0xFF, 0xD9]
    #expect(JPEGScans.count(large) == 200)
    let start = threadTime()
    #expect(throws: PictureError.notDecodable("200 passes over 64000000 pixels are too many")) {
      try PictureDecoder.decode(large, name: "scans")
    }
    #expect(threadTime() - start < 2)
  }

  @Test("formats that are not named are refused, whatever loaders are installed")
  func formats() {
    for text in [
      "/* XPM */\nstatic char *a[] = {\"1 1 1 1\", \"a c red\", \"a\"};", "#define a_width 1\n",
      "\u{1F}\u{8B}\u{8}svgz",
    ] {
      #expect(throws: PictureError.notDecodable("its format is not known")) {
        try PictureDecoder.decode(Data(text.utf8), name: "x")
      }
    }
    // gdk-pixbuf would draw it, without limits.
    let wide = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".data(using: .utf16)!
    #expect(throws: PictureError.notDecodable("its format is not known")) { try PictureDecoder.decode(wide, name: "x") }
  }

  @Test("a pipe, a device and a file without an end are no pictures, at once")
  func kinds() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appendingPathComponent("pipe.png")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let zero = folder.appendingPathComponent("zero.png")
    try FileManager.default.createSymbolicLink(atPath: zero.path, withDestinationPath: "/dev/zero")
    for url in [pipe, zero] {
      #expect(throws: PictureError.unreadable("\(url.path) is no file")) {
        try PictureDecoder.decode(contentsOf: url, name: "x")
      }
    }
    let large = folder.appendingPathComponent("large.png")
    #expect(truncate(creating: large, to: PictureDecoder.mostBytes + 1))
    #expect(throws: PictureError.tooManyBytes(PictureDecoder.mostBytes + 1)) {
      try PictureDecoder.decode(contentsOf: large, name: "x")
    }
  }

  /// A file with a hole.
  private func truncate(creating url: URL, to count: Int) -> Bool {
    FileManager.default.createFile(atPath: url.path, contents: nil) && Glibc.truncate(url.path, count) == 0
  }
}

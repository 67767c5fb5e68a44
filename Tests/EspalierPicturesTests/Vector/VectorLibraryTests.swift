// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierPictures

/// librsvg is a large library, and few windows show an SVG file: a program opens it at the first of them.
@Suite struct VectorLibraryTests {
  private static let alone = "ESPALIER_FIRST_DRAWING"

  @Test("a program without SVG files does not load librsvg")
  func isOpenedAtTheFirstFile() throws {
    _ = try ChildTest.output(of: "EspalierPicturesTests.VectorLibraryTests/firstFile", [Self.alone: "1"])
  }

  @Test(
    "the first SVG file loads it, in a child process",
    .enabled(if: ProcessInfo.processInfo.environment[VectorLibraryTests.alone] != nil))
  func firstFile() throws {
    #expect(try !isLoaded)
    _ = try PictureDecoder.decode(
      Data("<svg xmlns='http://www.w3.org/2000/svg'><rect width='9' height='9'/></svg>".utf8), name: "drawing")
    #expect(try isLoaded)
  }

  private var isLoaded: Bool {
    get throws { try String(contentsOfFile: "/proc/self/maps", encoding: .utf8).contains("librsvg-2.so") }
  }
}

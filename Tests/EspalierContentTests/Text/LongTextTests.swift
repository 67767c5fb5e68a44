// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Long lines of text")
struct LongTextTests {
  @Test("a line is drawn to its end", arguments: [1, 2, 3.0])
  func wholeLine(scale: Double) throws {
    let text = Text(verbatim: "HStack shares its width, and this line is longer than most").foregroundStyle(.black)
    let size = ViewHost(text).size
    let pixels = try Pixels(text, size.width, size.height, scale: scale)
    let end = pixels.width - Int(6 * scale)..<pixels.width
    let ink = end.contains { x in (0..<pixels.height).contains { pixels.alpha(x, $0) > 128 } }
    #expect(ink)
  }
}

// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation
import Testing

@testable import EspalierCoreImage

@Suite("QR codes")
struct QRCodeTests {
  private func text(_ code: QRCode) -> String {
    (0..<code.size).map { y in (0..<code.size).map { code[$0, y] ? "#" : "." }.joined() }.joined(separator: "\n")
  }

  private func code(_ text: String, _ correction: QRCode.Correction) throws -> QRCode {
    let code = QRCode(Array(text.utf8), correction: correction)
    return try #require(code)
  }

  /// The sum of a text's bytes by Fowler, Noll and Vo, in 64 bits.
  private func sum(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  // The modules are those of another encoder for the same content and mask.
  @Test("A small code has the modules of the standard") func small() throws {
    #expect(
      text(try code("Espalier", .low)) == """
        #######.#...#.#######
        #.....#.##.#..#.....#
        #.###.#.#####.#.###.#
        #.###.#.#.#.#.#.###.#
        #.###.#..####.#.###.#
        #.....#.#.#.#.#.....#
        #######.#.#.#.#######
        .....................
        ##..###.....#..#.####
        #.###..#..#.#####.#..
        ....####.##.#.#.#.##.
        ....##.#...##...#..#.
        .####.##...#.###.#..#
        ........#####...#.###
        #######...##..#.##.#.
        #.....#.##...##.#....
        #.###.#.###.###.#..#.
        #.###.#..##.###.#.###
        #.###.#...#.##..#....
        #.....#.#.###..##....
        #######.#..#..###...#
        """)
  }

  @Test("Codes with several blocks, alignments and a version have the modules of the standard") func large() throws {
    let address = try code("https://example.org/", .medium)
    #expect(address.size == 25 && sum(text(address)) == 0x7077e09017d6b009)
    let middle = try code(String(repeating: "x", count: 300), .quartile)
    #expect(middle.size == 81 && sum(text(middle)) == 0xcf44061069f0a99)
    let largest = try code(String(repeating: "ä", count: 600), .high)
    #expect(largest.size == 173 && sum(text(largest)) == 0xed1b1aed49cff5bb)
  }

  @Test("A code has space for 2,953 bytes") func limit() {
    #expect(QRCode([UInt8](repeating: 65, count: 2953), correction: .low)?.size == 177)
    #expect(QRCode([UInt8](repeating: 65, count: 2954), correction: .low) == nil)
    #expect(QRCode([], correction: .high)?.size == 21)
  }

  @Test("The filter makes a pixel of each module, with a light edge, and none without a message") func filter() throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data("Espalier".utf8)
    filter.correctionLevel = "L"
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let pixels = try #require(CIContext().createCGImage(image, from: image.extent))
    func isDark(_ x: Int, _ y: Int) -> Bool { pixels.rgba[(y * 23 + x) * 4] == 0 }
    #expect(!isDark(0, 0) && isDark(1, 1) && !isDark(22, 22) && isDark(21, 21) && !isDark(20, 20))
    #expect(isDark(1, 21) && !isDark(1, 22))
    filter.message = Data(repeating: 0, count: 3000)
    #expect(filter.outputImage == nil)
  }

  @Test("A scaled code has sharp edges") func scaled() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("Espalier".utf8), forKey: "inputMessage")
    let image = try #require(filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 10, y: 10)))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 230, height: 230))
    let pixels = try #require(CIContext().createCGImage(image, from: image.extent))
    #expect(Set(pixels.rgba) == [0, 255])
    #expect(pixels.rgba[(9 * 230 + 9) * 4] == 255 && pixels.rgba[(10 * 230 + 10) * 4] == 0)
  }
}

// SPDX-License-Identifier: MIT

import EspalierAppKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("NSImage")
struct NSImageTests {
  private func pixel(_ image: NSImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let pixels = image.cgImage(forProposedRect: nil, context: nil, hints: nil) else { return [] }
    let at = (y * pixels.width + x) * 4
    return Array(pixels.data[at..<(at + 4)])
  }

  @Test("A drawing has y upwards unless it is flipped") func drawingYUpwardsUnless() {
    let size = CGSize(width: 10, height: 10)
    let low = CGRect(x: 0, y: 0, width: 10, height: 5)
    let upright = NSImage(size: size, flipped: false) { _ in
      NSColor.red.setFill()
      NSBezierPath(rect: low).fill()
      return true
    }
    let flipped = NSImage(size: size, flipped: true) { _ in
      NSColor.red.setFill()
      NSBezierPath(rect: low).fill()
      return true
    }
    #expect(pixel(upright, 5, 8) == [255, 0, 0, 255])
    #expect(pixel(upright, 5, 2) == [0, 0, 0, 0])
    #expect(pixel(flipped, 5, 2) == [255, 0, 0, 255])
  }

  @Test("A picture with the focus is drawn on") func pictureFocusDrawnOn() {
    let image = NSImage(size: CGSize(width: 4, height: 4))
    #expect(pixel(image, 1, 1) == [0, 0, 0, 0])
    image.lockFocus()
    NSColor.blue.set()
    CGRect(x: 0, y: 0, width: 4, height: 4).fill()
    image.unlockFocus()
    #expect(pixel(image, 1, 1) == [0, 0, 255, 255])
  }

  @Test("Pixels are written as PNG and JPEG, and read again") func pixelsWrittenPNGJPEG() throws {
    let image = NSImage(size: CGSize(width: 6, height: 3), flipped: true) { rect in
      NSColor.green.setFill()
      rect.fill()
      return true
    }
    let data = try #require(image.tiffRepresentation)
    let pixels = try #require(NSBitmapImageRep(data: data))
    #expect(pixels.pixelsWide == 6 && pixels.pixelsHigh == 3)
    #expect(pixels.representation(using: .png, properties: [:])?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(pixels.representation(using: .jpeg, properties: [.compressionFactor: 0.5])?.first == 0xFF)
    #expect(pixels.representation(using: .bmp, properties: [:]) == nil)
  }

  @Test("A symbol has an own size, and a view shows it") func symbolOwnSizeView() throws {
    let symbol = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    let large = try #require(symbol.withSymbolConfiguration(.init(pointSize: 26, weight: .regular)))
    #expect(abs(large.size.width - symbol.size.width * 2) < 0.1)
    #expect(ViewHost(Image(nsImage: symbol)).size.width > 0)
    #expect(NSImage(systemSymbolName: "no.such.symbol", accessibilityDescription: nil) == nil)
    #expect(NSImage(named: "no such picture") == nil)
  }

  @Test("A style of symbols takes what another one decides, and keeps the rest") func combinedStyles() throws {
    let symbol = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    let large = NSImage.SymbolConfiguration(pointSize: 26, weight: .regular)
    let size = try #require(symbol.withSymbolConfiguration(large)).size
    let colored = large.applying(.init(hierarchicalColor: .green))
    #expect(symbol.withSymbolConfiguration(colored)?.size == size)
    #expect(symbol.withSymbolConfiguration(large.applying(.preferringMulticolor()))?.size == size)
    let small = large.applying(.init(pointSize: 13, weight: .regular))
    #expect(try #require(symbol.withSymbolConfiguration(small)).size.width < size.width)
  }

  @Test("A picture without content has no size") func emptyPicture() {
    #expect(NSImage().size == .zero && pixel(NSImage(), 0, 0) == [])
  }

  @Test("A file of a bundle is a picture, and another name is none") func pictureOfBundle() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(
      NSImage(size: CGSize(width: 6, height: 3), flipped: true) {
        $0.fill(); return true
      }.tiffRepresentation)
    try data.write(to: folder.appendingPathComponent("sign.png"))
    let bundle = try #require(Bundle(url: folder))
    let image = try #require(bundle.image(forResource: "sign"))
    #expect(image.size.width == image.size.height * 2)
    #expect(bundle.image(forResource: "none") == nil)
  }
}

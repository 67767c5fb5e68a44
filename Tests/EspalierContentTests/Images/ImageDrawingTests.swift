// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Pixels of images")
struct ImageDrawingTests {
  /// Four by four: red, green, blue and yellow in its quarters.
  private static let quarters: CGImage = {
    let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 0, 255]]
    var bytes: [UInt8] = []
    for y in 0..<4 { for x in 0..<4 { bytes += colors[(y / 2) * 2 + x / 2] } }
    return CGImage(rgba: bytes, width: 4, height: 4)!
  }()
  private let image = Image(decorative: Self.quarters, scale: 1)

  /// Colours at points, as hexadecimal numbers.
  private func pixels(_ view: some View, _ points: (Int, Int)...) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    let shown = try #require(renderer.cgImage)
    let bytes = [UInt8](shown.data)
    return points.map { x, y in
      let at = (y * shown.width + x) * 4
      return bytes[at..<(at + 4)].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  @Test("an image is drawn with the pixels of its file")
  func plain() throws {
    #expect(try pixels(image, (0, 0), (3, 0), (0, 3), (3, 3)) == ["ff0000ff", "00ff00ff", "0000ffff", "ffff00ff"])
  }

  @Test("stretched without interpolation, every pixel is a square")
  func nearest() throws {
    let view = image.resizable().interpolation(.none).frame(width: 40, height: 40)
    #expect(
      try pixels(view, (19, 19), (20, 19), (19, 20), (20, 20)) == ["ff0000ff", "00ff00ff", "0000ffff", "ffff00ff"])
  }

  @Test("tiled from the upper left corner, the last tile is cut")
  func tiled() throws {
    let view = image.resizable(resizingMode: .tile).frame(width: 10, height: 10)
    #expect(try pixels(view, (0, 0), (4, 0), (6, 4), (9, 9)) == ["ff0000ff", "ff0000ff", "00ff00ff", "ff0000ff"])
  }

  @Test("The slanted edges of an image are smooth, unless it is not antialiased")
  func edges() throws {
    func hasPartialPixels(_ image: Image) throws -> Bool {
      let turned = image.resizable().interpolation(.none).frame(width: 20, height: 20).rotationEffect(.degrees(30))
      let pixels = try Pixels(turned.frame(width: 40, height: 40), 40, 40)
      return (0..<40).contains { y in (0..<40).contains { x in ![0, 255].contains(pixels.alpha(x, y)) } }
    }
    #expect(try hasPartialPixels(image))
    #expect(try hasPartialPixels(image.antialiased(true)))
    #expect(try !hasPartialPixels(image.antialiased(false)))
  }

  @Test("The range of brightness of a view is in the environment of the views in it")
  func dynamicRange() throws {
    struct Reader: View {
      @Environment(\.allowedDynamicRange) private var range
      var body: some View { Text(range == .high ? "high" : range == nil ? "none" : "other") }
    }
    #expect(ViewHost(Reader().allowedDynamicRange(.high)).all(.text("high")).count == 1)
    #expect(ViewHost(Reader()).all(.text("none")).count == 1)
  }

  @Test("caps keep their size")
  func caps() throws {
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let view = image.resizable(capInsets: insets).interpolation(.none).frame(width: 20, height: 20)
    #expect(try pixels(view, (0, 0), (19, 0), (9, 9), (10, 10)) == ["ff0000ff", "00ff00ff", "ff0000ff", "ffff00ff"])
  }

  @Test("a template is drawn in the foreground style")
  func template() throws {
    let view = image.renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1))
    #expect(try pixels(view, (0, 0), (3, 3)) == ["0000ffff", "0000ffff"])
  }

  @Test("stored orientations are turned upright", arguments: Image.Orientation.allCases)
  func orientations(_ orientation: Image.Orientation) throws {
    let view = Image(decorative: Self.quarters, scale: 1, orientation: orientation)
    // Where the stored upper left corner, red, is seen.
    let corner: (Int, Int) =
      switch orientation {
      case .up, .leftMirrored: (0, 0)
      case .upMirrored, .right: (3, 0)
      case .down, .rightMirrored: (3, 3)
      case .downMirrored, .left: (0, 3)
      }
    #expect(try pixels(view, corner) == ["ff0000ff"], "\(orientation)")
  }

  @Test("ImagePaint repeats a picture, or a part of it")
  func imagePaint() throws {
    let whole = Rectangle().fill(ImagePaint(image: image)).frame(width: 12, height: 12)
    #expect(try pixels(whole, (0, 0), (4, 4), (6, 8), (8, 6)) == ["ff0000ff", "ff0000ff", "00ff00ff", "0000ffff"])
    let part = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    let green = Rectangle().fill(.image(image, sourceRect: part)).frame(width: 6, height: 6)
    #expect(try pixels(green, (0, 0), (5, 5)) == ["00ff00ff", "00ff00ff"])
  }

  @Test("no pixels, no picture: nothing is drawn and nothing fails")
  func nothing() throws {
    #expect(CGImage(rgba: [], width: 0, height: 0) == nil)
    #expect(ImageRenderer(content: EmptyView()).pngData() == nil)
    for size in [CGSize.zero, CGSize(width: 0, height: 10), CGSize(width: 1e9, height: 1e9)] {
      let host = ViewHost(
        image.resizable().frame(width: size.width, height: size.height), size: CGSize(width: 9, height: 9))
      #expect(!(try host.png()).isEmpty)
    }
  }

  @Test("ImageRenderer: size, scale, background, formats")
  func renderer() throws {
    let renderer = ImageRenderer(content: Color.red.opacity(0))
    renderer.proposedSize = ProposedViewSize(width: 20, height: 10)
    renderer.scale = 3
    #expect(renderer.cgImage.map { [$0.width, $0.height] } == [60, 30])
    #expect(renderer.cgImage?.data.last == 0)
    renderer.isOpaque = true
    #expect(renderer.cgImage?.data.last == 255)
    #expect(renderer.pdfData()?.prefix(4) == Data("%PDF".utf8))
    #expect(renderer.svgData()?.contains(UInt8(ascii: "<")) == true)
  }
}

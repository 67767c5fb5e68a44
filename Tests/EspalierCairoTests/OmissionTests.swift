// SPDX-License-Identifier: MIT

import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierPictures
import EspalierText
import Foundation
import Testing

@testable import EspalierCairo

/// A picture with an item that Cairo fails at is one without that item.
@MainActor
@Suite("Items that Cairo cannot draw")
struct OmissionTests {
  private let size = CGSize(width: 60, height: 20)
  private let green = ResolvedColor(red: 0, green: 1, blue: 0)

  /// A picture whose pixels are gone, which is an error where they are needed.
  private func broken() throws -> DisplayItem {
    let bytes = [UInt8](repeating: 255, count: 16)
    let png = bytes.withUnsafeBytes { PixelSurface(width: 2, height: 2, copying: $0)?.png() }
    let picture = try PictureDecoder.decode(#require(png), name: "gone")
    cairo_surface_finish(picture.pixels!.opaque)
    cairo_surface_mark_dirty(picture.pixels!.opaque)
    return DisplayItem(.image(picture, frame: CGRect(x: 20, y: 0, width: 20, height: 20), drawing: ImageDrawing()))
  }

  private func scenes() throws -> [[DisplayItem]] {
    let (one, two) = (try broken(), try broken())
    let green = fill(box(25, 5, 10, 10), .color(green))
    let around: [DisplayEffect] = [
      .opacity(0.99), .isolate, .filter(.blur(radius: 1)), .clip(path: box(0, 0, 50, 50), rule: .nonZero),
      .filter(.shadow(ResolvedShadow(color: .black, radius: 1, offset: .zero))), .blend(.multiply),
    ]
    return [[one, green], [green, two], [one, green, two]]
      + around.map { [DisplayItem(.effect($0, DisplayList([one, green, two])))] }
      + [[DisplayItem(.effect(.mask(DisplayList([one, green])), DisplayList([two, green])))]]
      + [(0..<200).map { _ in one } + [green]]
  }

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList([fill(box(0, 0, 15, 20), .color(red))] + items + [fill(box(45, 0, 15, 20), .color(blue))])
  }

  @Test("What is beside it is drawn: before and after it, in the same effect, in each format")
  func neighbours() throws {
    for (number, items) in try scenes().enumerated() {
      let warnings = try warnings { try draw(items, number) }
      let subjects = Set(warnings.map { $0.prefix { $0 != ":" } })
      #expect(subjects == ["Image \"gone\""], "scene \(number)")
    }
  }

  private func draw(_ items: [DisplayItem], _ number: Int) throws {
    let list = list(items)
    func expect(_ pixel: (Int, Int) -> UInt32, _ format: String) {
      #expect(pixel(5, 10) == 0xFFFF_0000 && pixel(55, 10) == 0xFF00_00FF, "\(format), scene \(number)")
      let middle = pixel(30, 10)
      #expect(
        middle >> 8 & 255 > 200 && middle >> 16 & 255 < 60 && middle & 255 < 60,
        "\(format), scene \(number): \(String(middle, radix: 16))")
    }
    let pixels = try Pixels(list.items, size.width, size.height)
    expect(
      { pixels[$0, $1].prefix(3).reduce(255) { $0 << 8 | UInt32($1) } }, "PNG")
    let webp = try PictureDecoder.decode(CairoRenderer.webp(frames: [(list, .seconds(1))], size: size), name: "webp")
    expect({ webp.pixels!.pixel(x: $0, y: $1) }, "WebP")
    let svg = try PictureDecoder.decode(CairoRenderer.svg(list, size: size), name: "svg")
    let surface = try #require(svg.surface(width: 60, height: 20, layer: nil))
    expect({ surface.pixel(x: $0, y: $1) }, "SVG")
    let page = try DrawnPage(CairoRenderer.pdf(list, size: size)).operators
    #expect(page.contains("1 0 0 rg") && page.contains("0 0 1 rg"), "PDF, scene \(number)")
    let target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 60, 20)
    let context = cairo_create(target)!
    CairoRenderer.draw(list, into: context, background: .white)
    let data = UnsafeRawPointer(cairo_image_surface_get_data(target)!)
    expect({ data.load(fromByteOffset: ($1 * 60 + $0) * 4, as: UInt32.self) }, "memory")
    #expect(cairo_status(context) == CAIRO_STATUS_SUCCESS)
    #expect(cairo_surface_status(target) == CAIRO_STATUS_SUCCESS)
    cairo_destroy(context)
    cairo_surface_destroy(target)
  }

  @Test("The item is named, with Cairo's reason and what to look at")
  func warning() throws {
    #expect(
      Omissions.warning(try broken(), CAIRO_STATUS_SURFACE_FINISHED)
        == "Image \"gone\": Cairo cannot draw it: the target surface has been finished. The picture is drawn without it. "
        + "Check the numbers of its size, place, scale and paint, and of the effects around it.")
    let text = TextLayoutCache.layout(StyledText("Hello"))
    #expect(
      Omissions.warning(
        DisplayItem(.text(text, frame: .zero, color: .black)), CAIRO_STATUS_NO_MEMORY
      ).hasPrefix("Text \"Hello\": Cairo cannot draw it: out of memory. "))
  }

  @Test("A picture without errors is drawn once, and one with many broken leaves twice")
  func tries() throws {
    func count(_ items: [DisplayItem]) -> Int {
      var tries = 0
      let warnings = warnings {
        _ = Omissions.draw { omissions in
          tries += 1
          let target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 60, 20)
          let context = cairo_create(target)!
          defer {
            cairo_destroy(context)
            cairo_surface_destroy(target)
          }
          Canvas(context, isVector: false, omissions: omissions).draw(list(items))
          return cairo_status(context)
        }
      }
      #expect(warnings.count == items.count)
      return tries
    }
    #expect(count([]) == 1)
    #expect(count(try (0..<100).map { _ in try broken() }) == 2)
  }
}

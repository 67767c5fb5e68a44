// SPDX-License-Identifier: MIT

internal import EspalierCCairo
internal import EspalierCGio
import EspalierGeometry
import EspalierNumbers
import Foundation

/// A page of a PDF file. Its rectangle begins at zero and is turned as the file requires; y grows upwards.
package final class PDFFilePage: @unchecked Sendable {
  package let file: PDFFile
  /// The number of the page, from 0.
  package let index: Int
  /// The size in points.
  package let size: CGSize
  private let page: OpaquePointer

  init(_ page: OpaquePointer, _ index: Int, _ file: PDFFile) {
    (self.page, self.index, self.file) = (page, index, file)
    var (width, height) = (0.0, 0.0)
    Poppler.locked { file.poppler.size(page, &width, &height) }
    size = CGSize(
      width: width.isFinite ? min(max(width, 1), 1e6) : 1, height: height.isFinite ? min(max(height, 1), 1e6) : 1)
  }

  deinit { Poppler.locked { g_object_unref(UnsafeMutableRawPointer(page)) } }

  /// The number that the file gives the page, such as "iv".
  package var label: String? { Poppler.locked { Poppler.taken(file.poppler.label(page)) } }

  // MARK: - Text

  /// The text in the order of reading; empty for a page without any.
  package var text: String { Poppler.locked { Poppler.taken(file.poppler.text(page)) } ?? "" }

  /// The text in a rectangle of the page.
  package func text(in rect: CGRect) -> String {
    var area = turned(rect)
    return Poppler.locked {
      withUnsafeMutableBytes(of: &area) { area in
        area.baseAddress.flatMap { Poppler.taken(file.poppler.textInArea(page, $0)) }
      }
    } ?? ""
  }

  /// The rectangles of the characters of `text`, one for each Unicode scalar; empty if the library has none.
  package var characterRects: [CGRect] {
    Poppler.locked {
      var (rects, count) = (Poppler.Pointer?.none, UInt32(0))
      guard file.poppler.textLayout(page, &rects, &count) != 0, let rects else { return [] }
      defer { g_free(rects) }
      return UnsafeRawBufferPointer(start: rects, count: Int(count) * MemoryLayout<Poppler.Rect>.stride)
        .bindMemory(to: Poppler.Rect.self).map { rect in
          turned(CGRect(x: rect.x1, y: rect.y1, width: rect.x2 - rect.x1, height: rect.y2 - rect.y1)).rect
        }
    }
  }

  /// The rectangles of a text on the page.
  package func rects(of text: String, isCaseSensitive: Bool) -> [CGRect] {
    guard !text.isEmpty else { return [] }
    return Poppler.locked {
      let list = file.poppler.findText(page, text, isCaseSensitive ? 1 : 0)
      defer { g_list_free(list) }
      var result: [CGRect] = []
      var next = list
      while let item = next {
        if let rect = item.pointee.data {
          result.append(rect.load(as: Poppler.Rect.self).rect)
          file.poppler.freeRect(rect)
        }
        next = item.pointee.next
      }
      return result
    }
  }

  /// The areas that lead to a place or an address.
  package var links: [(area: CGRect, target: PDFFile.Target)] {
    Poppler.locked {
      guard let list = file.poppler.links(page) else { return [] }
      defer { file.poppler.freeLinks(list) }
      var result: [(CGRect, PDFFile.Target)] = []
      var next: UnsafeMutablePointer<GList>? = list
      while let item = next {
        if let link = item.pointee.data?.load(as: Poppler.Link.self), let action = link.action,
          let target = file.target(action.load(as: Poppler.Action.self))
        {
          result.append((link.area.rect, target))
        }
        next = item.pointee.next
      }
      return result
    }
  }

  /// A rectangle whose y grows in the other direction.
  private func turned(_ rect: CGRect) -> Poppler.Rect {
    Poppler.Rect(
      x1: Double(rect.minX), y1: Double(size.height - rect.maxY), x2: Double(rect.maxX),
      y2: Double(size.height - rect.minY))
  }

  // MARK: - Drawing

  /// The most pixels of a picture.
  private static let mostPixels = 64e6

  /// The pixels of the page, on white or on nothing; nil for a size that is no positive number, or without memory.
  /// - Parameters:
  ///   - scale: Pixels per point; less if the picture is too large for memory.
  ///   - quarterTurns: Clockwise.
  package func image(scale: CGFloat, quarterTurns: Int = 0, isOpaque: Bool = true) -> CGImage? {
    let shown = quarterTurns % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
    guard scale.isFinite, scale > 0 else { return nil }
    let most = min(
      (Self.mostPixels / Double(shown.width * shown.height)).squareRoot(),
      32767 / Double(max(shown.width, shown.height)))
    let scale = min(Double(scale), most)
    let width = max(Int(clamping: (Double(shown.width) * scale).rounded()), 1)
    let height = max(Int(clamping: (Double(shown.height) * scale).rounded()), 1)
    guard let pixels = calloc(width * height, 4) else { return nil }
    defer { free(pixels) }
    let surface = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    if isOpaque {
      cairo_set_source_rgb(context, 1, 1, 1)
      cairo_paint(context)
    }
    cairo_scale(context, Double(width) / Double(shown.width), Double(height) / Double(shown.height))
    turn(context, quarterTurns)
    Poppler.locked { file.poppler.render(page, context) }
    cairo_surface_flush(surface)
    let rgba = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      count = width * height * 4
      UnsafeMutableRawBufferPointer(target).withMemoryRebound(to: UInt32.self) { target in
        espalier_straight_rgba(pixels.assumingMemoryBound(to: UInt32.self), target.baseAddress, width * height)
      }
    }
    return CGImage(rgba: rgba, width: width, height: height)
  }

  /// Draws the page into a `cairo_t *`, as shapes and letters where the target has them.
  /// - Parameters:
  ///   - quarterTurns: Clockwise.
  ///   - transform: From the page's points, whose y grows downwards from the upper left corner, to those of the context.
  ///   - clip: The rectangle of the context in which the page is drawn; nil is all of it.
  package func draw(
    into context: OpaquePointer, quarterTurns: Int = 0, transform: CGAffineTransform = .identity, clip: CGRect? = nil,
    opacity: Double = 1
  ) {
    cairo_save(context)
    defer { cairo_restore(context) }
    if let clip {
      cairo_rectangle(context, Double(clip.minX), Double(clip.minY), Double(clip.width), Double(clip.height))
      cairo_clip(context)
    }
    if opacity < 1 { cairo_push_group(context) }
    var matrix = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
      x0: Double(transform.tx), y0: Double(transform.ty))
    cairo_save(context)
    cairo_transform(context, &matrix)
    turn(context, quarterTurns)
    Poppler.locked { file.poppler.print(page, context) }
    cairo_restore(context)
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, max(opacity, 0))
    }
  }

  private func turn(_ context: OpaquePointer, _ quarterTurns: Int) {
    let (width, height) = (Double(size.width), Double(size.height))
    switch ((quarterTurns % 4) + 4) % 4 {
    case 1: cairo_translate(context, height, 0)
    case 2: cairo_translate(context, width, height)
    case 3: cairo_translate(context, 0, width)
    default: return
    }
    cairo_rotate(context, Double(((quarterTurns % 4) + 4) % 4) * .pi / 2)
  }
}

extension Poppler.Rect {
  /// The rectangle with lengths that are not negative.
  var rect: CGRect { CGRect(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1)) }
}

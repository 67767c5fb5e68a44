// SPDX-License-Identifier: MIT

internal import EspalierCCairo
internal import EspalierCPango
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierText
import Foundation

/// The coverage of pixels by texts, computed once for each text, scale and subpixel position, to 1/256 of a pixel.
///
/// Filling the outlines of glyphs is most of the cost of a page of text; painting a colour through a mask is a copy. Masks
/// that were not used while 8 MB of others were are removed.
@MainActor
final class TextMasks {
  static let shared = TextMasks()

  private struct Key: Hashable {
    let text: ObjectIdentifier
    let scaleX, scaleY: Double
    let x, y: Int
  }

  @MainActor
  final class Mask {
    let surface: OpaquePointer
    /// The offset from the pixel of the text's origin to the mask's first.
    let x, y: Int
    /// Retained, so that the key's identity is not reused.
    private let text: ShapedText
    let bytes: Int

    fileprivate init(_ surface: OpaquePointer, x: Int, y: Int, text: ShapedText, bytes: Int) {
      self.surface = surface
      self.x = x
      self.y = y
      self.text = text
      self.bytes = bytes
    }

    isolated deinit { cairo_surface_destroy(surface) }
  }

  private static let limit = 8 << 20
  /// The area of the largest text with a mask; larger texts fill their outlines.
  private static let largest = 1 << 18

  private var recent: [Key: Mask] = [:]
  private var older: [Key: Mask] = [:]
  private var bytes = 0

  /// The mask of a text whose origin is mapped to a place of the device, and the pixel of that place; nil for one that is
  /// too large to keep.
  func mask(of text: ShapedText, _ matrix: cairo_matrix_t, outline: (Canvas) -> Void) -> (mask: Mask, x: Int, y: Int)? {
    let size = Self.size(of: text, matrix)
    let (width, height) = (abs(size.width), abs(size.height))
    guard width * height < Double(Self.largest), abs(matrix.x0) < 1e7, abs(matrix.y0) < 1e7 else { return nil }
    let (column, x) = Self.place(matrix.x0)
    let (row, y) = Self.place(matrix.y0)
    let key = Key(text: ObjectIdentifier(text), scaleX: matrix.xx, scaleY: matrix.yy, x: x, y: y)
    if let mask = recent[key] { return (mask, column, row) }
    guard let mask = older[key] ?? make(text, matrix, x: Double(x) / 256, y: Double(y) / 256, outline) else {
      return nil
    }
    recent[key] = mask
    bytes += mask.bytes
    if bytes > Self.limit {
      older = recent
      recent = [:]
      bytes = 0
    }
    return (mask, column, row)
  }

  /// The size on the device. The matrix includes the text's `minimumScaleFactor`, and the size is that of the smaller text.
  private static func size(of text: ShapedText, _ matrix: cairo_matrix_t) -> CGSize {
    CGSize(width: text.size.width * matrix.xx / text.scale, height: text.size.height * matrix.yy / text.scale)
  }

  /// A whole pixel, and the remaining 256ths.
  private static func place(_ value: Double) -> (Int, Int) {
    let all = Int(clamping: (value * 256).rounded())
    let part = all & 255
    return ((all - part) / 256, part)
  }

  private func make(
    _ text: ShapedText, _ matrix: cairo_matrix_t, x: Double, y: Double, _ outline: (Canvas) -> Void
  ) -> Mask? {
    var matrix = matrix
    (matrix.x0, matrix.y0) = (x, y)
    var box = CGRect.zero
    draw(on: cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1), keepsSurface: false, matrix) { canvas in
      outline(canvas)
      var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
      cairo_identity_matrix(canvas.context)
      cairo_path_extents(canvas.context, &x1, &y1, &x2, &y2)
      box = CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }
    // Cairo's extents of a long path leave out its end: the text's own box is covered in any case, with the overhang of its last
    // glyphs.
    let size = Self.size(of: text, matrix)
    let overhang = text.text.font.size / 4 * abs(matrix.xx)
    let own = CGRect(x: x, y: y, width: size.width, height: size.height).standardized.insetBy(dx: -overhang, dy: 0)
    box = box.union(own).insetBy(dx: -1, dy: -1).integral
    guard box.width.isFinite, box.height.isFinite, box.width * box.height < Double(4 * Self.largest) else { return nil }
    (matrix.x0, matrix.y0) = (x - box.minX, y - box.minY)
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(clamping: box.width), Int32(clamping: box.height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    draw(on: surface, keepsSurface: true, matrix) { canvas in
      outline(canvas)
      cairo_fill(canvas.context)
    }
    // Including the surface, the text that the mask retains and its entry.
    let bytes =
      Int(cairo_image_surface_get_stride(surface)) * Int(clamping: box.height) + 1024 + text.string.utf8.count
    return Mask(surface, x: Int(clamping: box.minX), y: Int(clamping: box.minY), text: text, bytes: bytes)
  }

  private func draw(
    on surface: OpaquePointer?, keepsSurface: Bool, _ matrix: cairo_matrix_t, _ body: (Canvas) -> Void
  ) {
    let context = cairo_create(surface)!
    var matrix = matrix
    cairo_set_matrix(context, &matrix)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_new_path(context)
    body(Canvas(context, isVector: false, omissions: Omissions()))
    cairo_destroy(context)
    if keepsSurface { cairo_surface_flush(surface) } else { cairo_surface_destroy(surface) }
  }
}

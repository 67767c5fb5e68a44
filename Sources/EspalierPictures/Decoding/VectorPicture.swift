// SPDX-License-Identifier: MIT

internal import EspalierCPictures
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// An SVG file, drawn anew for each size.
package final class VectorPicture: Picture, @unchecked Sendable {
  private let handle: OpaquePointer
  private let lock = NSLock()

  /// A drawing with a larger size is refused: it would be a mistake or an attack.
  static let mostBytes = 20 << 20

  /// Whether data looks like SVG: XML with an `svg` element at its beginning.
  static func isVector(_ data: Data) -> Bool {
    let start = data.prefix(4096)
    guard let first = start.first(where: { !$0.isWhitespace && !Self.byteOrderMark.contains($0) }),
      first == UInt8(ascii: "<")
    else { return false }
    return String(decoding: start, as: UTF8.self).range(of: "<([A-Za-z0-9]+:)?svg[\\s>]", options: .regularExpression)
      != nil
  }
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(_ data: Data, name: String, isTemplate: Bool) throws {
    guard data.count <= Self.mostBytes else { throw PictureError.tooManyBytes(data.count) }
    var error: UnsafeMutablePointer<GError>?
    let made = data.withUnsafeBytes { bytes in
      rsvg_handle_new_from_data(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error)
    }
    guard let made else {
      defer { if let error { g_error_free(error) } }
      throw PictureError.notDecodable(error.map { String(cString: $0.pointee.message) } ?? "damaged SVG")
    }
    // As in CSS, which SVG refers to; librsvg's own is 90.
    rsvg_handle_set_dpi(made, 96)
    let handle = OpaquePointer(made)
    self.handle = handle
    super.init(name: name, size: Self.size(of: made), isTemplate: isTemplate)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// Points: the size in the file, else its view box; 100 × 100 for a file with neither.
  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 || !(width > 0) || !(height > 0) {
      var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
      var (w, h, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
      rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &w, &hasHeight, &h, &hasBox, &box)
      (width, height) = hasBox != 0 && box.width > 0 && box.height > 0 ? (box.width, box.height) : (100, 100)
    }
    func usable(_ length: Double) -> Double { length.isFinite ? min(max(length, 0.5), 16384) : 100 }
    return CGSize(width: usable(width), height: usable(height))
  }

  override func draw(into context: OpaquePointer, width: Double, height: Double, layer: Int?) {
    // A file keeps its proportions where it requires that; an image view stretches it all the same.
    cairo_save(context)
    cairo_scale(context, width / size.width, height / size.height)
    var area = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    lock.withLock { _ = rsvg_handle_render_document(UnsafeMutablePointer(handle), context, &area, nil) }
    cairo_restore(context)
  }

  /// Around the outline of an element, in points of the document; nil where there is no such element or it draws nothing.
  ///
  /// Without the width of lines: librsvg 2.54 takes the document's origin into the box of a stroke.
  func bounds(of id: String) -> CGRect? {
    var area = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var outline = RsvgRectangle()
    let isFound = lock.withLock {
      rsvg_handle_has_sub(UnsafeMutablePointer(handle), "#" + id) != 0
        && rsvg_handle_get_geometry_for_layer(UnsafeMutablePointer(handle), "#" + id, &area, nil, &outline, nil) != 0
    }
    guard isFound, outline.width > 0 || outline.height > 0 else { return nil }
    return CGRect(x: outline.x, y: outline.y, width: outline.width, height: outline.height)
  }

  /// Draws an element alone, so that a part of the document fills a rectangle at the origin.
  func draw(_ id: String, from part: CGRect, into context: OpaquePointer, width: Double, height: Double) {
    cairo_save(context)
    cairo_scale(context, width / part.width, height / part.height)
    cairo_translate(context, -part.minX, -part.minY)
    var area = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    lock.withLock { _ = rsvg_handle_render_layer(UnsafeMutablePointer(handle), context, "#" + id, &area, nil) }
    cairo_restore(context)
  }
}

extension UInt8 {
  fileprivate var isWhitespace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}

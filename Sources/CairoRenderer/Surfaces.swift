internal import CCairo
import CoreGeometry
import Drawing
import Foundation

/// Pixels of a picture.
@MainActor
final class ImageSurface {
  let width: Int
  let height: Int
  private let surface: OpaquePointer

  init(_ list: DisplayList, size: CGSize, scale: Double, background: ResolvedColor?) throws {
    let (width, height, scale) = try CairoRenderer.validated(size, scale)
    self.width = width
    self.height = height
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    try check(cairo_surface_status(surface), doing: "make a picture of \(width) × \(height) pixels")
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    Canvas(context, isVector: false).draw(list, background: background)
    try check(cairo_status(context), doing: "draw the picture")
    cairo_surface_flush(surface)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  func png() throws -> Data {
    let output = Output()
    let status = cairo_surface_write_to_png_stream(surface, Output.write, output.opaque)
    try check(status, doing: "write a PNG")
    return output.data
  }

  func rgba() -> [UInt8] {
    let stride = Int(cairo_image_surface_get_stride(surface))
    let source = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      let words = UnsafeMutableRawPointer(target.baseAddress!).assumingMemoryBound(to: UInt32.self)
      var i = 0
      for y in 0..<height {
        let row = (source + y * stride).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width {
          let pixel = row[x]
          let alpha = pixel >> 24
          if alpha == 255 || alpha == 0 {
            words[i] = pixel & 0xFF00_FF00 | (pixel >> 16) & 255 | (pixel & 255) << 16
          } else {
            func channel(_ shift: UInt32) -> UInt32 { min((((pixel >> shift) & 255) * 255 + alpha / 2) / alpha, 255) }
            words[i] = channel(16) | channel(8) << 8 | channel(0) << 16 | alpha << 24
          }
          i += 1
        }
      }
      count = width * height * 4
    }
  }
}

/// A page of vectors.
@MainActor
struct VectorSurface {
  enum Format { case pdf, svg }

  let data: Data

  init(
    _ format: Format, _ list: DisplayList, size: CGSize, scale: Double, background: ResolvedColor?
  ) throws {
    let (_, _, scale) = try CairoRenderer.validated(size, scale)
    let output = Output()
    let (width, height) = (size.width * scale, size.height * scale)
    let surface: OpaquePointer
    switch format {
    case .pdf:
      surface = cairo_pdf_surface_create_for_stream(Output.write, output.opaque, width, height)
      // Without a date of its own the file would carry the time of its making.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    case .svg:
      surface = cairo_svg_surface_create_for_stream(Output.write, output.opaque, width, height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    }
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    Canvas(context, isVector: true).draw(list, background: background)
    try check(cairo_status(context), doing: "draw the picture")
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface), doing: "write the picture")
    data = format == .svg ? SVGIdentifiers.renumbered(output.data) : output.data
  }
}

/// Collects what Cairo writes.
final class Output {
  var data = Data()

  var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t = {
    closure, bytes, count in
    if let closure, let bytes {
      Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
    }
    return CAIRO_STATUS_SUCCESS
  }
}

func check(_ status: cairo_status_t, doing what: String) throws {
  guard status == CAIRO_STATUS_SUCCESS else {
    throw RenderingError.cairo(String(cString: cairo_status_to_string(status)), doing: what)
  }
}

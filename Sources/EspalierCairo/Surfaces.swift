// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// The pixels of a picture.
@MainActor
final class ImageSurface {
  let width: Int
  let height: Int
  private let pixels: UnsafeMutableRawBufferPointer

  /// The memory of the last picture. Allocating as much again takes longer than drawing a simple picture.
  private static var spare: UnsafeMutableRawBufferPointer?
  /// The largest spare memory in bytes; larger pictures release theirs.
  private static let largestSpare = 64 << 20

  init(_ list: DisplayList, size: CGSize, scale: Double, background: ResolvedColor?) throws {
    let (width, height, scale) = try CairoRenderer.validated(size, scale)
    self.width = width
    self.height = height
    guard let pixels = Self.zeroed(width * 4 * height) else {
      throw RenderingError.cairo("out of memory", doing: "make a picture of \(width) × \(height) pixels")
    }
    self.pixels = pixels
    try list.draw(on: pixels, width: width, height: height, scale: scale, background: background)
  }

  isolated deinit {
    if pixels.count <= Self.largestSpare, Self.spare == nil { Self.spare = pixels } else { pixels.deallocate() }
  }

  private static func zeroed(_ count: Int) -> UnsafeMutableRawBufferPointer? {
    if let known = spare {
      spare = nil
      if known.count == count {
        known.initializeMemory(as: UInt8.self, repeating: 0)
        return known
      }
      known.deallocate()
    }
    // Fresh pages are zero, and not in memory until they are drawn on.
    return calloc(count, 1).map { UnsafeMutableRawBufferPointer(start: $0, count: count) }
  }

  func png() throws -> Data {
    let output = Output()
    let surface = pixels.surface(width: width, height: height)
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_write_to_png_stream(surface, Output.write, output.opaque)
    try check(status, doing: "write a PNG")
    return output.data
  }

  func rgba() -> [UInt8] {
    let count = width * height
    return [UInt8](unsafeUninitializedCapacity: count * 4) { target, size in
      size = count * 4
      UnsafeMutableRawBufferPointer(target).withMemoryRebound(to: UInt32.self) { target in
        pixels.withMemoryRebound(to: UInt32.self) { espalier_straight_rgba($0.baseAddress, target.baseAddress, count) }
      }
    }
  }
}

/// A page of vector graphics.
@MainActor
struct VectorSurface {
  enum Format { case pdf, svg }

  let data: Data

  init(
    _ format: Format, _ list: DisplayList, size: CGSize, scale: Double, background: ResolvedColor?
  ) throws {
    let (_, _, scale) = try CairoRenderer.validated(size, scale)
    var output = Output()
    let status = Omissions.draw { omissions in
      output = Output()
      let surface = Self.surface(format, size.width * scale, size.height * scale, output)
      defer { cairo_surface_destroy(surface) }
      let status = list.draw(
        on: surface, isVector: true, scale: scale, background: background, omissions: omissions)
      cairo_surface_finish(surface)
      return status == CAIRO_STATUS_SUCCESS ? cairo_surface_status(surface) : status
    }
    try check(status, doing: "draw the picture")
    data = format == .svg ? SVGIdentifiers.renumbered(output.data) : output.data
  }

  private static func surface(_ format: Format, _ width: Double, _ height: Double, _ output: Output) -> OpaquePointer {
    switch format {
    case .pdf:
      let surface = cairo_pdf_surface_create_for_stream(Output.write, output.opaque, width, height)
      // Without a date of its own the file would contain the time of its creation.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      return surface!
    case .svg:
      let surface = cairo_svg_surface_create_for_stream(Output.write, output.opaque, width, height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface!
    }
  }
}

extension DisplayList {
  /// Draws on clear pixels: rows without gaps, four bytes each, in Cairo's order.
  /// - Parameter scale: Pixels per point.
  @MainActor
  func draw(
    on pixels: UnsafeMutableRawBufferPointer, width: Int, height: Int, scale: Double, background: ResolvedColor?
  ) throws {
    let status = Omissions.draw { omissions in
      if omissions.isCareful { pixels.initializeMemory(as: UInt8.self, repeating: 0) }
      // A surface keeps an error as a context does.
      let surface = pixels.surface(width: width, height: height)
      defer { cairo_surface_destroy(surface) }
      let status = draw(
        on: surface, isVector: false, scale: scale, background: background, omissions: omissions)
      cairo_surface_flush(surface)
      return status == CAIRO_STATUS_SUCCESS ? cairo_surface_status(surface) : status
    }
    try check(status, doing: "draw the picture")
  }

  /// - Returns: The context's status.
  @MainActor
  fileprivate func draw(
    on surface: OpaquePointer, isVector: Bool, scale: Double, background: ResolvedColor?, omissions: Omissions
  ) -> cairo_status_t {
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    Canvas(context, isVector: isVector, omissions: omissions).draw(self, background: background)
    return cairo_status(context)
  }
}

extension UnsafeMutableRawBufferPointer {
  /// A `cairo_surface_t *` with these pixels.
  fileprivate func surface(width: Int, height: Int) -> OpaquePointer {
    cairo_image_surface_create_for_data(
      baseAddress!.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(width * 4))
  }
}

/// Collects the bytes that Cairo writes.
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

// SPDX-License-Identifier: MIT

internal import EspalierCPictures
import EspalierLibraries

/// librsvg, which is opened at the first SVG file: few windows have one, and loading it costs 2 ms and 2 MB.
struct VectorLibrary: Sendable {
  typealias Area = UnsafeMutablePointer<EspalierVectorRectangle>
  typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  typealias New = @convention(c) (UnsafePointer<UInt8>?, gsize, Failure?) -> OpaquePointer?
  typealias SetResolution = @convention(c) (OpaquePointer, Double) -> Void
  typealias PixelSize =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> gboolean
  typealias Length = UnsafeMutablePointer<EspalierVectorLength>
  typealias Dimensions =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<gboolean>, Length, UnsafeMutablePointer<gboolean>, Length,
      UnsafeMutablePointer<gboolean>, Area
    ) -> Void
  typealias Render = @convention(c) (OpaquePointer, OpaquePointer, Area, Failure?) -> gboolean
  typealias RenderLayer =
    @convention(c) (OpaquePointer, OpaquePointer, UnsafePointer<CChar>, Area, Failure?) -> gboolean
  typealias HasPart = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> gboolean
  typealias Geometry =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, Area, Area?, Area?, Failure?
    ) -> gboolean

  let new: New
  let setResolution: SetResolution
  let pixelSize: PixelSize
  let dimensions: Dimensions
  let render: Render
  let renderLayer: RenderLayer
  let hasPart: HasPart
  let geometry: Geometry

  private static let loaded = VectorLibrary()

  /// - Throws: If librsvg is not installed.
  static func open() throws -> VectorLibrary {
    guard let loaded else { throw PictureError.notDecodable("SVG needs librsvg, which is not installed: librsvg2-2") }
    return loaded
  }

  private init?() {
    guard let library = LoadedLibrary("librsvg-2.so.2") else { return nil }
    new = library.required("rsvg_handle_new_from_data")
    setResolution = library.required("rsvg_handle_set_dpi")
    pixelSize = library.required("rsvg_handle_get_intrinsic_size_in_pixels")
    dimensions = library.required("rsvg_handle_get_intrinsic_dimensions")
    render = library.required("rsvg_handle_render_document")
    renderLayer = library.required("rsvg_handle_render_layer")
    hasPart = library.required("rsvg_handle_has_sub")
    geometry = library.required("rsvg_handle_get_geometry_for_layer")
  }
}

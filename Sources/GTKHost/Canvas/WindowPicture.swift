internal import CGtk
import CairoRenderer
import CoreGeometry
import Drawing
import Foundation

/// The pixels of a window, drawn by the renderer that also draws pictures: what is on screen is what a picture shows.
///
/// O(items in sight) and O(pixels) for each change.
@MainActor
final class WindowPicture {
  /// A `GdkTexture *` that this owns.
  private let texture: OpaquePointer

  /// Nil without memory.
  /// - Parameters:
  ///   - size: points.
  ///   - scale: pixels per point.
  init?(_ list: DisplayList, width: Int32, height: Int32, scale: Int32, background: ResolvedColor) {
    let (columns, rows) = (width * scale, height * scale)
    guard columns > 0, rows > 0, Int(max(columns, rows)) <= CairoRenderer.largestSide,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, rows)
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    let context = cairo_create(surface)!
    cairo_set_source_rgba(
      context, Double(background.red), Double(background.green), Double(background.blue), Double(background.opacity))
    cairo_paint(context)
    cairo_scale(context, Double(scale), Double(scale))
    CairoRenderer.draw(list, into: context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = cairo_image_surface_get_stride(surface)
    let bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), gsize(stride) * gsize(rows),
      { cairo_surface_destroy(OpaquePointer($0)) }, UnsafeMutableRawPointer(surface))
    // Cairo's words are native: blue first in memory on the machines that there are.
    texture = gdk_memory_texture_new(columns, rows, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
    g_bytes_unref(bytes)
  }

  func append(to snapshot: OpaquePointer, width: Int32, height: Int32) {
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
    gtk_snapshot_append_texture(snapshot, texture, &bounds)
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }
}

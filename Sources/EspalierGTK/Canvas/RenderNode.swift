// SPDX-License-Identifier: MIT

import EspalierCairo
internal import EspalierCGtk
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// One of GSK's nodes. Its rectangles are given in pixels of the device; `scale` is pixels per point.
@MainActor
final class RenderNode {
  let pointer: OpaquePointer

  /// Takes ownership of the node.
  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  isolated deinit { gsk_render_node_unref(pointer) }

  /// Several nodes, drawn one after the other; nil for none.
  convenience init?(_ nodes: [RenderNode]) {
    if nodes.isEmpty { return nil }
    if nodes.count == 1 {
      self.init(gsk_render_node_ref(nodes[0].pointer))
    } else {
      var pointers = nodes.map { Optional($0.pointer) }
      self.init(gsk_container_node_new(&pointers, guint(pointers.count)))
    }
  }

  convenience init(filling rect: CGRect, scale: Int, _ color: ResolvedColor) {
    var color = GdkRGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    var bounds = graphene_rect_t(rect, scale: scale)
    self.init(gsk_color_node_new(&color, &bounds))
  }

  /// The current drawing of a foreign widget, with its corner at a place in pixels. Nil if it draws nothing.
  convenience init?(_ widget: any DrawnWidget, x: CGFloat, y: CGFloat, scale: Int) {
    guard let node = widget.renderNode() else { return nil }
    defer { gsk_render_node_unref(node) }
    self.init(node, moved: CGAffineTransform(translationX: x / CGFloat(scale), y: y / CGFloat(scale)))
  }

  func moved(x: Int, y: Int, scale: Int) -> RenderNode {
    if x == 0, y == 0 { return self }
    var offset = graphene_point_t(x: Float(x) / Float(scale), y: Float(y) / Float(scale))
    let transform = gsk_transform_translate(nil, &offset)
    defer { gsk_transform_unref(transform) }
    return RenderNode(gsk_transform_node_new(pointer, transform))
  }

  func clipped(to rect: CGRect, scale: Int) -> RenderNode {
    var bounds = graphene_rect_t(rect, scale: scale)
    return RenderNode(gsk_clip_node_new(pointer, &bounds))
  }

  func fading(to opacity: Double) -> RenderNode { RenderNode(gsk_opacity_node_new(pointer, Float(opacity))) }

  /// Whether GSK draws a widget's window by Cairo, as it does without a graphics card.
  static func isDrawnByCairo(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else {
      return false
    }
    let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_name_from_instance(instance).map { strcmp($0, "GskCairoRenderer") == 0 } ?? false
  }

  /// The pixels that Cairo draws of an item. Nil if all are clear.
  /// - Parameter isForCairo: Whether GSK draws by Cairo. It gets the pixels as a Cairo surface then: GTK 4.8 converts a texture
  ///   through floating-point numbers, again in each frame.
  convenience init?(
    drawing item: DisplayItem, _ part: PixelRect, _ place: PixelPlace, isForCairo: Bool,
    background: ResolvedColor? = nil
  ) {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: part.width), Int32(clamping: part.height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    let context = cairo_create(surface)!
    cairo_translate(context, place.x - Double(part.x), place.y - Double(part.y))
    cairo_scale(context, Double(place.scale), Double(place.scale))
    CairoRenderer.draw(DisplayList([item]), into: context, background: background)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface),
      let seen = PixelRect(seenIn: data, width: part.width, height: part.height, stride: stride)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    let rect = CGRect(x: part.x + seen.x, y: part.y + seen.y, width: seen.width, height: seen.height)
    var bounds = graphene_rect_t(rect, scale: place.scale)
    if isForCairo {
      defer { cairo_surface_destroy(surface) }
      self.init(gsk_cairo_node_new(&bounds))
      let context = gsk_cairo_node_get_draw_context(pointer)!
      cairo_scale(context, 1 / Double(place.scale), 1 / Double(place.scale))
      cairo_set_source_surface(context, surface, Double(part.x), Double(part.y))
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      cairo_fill(context)
      cairo_destroy(context)
      return
    }
    let bytes = g_bytes_new_with_free_func(
      data + seen.y * stride + seen.x * 4, gsize((seen.height - 1) * stride + seen.width * 4),
      { cairo_surface_destroy(OpaquePointer($0)) }, UnsafeMutableRawPointer(surface))
    // Cairo's words are native: blue first in memory on the machines that are supported.
    let texture = gdk_memory_texture_new(
      Int32(seen.width), Int32(seen.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))!
    g_bytes_unref(bytes)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    self.init(gsk_texture_node_new(texture, &bounds))
  }
}

extension graphene_rect_t {
  init(_ rect: CGRect, scale: Int) {
    let scale = Float(scale)
    self.init(
      origin: graphene_point_t(x: Float(rect.minX) / scale, y: Float(rect.minY) / scale),
      size: graphene_size_t(width: Float(rect.width) / scale, height: Float(rect.height) / scale))
  }
}

extension PixelRect {
  /// The bounds of the pixels, of four bytes each, that are not clear; nil if all are clear.
  fileprivate init?(seenIn data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
      UnsafeBufferPointer(
        start: UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self), count: width)
    }
    func isClear(_ y: Int) -> Bool { row(y).allSatisfy { $0 == 0 } }
    var (top, bottom) = (0, height)
    while top < bottom, isClear(top) { top += 1 }
    if top == bottom { return nil }
    while isClear(bottom - 1) { bottom -= 1 }
    var (left, right) = (width, 0)
    for y in top..<bottom {
      let pixels = row(y)
      if let first = pixels[..<left].firstIndex(where: { $0 != 0 }) { left = first }
      if let last = pixels[right...].lastIndex(where: { $0 != 0 }) { right = last + 1 }
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

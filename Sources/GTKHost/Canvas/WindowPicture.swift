internal import CGtk
import CairoRenderer
import CoreGeometry
import Drawing
import Foundation

/// The pixels of a window, drawn by the renderer that also draws pictures: what is on screen is what a picture shows.
///
/// They lie in tiles. A change draws again what it reaches, in the tiles that it reaches; GTK keeps the others.
/// O(items that differ), O(items in sight of what they reach), O(pixels of those tiles).
@MainActor
final class WindowPicture {
  private var list: DisplayList?
  private var background = ResolvedColor.white
  /// Points.
  private var size = (width: 0, height: 0)
  /// Pixels per point.
  private var scale = 1
  /// Pixels; of a tile.
  private var side = 0
  private var tiles: [Tile] = []

  func shows(_ list: DisplayList, background: ResolvedColor) -> Bool {
    self.list == list && self.background == background
  }

  /// Brings the pixels up to date.
  /// - Parameters:
  ///   - width: points.
  ///   - scale: pixels per point.
  func draw(_ list: DisplayList, width: Int, height: Int, scale: Int, background: ResolvedColor) {
    // What shows through from behind would end at the edges of tiles.
    let side = list.reachesBehind ? CairoRenderer.largestSide : 256
    let isSame =
      (width, height) == size && scale == self.scale && background == self.background && side == self.side
      && side != CairoRenderer.largestSide
    let damage = isSame ? self.list.map { list.damage(since: $0) } : nil
    defer { (self.list, self.background, size, self.scale) = (list, background, (width, height), scale) }
    let drawing = TileDrawing(list: list, scale: scale, background: background)
    guard let damage else {
      self.side = side
      tiles = PixelRect(x: 0, y: 0, width: width * scale, height: height * scale).tiles(side).map { Tile($0, drawing) }
      return
    }
    guard let pixels = PixelRect(damage, scale: scale) else { return }
    for index in tiles.indices {
      let part = tiles[index].place.intersection(pixels)
      if !part.isEmpty { tiles[index] = Tile(tiles[index], changing: part, drawing) }
    }
  }

  func append(to snapshot: OpaquePointer) {
    for tile in tiles { tile.append(to: snapshot, scale: Float(scale)) }
  }
}

/// What is drawn in all tiles.
@MainActor
struct TileDrawing {
  let list: DisplayList
  let scale: Int
  let background: ResolvedColor

  /// - Parameter origin: of the target, in pixels of the window.
  fileprivate func draw(into context: OpaquePointer, from place: PixelRect, only part: PixelRect) {
    cairo_rectangle(
      context, Double(part.x - place.x), Double(part.y - place.y), Double(part.width), Double(part.height))
    cairo_clip(context)
    cairo_set_source_rgba(
      context, Double(background.red), Double(background.green), Double(background.blue), Double(background.opacity))
    cairo_paint(context)
    cairo_translate(context, -Double(place.x), -Double(place.y))
    cairo_scale(context, Double(scale), Double(scale))
    CairoRenderer.draw(list, into: context)
  }
}

/// A part of a window's pixels. It never changes: GTK may still look at it.
@MainActor
private final class Tile {
  let place: PixelRect
  private let surface: OpaquePointer
  private let texture: OpaquePointer

  init(_ place: PixelRect, _ drawing: TileDrawing) {
    self.place = place
    (surface, texture) = Self.make(place) { drawing.draw(into: $0, from: place, only: place) }
  }

  /// The same tile after a change of a part.
  init(_ old: Tile, changing part: PixelRect, _ drawing: TileDrawing) {
    let place = old.place
    self.place = place
    (surface, texture) = Self.make(place) { context in
      if part != place {
        cairo_set_source_surface(context, old.surface, 0, 0)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      }
      drawing.draw(into: context, from: place, only: part)
    }
  }

  private static func make(_ place: PixelRect, _ draw: (OpaquePointer) -> Void) -> (OpaquePointer, OpaquePointer) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(place.width), Int32(place.height))!
    let context = cairo_create(surface)!
    draw(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = cairo_image_surface_get_stride(surface)
    let bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), gsize(stride) * gsize(place.height),
      { cairo_surface_destroy(OpaquePointer($0)) }, UnsafeMutableRawPointer(cairo_surface_reference(surface)))
    // Cairo's words are native: blue first in memory on the machines that there are.
    let texture = gdk_memory_texture_new(
      Int32(place.width), Int32(place.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))!
    g_bytes_unref(bytes)
    return (surface, texture)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(texture))
    cairo_surface_destroy(surface)
  }

  func append(to snapshot: OpaquePointer, scale: Float) {
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: Float(place.x) / scale, y: Float(place.y) / scale),
      size: graphene_size_t(width: Float(place.width) / scale, height: Float(place.height) / scale))
    gtk_snapshot_append_texture(snapshot, texture, &bounds)
  }
}

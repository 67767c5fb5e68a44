// SPDX-License-Identifier: MIT

import EspalierCairo
internal import EspalierCGtk
import EspalierDrawing
import EspalierGeometry
import EspalierPictures
import Foundation

/// A window's content as GSK nodes: Cairo draws the pixels of each item once, GSK combines them.
///
/// So a window shows exactly what a picture shows, unchanged items are not drawn again, and items that only move keep their
/// pixels.
@MainActor
final class WindowPicture {
  private var list = DisplayList.empty
  private var background = ResolvedColor.white
  /// The background of the whole window. If an item depends on what is behind it, the whole content as one node.
  private var backdrop: RenderNode?
  private var root: ItemNode?
  /// Size in points.
  private var size = (width: 0, height: 0)
  /// Pixels per point.
  private var scale = 0
  let pictures = AwaitedPictures()
  /// Whether pictures are missing, and the number of those that had arrived.
  private var awaits = false
  private var arrivals = 0

  func shows(_ list: DisplayList, background: ResolvedColor) -> Bool {
    self.list == list && self.background == background && backdrop != nil
  }

  /// Updates the nodes.
  /// - Parameters:
  ///   - width: points.
  ///   - scale: pixels per point.
  ///   - isForCairo: Whether GSK draws the window by Cairo.
  func draw(
    _ list: DisplayList, width: Int, height: Int, scale: Int, background: ResolvedColor, isForCairo: Bool
  ) {
    if shows(list, background: background), (width, height) == size, scale == self.scale, !list.holdsForeign,
      !awaits || arrivals == pictures.arrivals
    {
      return
    }
    (self.list, self.background, size, self.scale) = (list, background, (width, height), scale)
    let place = PixelPlace(scale: scale)
    let sight = CGRect(x: 0, y: 0, width: width, height: height)
    let item = DisplayItem(.group(list))
    if list.reachesBehind, !list.holdsForeign {
      (backdrop, awaits) = pictures.whileDrawing {
        RenderNode(
          drawing: item, PixelRect(around: place.pixels(sight)), place, isForCairo: isForCairo, background: background)
      }
      root = nil
    } else {
      backdrop = RenderNode(filling: place.pixels(sight), scale: scale, background)
      root = ItemNode.make(
        item, in: ItemNode.Surroundings(place: place, sight: sight, isForCairo: isForCairo, pictures: pictures),
        from: root)
      awaits = root?.awaits ?? false
    }
    arrivals = pictures.arrivals
    if !awaits { pictures.drawingIsComplete() }
  }

  func append(to snapshot: OpaquePointer) {
    for node in [backdrop, root?.node] where node != nil { gtk_snapshot_append_node(snapshot, node!.pointer) }
  }
}

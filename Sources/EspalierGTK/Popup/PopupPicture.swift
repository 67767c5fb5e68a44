// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierDrawing
import EspalierGeometry
import EspalierPictures
import Foundation

/// A layer's drawing as a GSK node, in a surface that shows a part of the window's coordinates. Unchanged items keep their pixels.
@MainActor
final class PopupPicture {
  private var list = DisplayList.empty
  /// In the window's coordinates, in whole points.
  private var frame = CGRect.zero
  /// Pixels per point.
  private var scale = 1
  private var root: ItemNode?
  let pictures = AwaitedPictures()

  /// Changes what is drawn. Returns whether it differs from what was drawn before.
  func show(_ list: DisplayList, _ frame: CGRect, scale: Int) -> Bool {
    if self.list == list, self.frame == frame, self.scale == scale { return false }
    (self.list, self.frame, self.scale) = (list, frame, scale)
    return true
  }

  func append(to snapshot: OpaquePointer, isForCairo: Bool) {
    let surroundings = ItemNode.Surroundings(
      place: PixelPlace(scale: scale), sight: frame, isForCairo: isForCairo, pictures: pictures)
    root = list.item.map { ItemNode.make($0, in: surroundings, from: root) }
    if root?.awaits != true { pictures.drawingIsComplete() }
    let origin = PixelRect(around: surroundings.place.pixels(frame))
    guard let node = root?.node?.moved(x: -origin.x, y: -origin.y, scale: scale) else { return }
    withExtendedLifetime(node) { gtk_snapshot_append_node(snapshot, node.pointer) }
  }
}

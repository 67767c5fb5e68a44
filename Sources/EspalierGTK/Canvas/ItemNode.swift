// SPDX-License-Identifier: MIT

import EspalierCairo
internal import EspalierCGtk
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierPictures
import Foundation

/// The position of a display list's coordinates among a window's pixels.
struct PixelPlace: Equatable {
  /// Pixels per point.
  let scale: Int
  /// Distance from a whole pixel to the list's origin, in pixels, 0..<1. Items at equal distances have equal pixels.
  var x = 0.0, y = 0.0

  /// A rectangle in pixels, from the origin of the nodes.
  func pixels(_ rect: CGRect) -> CGRect {
    let scale = CGFloat(scale)
    return CGRect(
      x: rect.minX * scale + x, y: rect.minY * scale + y, width: rect.width * scale, height: rect.height * scale)
  }

  /// The place after a displacement in points, and the displacement's whole pixels.
  func moved(by x: CGFloat, _ y: CGFloat) -> (place: PixelPlace, x: Int, y: Int) {
    func split(_ distance: Double) -> (whole: Int, part: Double) {
      let all = (min(max(distance, -1e9), 1e9) * 256).rounded()
      let whole = (all / 256).rounded(.down)
      return (Int(clamping: whole), all / 256 - whole)
    }
    let (column, row) = (split(x * CGFloat(scale) + self.x), split(y * CGFloat(scale) + self.y))
    return (PixelPlace(scale: scale, x: column.part, y: row.part), column.whole, row.whole)
  }
}

/// An item of a display list with the render node that GSK draws for it, and so for everything in it.
///
/// Nothing changes once it is made. A new list is compared with the nodes of the last one: the same item at the same
/// place keeps its node, with the pixels in it, and GSK then draws only where nodes differ. O(items that changed, and
/// their groups). Items out of sight have no nodes.
@MainActor
final class ItemNode {
  let item: DisplayItem
  let place: PixelPlace
  /// The item's extent in the list's coordinates; null for an item that draws nothing.
  let extent: CGRect
  /// The visible part of the list's coordinates.
  private let sight: CGRect
  private let isOutside: Bool
  /// Whether the same node serves for any visible part.
  private let isWhole: Bool
  let node: RenderNode?
  private let children: [ItemNode]
  /// Whether pictures are missing, and the number of those that had arrived.
  let awaits: Bool
  private let arrivals: Int

  /// The place and the visible part that an item is drawn for.
  struct Surroundings {
    var place: PixelPlace
    var sight: CGRect
    /// Whether GSK draws by Cairo.
    let isForCairo: Bool
    let pictures: AwaitedPictures
  }

  /// The node of an item; made anew unless `old` belongs to the same item in the same surroundings.
  static func make(_ item: DisplayItem, in surroundings: Surroundings, from old: ItemNode?) -> ItemNode {
    if let old, old.serves(item, in: surroundings) { return old }
    return ItemNode(item, in: surroundings, from: old)
  }

  private func serves(_ item: DisplayItem, in surroundings: Surroundings) -> Bool {
    // GTK draws the changed parts of a widget, and keeps the rest.
    guard self.item === item, place == surroundings.place, !item.holdsForeign else { return false }
    if awaits, arrivals != surroundings.pictures.arrivals { return false }
    let isNowOutside = !extent.overlaps(surroundings.sight)
    if isOutside || isNowOutside { return isOutside && isNowOutside }
    return isWhole || sight == surroundings.sight
  }

  private init(_ item: DisplayItem, in surroundings: Surroundings, from old: ItemNode?) {
    self.item = item
    (place, sight) = (surroundings.place, surroundings.sight)
    arrivals = surroundings.pictures.arrivals
    extent = item.extent
    if !extent.overlaps(sight) {
      (isOutside, isWhole, node, children, awaits) = (true, false, nil, [], false)
      return
    }
    isOutside = false
    let made = Made(item, extent, in: surroundings, from: old)
    (node, children, isWhole, awaits) = (made.node, made.children, made.isWhole, made.awaits)
  }

  /// The node that is made for a visible item.
  private struct Made {
    var node: RenderNode?
    var children: [ItemNode] = []
    var isWhole = true
    var awaits = false

    @MainActor
    init(_ item: DisplayItem, _ extent: CGRect, in surroundings: Surroundings, from old: ItemNode?) {
      if !compose(item, surroundings, old) { draw(item, extent, surroundings) }
    }

    /// Composes nodes of GSK's. Returns false for an effect that GSK draws less well than Cairo, or not at all.
    @MainActor
    private mutating func compose(_ item: DisplayItem, _ surroundings: Surroundings, _ old: ItemNode?) -> Bool {
      switch item.content {
      case .group(let list):
        gather(list, surroundings, old)
      case .effect(let effect, _) where effect.showsNothing: break
      case .effect(let effect, let list) where effect.changesNothing: gather(list, surroundings, old)
      case .effect(let effect, let list)
      where list.holdsForeign && (list.reachesBehind || !effect.isUsualAroundForeign):
        gather(list, surroundings, old)
        node = node?.through(effect, in: surroundings.place)
      case .effect(.transform(let matrix), let list) where matrix.isTranslation:
        var inner = surroundings
        let moved = surroundings.place.moved(by: matrix.tx, matrix.ty)
        inner.place = moved.place
        inner.sight = surroundings.sight.offsetBy(dx: -matrix.tx, dy: -matrix.ty)
        gather(list, inner, old)
        node = node?.moved(x: moved.x, y: moved.y, scale: inner.place.scale)
      case .effect(.clip(let path, _), let list):
        guard case .rect(let rect) = path.storage else { return false }
        var inner = surroundings
        inner.sight = surroundings.sight.overlap(with: rect)
        gather(list, inner, old)
        node = node?.clipped(to: surroundings.place.snapped(rect), scale: surroundings.place.scale)
        isWhole = isWhole || surroundings.sight.contains(rect)
      case .effect(.opacity(let opacity), let list):
        if list.reachesBehind { return false }
        gather(list, surroundings, old)
        node = node?.fading(to: opacity)
      case .effect(.isolate, let list):
        if list.reachesBehind { return false }
        gather(list, surroundings, old)
      case .foreign(let foreign as any DrawnWidget, let frame):
        let corner = surroundings.place.pixels(frame).origin
        node = RenderNode(foreign, x: corner.x.rounded(), y: corner.y.rounded(), scale: surroundings.place.scale)
      case .fill(let path, _, .color(let color), _):
        guard case .rect(let rect) = path.storage else { return false }
        node = RenderNode(filling: surroundings.place.snapped(rect), scale: surroundings.place.scale, color)
      default: return false
      }
      return true
    }

    /// Draws the item into pixels of its own.
    @MainActor
    private mutating func draw(_ item: DisplayItem, _ extent: CGRect, _ surroundings: Surroundings) {
      let all = PixelRect(around: surroundings.place.pixels(extent))
      let drawn = all.drawn(inSight: PixelRect(around: surroundings.place.pixels(surroundings.sight)))
      isWhole = drawn.isWhole
      let part = drawn.part
      if part.isEmpty { return }
      (node, awaits) = surroundings.pictures.whileDrawing {
        RenderNode(drawing: item, part, surroundings.place, isForCairo: surroundings.isForCairo)
      }
    }

    /// The nodes of a list, one after the other.
    @MainActor
    private mutating func gather(_ list: DisplayList, _ surroundings: Surroundings, _ old: ItemNode?) {
      let former = Former(old?.children ?? [], of: list)
      children = list.items.indices.map { index in
        ItemNode.make(list.items[index], in: surroundings, from: former[index])
      }
      isWhole = children.allSatisfy { $0.isWhole }
      awaits = children.contains { $0.awaits }
      node = RenderNode(children.compactMap(\.node))
    }
  }
}

/// The candidate node of the last list for each item of a new one.
@MainActor
private struct Former {
  private let list: DisplayList
  private let nodes: [ItemNode]
  /// The nodes at other indices; empty if so few differ that a search does not pay.
  private var elsewhere: [ObjectIdentifier: ItemNode] = [:]

  init(_ nodes: [ItemNode], of list: DisplayList) {
    self.nodes = nodes
    self.list = list
    let moved = nodes.indices.filter { !list.items.indices.contains($0) || nodes[$0].item !== list.items[$0] }
    guard moved.count > 2 || nodes.count != list.items.count else { return }
    for index in moved { elsewhere[ObjectIdentifier(nodes[index].item)] = nodes[index] }
  }

  subscript(_ index: Int) -> ItemNode? {
    let item = list.items[index]
    let same = nodes.indices.contains(index) ? nodes[index] : nil
    if let same, same.item === item { return same }
    return elsewhere[ObjectIdentifier(item)] ?? same
  }
}

extension PixelPlace {
  /// The rectangle in whole pixels, as `CairoRenderer` rounds it.
  fileprivate func snapped(_ rect: CGRect) -> CGRect {
    let rect = pixels(rect)
    return PixelSnapping.rect(rect.minX, rect.minY, rect.maxX, rect.maxY)
  }
}

extension CGAffineTransform {
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx.isFinite && ty.isFinite }
}

// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierText
import Foundation

// The part of the plane that a list may draw on. Never too small: lines count with their longest mitres, text with space for
// glyphs that reach beyond its box.

@MainActor
extension DisplayList {
  /// The smallest upright rectangle around the items' extents; null if nothing is drawn. O(items).
  package var extent: CGRect { items.reduce(CGRect.null) { $0.union($1.extent) } }

  /// Whether an item depends on the backdrop. O(items).
  package var reachesBehind: Bool { items.contains { $0.reachesBehind } }

  /// Whether an item has a material that is made of the backdrop. O(items).
  fileprivate var holdsMaterial: Bool { items.contains { $0.holdsMaterial } }

  /// Whether there is an item that only the window's host draws. O(items).
  package var holdsForeign: Bool { items.contains { $0.holdsForeign } }

  /// The number of times that the deepest items are drawn when the list is drawn once. O(items).
  var repetitions: Int { items.reduce(1) { max($0, $1.repetitions) } }
}

@MainActor
extension DisplayItem {
  package var extent: CGRect { knownBounds.extent }
  package var reachesBehind: Bool { knownBounds.reachesBehind }
  package var holdsForeign: Bool { knownBounds.holdsForeign }
  /// An item with a material reaches behind it, which is known.
  fileprivate var holdsMaterial: Bool { reachesBehind && findMaterial() }
  fileprivate var repetitions: Int { knownBounds.repetitions }

  /// The bounds, computed once for each item.
  private var knownBounds: DisplayBounds {
    if let bounds { return bounds }
    let found = DisplayBounds(
      extent: findExtent().drawable, reachesBehind: findWhetherItReachesBehind(), holdsForeign: findForeign(),
      repetitions: findRepetitions())
    bounds = found
    return found
  }

  /// Half a pixel by which a shape that is no upright rectangle may be moved to whole ones, if a point is a pixel.
  private var alignment: CGFloat { shapeFrame == nil ? 0 : 0.5 }

  private func findExtent() -> CGRect {
    switch content {
    case .fill(let path, _, _, _):
      if case .rect = path.storage { return path.boundingRect }
      return path.boundingRect.insetBy(dx: -alignment, dy: -alignment)
    case .stroke(let path, let style, _, _):
      // The corners of a square end are 1.42 halves of the width away.
      let reach = style.lineWidth * (style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5) / 2 + alignment
      return path.boundingRect.insetBy(dx: -reach, dy: -reach)
    case .text(let text, let frame, _), .paintedText(let text, let frame, _, _, _):
      let size = (text as? ShapedText)?.text.font.size ?? text.size.height
      return CGRect(origin: frame.origin, size: text.size).insetBy(dx: -size, dy: -size)
    case .image(_, let frame, _), .foreign(_, let frame): return frame
    case .group(let list): return list.extent
    case .effect(let effect, let list): return effect.extent(of: list)
    }
  }

  private func findRepetitions() -> Int {
    switch content {
    case .fill, .stroke, .text, .paintedText, .image, .foreign: 1
    case .group(let list): list.repetitions
    case .effect(.mask(let mask, _), let list): max(mask.repetitions, list.repetitions)
    case .effect(.filter(.shadow(let shadow)), let list): shadow.repetitions(of: list)
    case .effect(_, let list): list.repetitions
    }
  }

  private func findForeign() -> Bool {
    switch content {
    case .fill, .stroke, .text, .paintedText, .image: false
    case .foreign: true
    case .group(let list), .effect(_, let list): list.holdsForeign
    }
  }

  /// Whether the item has a material. Materials are made of the backdrop also in a picture that is faded, clipped or has a
  /// shadow: as it fades, a pane stays frosted. Blended content is blended within that picture.
  private func findMaterial() -> Bool {
    switch content {
    case .fill(_, _, let paint, _), .stroke(_, _, let paint, _): paint.readsBehind
    case .text, .foreign: false
    case .paintedText(_, _, let paint, let palette, _): paint.readsBehind || palette.contains { $0.readsBehind }
    case .image(_, _, let drawing): drawing.paints.contains(where: \.readsBehind)
    case .group(let list): list.holdsMaterial
    case .effect(let effect, let list): effect.seesBelow && list.holdsMaterial
    }
  }

  private func findWhetherItReachesBehind() -> Bool {
    switch content {
    case .fill, .stroke, .text, .foreign, .paintedText, .image: findMaterial()
    case .group(let list): list.reachesBehind
    case .effect(.blend(let operation), let list): operation != .normal || list.reachesBehind
    case .effect(.transform, let list), .effect(.clip, let list): list.reachesBehind
    case .effect(let effect, let list): effect.seesBelow && list.holdsMaterial
    }
  }
}

@MainActor
extension DisplayEffect {
  /// Whether materials inside are made of the backdrop of the effect's picture.
  fileprivate var seesBelow: Bool {
    switch self {
    case .transform, .clip, .opacity, .mask, .blend: true
    case .filter(.shadow(let shadow)): shadow.kind != .alone
    case .projection, .isolate, .filter: false
    }
  }

  /// The extent of a list with the effect.
  fileprivate func extent(of list: DisplayList) -> CGRect {
    let inner = list.extent
    switch self {
    case .transform(let matrix): return inner.isNull ? inner : inner.applying(matrix)
    case .projection(let matrix): return ProjectedBounds(of: inner, by: matrix).rect
    case .clip(let path, _): return inner.overlap(with: path.boundingRect)
    case .mask(let mask, let isInverse): return isInverse ? inner : inner.overlap(with: mask.extent)
    case .opacity, .isolate, .blend: return inner
    case .filter(let filter): return filter.extent(of: inner)
    }
  }
}

extension DisplayFilter {
  /// The reach of a Gaussian in deviations.
  static let reach: CGFloat = 3

  func extent(of inner: CGRect) -> CGRect {
    if inner.isNull { return inner }
    switch self {
    case .blur(_, true), .luminanceToAlpha, .alphaThreshold: return inner
    case .blur(let radius, false): return inner.insetBy(dx: -Self.reach * radius, dy: -Self.reach * radius)
    case .shadow(let shadow):
      if shadow.kind == .inner { return inner }
      let reach = Self.reach * max(shadow.radius, 0)
      let cast = inner.insetBy(dx: -reach, dy: -reach).offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      return shadow.kind == .alone ? cast : inner.union(cast)
    case .colors(let matrix): return matrix.keepsClear ? inner : CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    }
  }
}

/// The bounds of a projected rectangle: of the part in front of the viewer.
struct ProjectedBounds {
  /// The bounds; null if no part is visible.
  private(set) var rect = CGRect.null
  /// The greatest device length per length of the plane.
  private(set) var magnification: CGFloat = 0

  init(of plane: CGRect, by matrix: ProjectionTransform) {
    if plane.isNull || plane.isEmpty { return }
    let corners = [
      CGPoint(x: plane.minX, y: plane.minY), CGPoint(x: plane.maxX, y: plane.minY),
      CGPoint(x: plane.maxX, y: plane.maxY), CGPoint(x: plane.minX, y: plane.maxY),
    ]
    func depth(_ p: CGPoint) -> CGFloat { p.x * matrix.m13 + p.y * matrix.m23 + matrix.m33 }
    // Clipped at a plane a little in front of the viewer, where the picture would become infinite.
    let near: CGFloat = 0.02
    var visible: [CGPoint] = []
    for (p, q) in zip(corners, corners.dropFirst() + [corners[0]]) {
      let (a, b) = (depth(p), depth(q))
      if a >= near { visible.append(p) }
      if (a >= near) != (b >= near) {
        let t = (near - a) / (b - a)
        visible.append(CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t))
      }
    }
    let shown = visible.map { $0.applying(matrix) }
    guard let first = shown.first else { return }
    rect = shown.reduce(CGRect(origin: first, size: .zero)) { box, point in
      let (x, y) = (min(box.minX, point.x), min(box.minY, point.y))
      return CGRect(x: x, y: y, width: max(box.maxX, point.x) - x, height: max(box.maxY, point.y) - y)
    }
    for p in visible {
      let (here, step) = (p.applying(matrix), CGFloat(0.01))
      for q in [CGPoint(x: p.x + step, y: p.y), CGPoint(x: p.x, y: p.y + step)] where depth(q) > 0 {
        let there = q.applying(matrix)
        magnification = max(magnification, hypot(there.x - here.x, there.y - here.y) / step)
      }
    }
  }
}

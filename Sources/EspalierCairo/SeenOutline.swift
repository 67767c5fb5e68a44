// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// Closed outlines, reduced to their effect inside a rectangle, in coordinates that Cairo can hold: it has none beyond 8
/// million.
///
/// An outline that is entirely beside the rectangle encloses nothing of it. Large outlines become lines and are clipped at the
/// rectangle's sides, which changes no winding number inside. O(elements).
struct SeenOutline {
  private(set) var elements: [Path.Element] = []
  private let area: CGRect
  /// The elements of the subpath that is not yet closed.
  private var subpath: [Path.Element] = []
  private var points: [CGPoint] = []

  static let largest: CGFloat = 4e6
  private static let mostPieces = 1024.0

  init(in area: CGRect) { self.area = area }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let p):
      close()
      (subpath, points) = ([element], [p])
    case .line(let p):
      subpath.append(element)
      points.append(p)
    case .quadCurve(let p, let c):
      let start = points.last ?? c
      func control(_ end: CGPoint) -> CGPoint {
        CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3)
      }
      add(.curve(to: p, control1: control(start), control2: control(p)))
    case .curve(let p, let c, let d):
      subpath.append(element)
      points += [c, d, p]
    case .closeSubpath:
      let start = points.first
      close()
      // A line that follows without a move begins there.
      if let start { (subpath, points) = ([.move(to: start)], [start]) }
    }
  }

  mutating func close() {
    defer { (subpath, points) = ([], []) }
    guard points.count > 1 else { return }
    let (left, right) = (points.lazy.map(\.x).min()!, points.lazy.map(\.x).max()!)
    let (top, bottom) = (points.lazy.map(\.y).min()!, points.lazy.map(\.y).max()!)
    guard right >= area.minX, left <= area.maxX, bottom >= area.minY, top <= area.maxY else { return }
    if [left, right, top, bottom].allSatisfy({ abs($0) < Self.largest }) {
      elements += subpath + [.closeSubpath]
      return
    }
    var polygon = flattened
    polygon = Self.cut(polygon) { $0.x - area.minX }
    polygon = Self.cut(polygon) { area.maxX - $0.x }
    polygon = Self.cut(polygon) { $0.y - area.minY }
    polygon = Self.cut(polygon) { area.maxY - $0.y }
    guard polygon.count > 2 else { return }
    elements.append(.move(to: polygon[0]))
    elements += polygon.dropFirst().map { .line(to: $0) }
    elements.append(.closeSubpath)
  }

  /// Curves as lines that are a tenth of a pixel away at most, unless that takes very many.
  private var flattened: [CGPoint] {
    var result: [CGPoint] = []
    for element in subpath {
      switch element {
      case .move(let p), .line(let p): result.append(p)
      case .curve(let p, let c, let d):
        let start = result.last ?? p
        let bend = max(
          hypot(start.x - 2 * c.x + d.x, start.y - 2 * c.y + d.y), hypot(c.x - 2 * d.x + p.x, c.y - 2 * d.y + p.y))
        let pieces = Int(clamping: min(max((bend * 7.5).squareRoot().rounded(.up), 1), Self.mostPieces))
        for piece in 1...pieces {
          let t = Double(piece) / Double(pieces)
          let s = 1 - t
          let (a, b, e, f) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          result.append(
            CGPoint(
              x: a * start.x + b * c.x + e * d.x + f * p.x, y: a * start.y + b * c.y + e * d.y + f * p.y))
        }
      case .quadCurve, .closeSubpath: break
      }
    }
    return result
  }

  /// The part of a polygon on one side of a line.
  /// - Parameter distance: The distance from the line, positive on the side that is kept.
  private static func cut(_ polygon: [CGPoint], _ distance: (CGPoint) -> CGFloat) -> [CGPoint] {
    guard var previous = polygon.last else { return [] }
    var result: [CGPoint] = []
    var before = distance(previous)
    for point in polygon {
      let here = distance(point)
      if (before >= 0) != (here >= 0) {
        let t = before / (before - here)
        result.append(
          CGPoint(x: previous.x + (point.x - previous.x) * t, y: previous.y + (point.y - previous.y) * t))
      }
      if here >= 0 { result.append(point) }
      (previous, before) = (point, here)
    }
    return result
  }
}

extension Canvas {
  /// Makes the area that `path` encloses the current path.
  /// - Parameter box: The path's bounding rectangle, to a pixel.
  func addArea(_ path: Path, _ box: CGRect) {
    guard isTooLarge(box) else { return add(path) }
    cairo_new_path(context)
    addSeen(of: path)
  }

  /// Adds the visible part of a closed outline, of any size, to the current path.
  func addSeen(of path: Path, movedBy offset: CGPoint = .zero) {
    let m = matrix
    let map = CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
      .translatedBy(x: offset.x, y: offset.y)
    var outline = SeenOutline(in: device(clipExtents).insetBy(dx: -2, dy: -2))
    for element in path.applying(map).elements { outline.add(element) }
    outline.close()
    cairo_save(context)
    cairo_identity_matrix(context)
    for element in outline.elements { add(element) }
    cairo_restore(context)
  }

  /// Whether the current transform moves an outline beyond Cairo's numbers.
  private func isTooLarge(_ rect: CGRect) -> Bool {
    let box = device(rect)
    return max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY)) > SeenOutline.largest
  }
}

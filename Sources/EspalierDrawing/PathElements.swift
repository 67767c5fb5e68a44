// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// The steps of simple outlines.
enum PathElements {
  /// The distance of a control point for a quarter of a unit circle.
  static let quarter: CGFloat = 0.552_284_749_830_793_4

  /// A rectangle, clockwise on screen from the origin.
  static func rectangle(_ rect: CGRect) -> [Path.Element] {
    let x = rect.origin.x
    let y = rect.origin.y
    let w = rect.size.width
    let h = rect.size.height
    return [
      .move(to: CGPoint(x: x, y: y)), .line(to: CGPoint(x: x + w, y: y)), .line(to: CGPoint(x: x + w, y: y + h)),
      .line(to: CGPoint(x: x, y: y + h)), .closeSubpath,
    ]
  }

  /// An ellipse, clockwise on screen from the rightmost point.
  static func ellipse(_ rect: CGRect) -> [Path.Element] {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.midX + x * rx, y: rect.midY + y * ry) }
    let k = quarter
    return [
      .move(to: point(1, 0)),
      .curve(to: point(0, 1), control1: point(1, k), control2: point(k, 1)),
      .curve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
      .curve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
      .curve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k)),
      .closeSubpath,
    ]
  }

  /// A rounded rectangle, clockwise on screen from the middle of the right side.
  static func roundedRectangle(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) -> [Path.Element] {
    let corner = RoundedCorner(
      style: style,
      available: min(rect.width / 2 / cornerSize.width, rect.height / 2 / cornerSize.height))
    var list: [Path.Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
    list.reserveCapacity(14)
    // Each corner starts on the edge that comes in along `u` and leaves along `v`; both are unit steps to the corner.
    let corners: [(x: CGFloat, y: CGFloat, entersVertically: Bool)] = [
      (1, 1, true), (-1, 1, false), (-1, -1, true), (1, -1, false),
    ]
    for (x, y, entersVertically) in corners {
      let tip = CGPoint(x: x > 0 ? rect.maxX : rect.minX, y: y > 0 ? rect.maxY : rect.minY)
      corner.append(to: &list) { along, across in
        let (dx, dy) = entersVertically ? (across, along) : (along, across)
        return CGPoint(x: tip.x - x * dx * cornerSize.width, y: tip.y - y * dy * cornerSize.height)
      }
    }
    list.append(.closeSubpath)
    return list
  }

  /// A rounded rectangle, clockwise on screen from the middle of the left side; radii from the top left corner on.
  static func roundedRectangle(_ rect: CGRect, radii: [CGFloat], style: RoundedCornerStyle) -> [Path.Element] {
    var list: [Path.Element] = [.move(to: CGPoint(x: rect.minX, y: rect.midY))]
    let corners: [(x: CGFloat, y: CGFloat, entersVertically: Bool)] = [
      (-1, -1, true), (1, -1, false), (1, 1, true), (-1, 1, false),
    ]
    for (index, (x, y, entersVertically)) in corners.enumerated() {
      let radius = radii[index]
      let tip = CGPoint(x: x > 0 ? rect.maxX : rect.minX, y: y > 0 ? rect.maxY : rect.minY)
      guard radius > 0 else {
        list.append(.line(to: tip))
        continue
      }
      // The length of a side available to each corner: half of the side, or the part that the neighbouring corner leaves.
      let sides = [rect.width, rect.height]
      let neighbours = [radii[(index + 3) % 4], radii[(index + 1) % 4]]
      let available = zip(index.isMultiple(of: 2) ? sides.reversed() : sides, neighbours).map { side, neighbour in
        max(side / 2, side - neighbour * (1 + RoundedCorner.reach)) / radius
      }
      RoundedCorner(style: style, available: available.min()!).append(to: &list) { along, across in
        let (dx, dy) = entersVertically ? (across, along) : (along, across)
        return CGPoint(x: tip.x - x * dx * radius, y: tip.y - y * dy * radius)
      }
    }
    list.append(.closeSubpath)
    return list
  }

  static func currentPoint(of elements: [Path.Element]) -> CGPoint? {
    switch elements.last {
    case nil: return nil
    case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): return p
    case .closeSubpath:
      for element in elements.reversed() {
        if case .move(let p) = element { return p }
      }
      return nil
    }
  }
}

/// One rounded corner of unit radius, entered along one edge and left along the other.
///
/// A continuous corner touches the diagonal at the same point as a circular one, but leaves the edges earlier and with no
/// curvature at first: two mirrored curves whose curvature grows from none at the edge to its greatest value on the diagonal.
/// If less length is available, it approaches the circular one step by step, so that a capsule's ends are half circles.
struct RoundedCorner {
  /// The distance, in radii, by which a continuous corner begins before a circular one.
  static let reach: CGFloat = 0.53

  /// The degree of continuity: 0 is circular, 1 is continuous.
  private let smoothness: CGFloat

  /// - Parameter available: half of the shorter side, in radii.
  init(style: RoundedCornerStyle, available: CGFloat) {
    smoothness = style == .circular ? 0 : min(max((available - 1) / Self.reach, 0), 1)
  }

  /// Adds the corner's steps. `point` maps two distances from the corner, along the edge of entry and along the edge of exit.
  func append(to list: inout [Path.Element], point: (CGFloat, CGFloat) -> CGPoint) {
    guard smoothness > 0 else {
      let k = 1 - PathElements.quarter
      list.append(.line(to: point(1, 0)))
      list.append(.curve(to: point(0, 1), control1: point(k, 0), control2: point(0, k)))
      return
    }
    func mix(_ circular: CGFloat, _ continuous: CGFloat) -> CGFloat { circular + (continuous - circular) * smoothness }
    let diagonal = 1 - CGFloat(0.5).squareRoot()
    let handle = 4.0 / 3 * tan(CGFloat.pi / 16)  // of an eighth of a circle
    let begin = mix(1, 1 + Self.reach)
    let first = mix(1 - handle, 1)
    // On the tangent at the diagonal; finally where that tangent meets the edge.
    let step = mix(handle * CGFloat(0.5).squareRoot(), diagonal)
    list.append(.line(to: point(begin, 0)))
    list.append(
      .curve(
        to: point(diagonal, diagonal), control1: point(first, 0),
        control2: point(diagonal + step, diagonal - step)))
    list.append(
      .curve(
        to: point(0, begin), control1: point(diagonal - step, diagonal + step), control2: point(0, first)))
  }
}

import CoreGraphics
import Foundation

/// The steps of simple outlines.
enum PathElements {
  /// The distance of a control point for a quarter of a unit circle.
  static let quarter: CGFloat = 0.552_284_749_830_793_4

  /// Clockwise on screen from the origin.
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

  /// Clockwise on screen from the rightmost point.
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

  /// Clockwise on screen from the middle of the right side.
  static func roundedRectangle(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) -> [Path.Element] {
    let corner = RoundedCorner(
      style: style,
      room: min(rect.width / 2 / cornerSize.width, rect.height / 2 / cornerSize.height))
    var list: [Path.Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
    list.reserveCapacity(18)
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
/// A continuous corner is an arc of less than 90° between two easing curves, which start up to 0.6 radii before a
/// circular corner would. With less room the easing shrinks, until a capsule's ends are plain half circles.
struct RoundedCorner {
  private let smoothing: CGFloat

  /// - Parameter room: half of the shorter side, in radii.
  init(style: RoundedCornerStyle, room: CGFloat) {
    smoothing = style == .circular ? 0 : min(max(room - 1, 0), 0.6)
  }

  /// Adds the corner's steps. `point` maps (distance from the corner along the edge of entry, along the edge of exit).
  func append(to list: inout [Path.Element], point: (CGFloat, CGFloat) -> CGPoint) {
    guard smoothing > 0.001 else {
      let k = 1 - PathElements.quarter
      list.append(.line(to: point(1, 0)))
      list.append(.curve(to: point(0, 1), control1: point(k, 0), control2: point(0, k)))
      return
    }
    // The arc spans 90° × (1 − smoothing), centred on the diagonal; each easing curve turns by half of the rest.
    let turn = smoothing * .pi / 4
    let reach = 1 + smoothing
    let joint = CGPoint(x: 1 - sin(turn), y: 1 - cos(turn))
    let edge = joint.x + joint.y / tan(turn)  // where the joint's tangent meets the edge
    let first = reach - (reach - edge) * 2 / 3
    let half = (.pi / 2 - 2 * turn) / 2
    let handle = 4.0 / 3 * tan(half / 2)
    list.append(.line(to: point(reach, 0)))
    list.append(
      .curve(to: point(joint.x, joint.y), control1: point(first, 0), control2: point(edge, 0)))
    list.append(
      .curve(
        to: point(joint.y, joint.x),
        control1: point(joint.x - handle * cos(turn), joint.y + handle * sin(turn)),
        control2: point(joint.y + handle * sin(turn), joint.x - handle * cos(turn))))
    list.append(
      .curve(to: point(0, reach), control1: point(0, edge), control2: point(0, first)))
  }
}

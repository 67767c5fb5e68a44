// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

extension Path {
  /// A circular arc, joined by a line to the current point if there is one.
  ///
  /// Angles are measured from the positive x axis. Because y points down, `clockwise: false` goes the way of growing
  /// angles, which a viewer of the screen sees as clockwise, as on Apple systems.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite, radius.isFinite else { return }
    if clockwise, delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
    if !clockwise, delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
    delta = min(max(delta, -turn), turn)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
  }

  /// A circular arc of `delta`, towards growing angles if positive, joined by a line to the current point if there is one.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite, radius.isFinite else { return }
    let sweep = delta.radians.withTurns(atMost: 100)
    let pieces = max(Int(clamping: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / Double(pieces)
    let handle = 4.0 / 3 * tan(step / 4) * radius
    func at(_ angle: Double) -> (point: CGPoint, tangent: CGPoint) {
      let (s, c) = (sin(angle), cos(angle))
      return (CGPoint(x: center.x + radius * c, y: center.y + radius * s), CGPoint(x: -s * handle, y: c * handle))
    }
    var list = takeElements()
    var from = at(startAngle.radians)
    let start = from.point.applying(transform)
    list.append(list.isEmpty ? .move(to: start) : .line(to: start))
    if sweep != 0 {
      for piece in 1...pieces {
        let to = at(startAngle.radians + step * Double(piece))
        list.append(
          Element.curve(
            to: to.point,
            control1: CGPoint(x: from.point.x + from.tangent.x, y: from.point.y + from.tangent.y),
            control2: CGPoint(x: to.point.x - to.tangent.x, y: to.point.y - to.tangent.y)
          ).applying(transform))
        from = to
      }
    }
    storage = .elements(list)
  }

  /// An arc that touches the line from the current point to `tangent1End` and the line from there to `tangent2End`:
  /// a corner rounded by `radius`. Points on one line give a straight line to `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let here = currentPoint else { return move(to: tangent1End.applying(transform)) }
    let start = transform.determinant == 0 ? here : here.applying(transform.inverted())
    let corner = tangent1End
    let u = CGPoint(x: start.x - corner.x, y: start.y - corner.y).normalized
    let v = CGPoint(x: tangent2End.x - corner.x, y: tangent2End.y - corner.y).normalized
    let cross = u.x * v.y - u.y * v.x
    let dot = u.x * v.x + u.y * v.y
    guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner.applying(transform)) }
    let half = acos(min(max(dot, -1), 1)) / 2
    let reach = radius / tan(half)
    let bisector = CGPoint(x: u.x + v.x, y: u.y + v.y).normalized
    let centre = CGPoint(
      x: corner.x + bisector.x * radius / sin(half), y: corner.y + bisector.y * radius / sin(half))
    let from = CGPoint(x: corner.x + u.x * reach, y: corner.y + u.y * reach)
    let startAngle = atan2(from.y - centre.y, from.x - centre.x)
    let sweep = (.pi - 2 * half) * (cross > 0 ? -1 : 1)
    addRelativeArc(
      center: centre, radius: radius, startAngle: Angle(radians: startAngle), delta: Angle(radians: sweep),
      transform: transform)
  }
}

extension Double {
  /// The same angle without the whole turns beyond a number of them, since further turns would only be drawn over the first.
  fileprivate func withTurns(atMost count: Int) -> Double {
    let turns = 2 * Double.pi * Double(count)
    guard magnitude > turns else { return self }
    let rest = truncatingRemainder(dividingBy: 2 * .pi)
    return self < 0 ? rest - turns : rest + turns
  }
}

extension CGPoint {
  /// The vector scaled to length 1; zero stays zero.
  var normalized: CGPoint {
    let length = hypot(x, y)
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }
}

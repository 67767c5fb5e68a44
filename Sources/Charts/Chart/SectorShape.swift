// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The outline of a sector.
struct SectorShape {
  let center: CGPoint
  let inner: CGFloat
  let outer: CGFloat
  /// Angles from the top, clockwise, in radians.
  let start: Double
  let end: Double
  let inset: CGFloat
  let corner: CGFloat

  /// - Parameters:
  ///   - size: The plot's size, in points.
  ///   - start: The sum of the parts before this one, 0…1.
  init(_ size: CGSize, _ mark: PlacedMark, from start: Double) {
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius = max(min(size.width, size.height) / 2, 0)
    outer = min(Self.radius(mark.mark.height, radius, automatic: radius), 1e6)
    inner = min(Self.radius(mark.mark.width, radius, automatic: 0), outer)
    self.start = start * 2 * .pi
    end = (start + mark.x1) * 2 * .pi
    inset = mark.mark.inset
    corner = mark.mark.style.values.cornerRadius
  }

  private static func radius(_ dimension: MarkDimension, _ radius: CGFloat, automatic: CGFloat) -> CGFloat {
    if case .inset(let inset) = dimension.kind { return max(radius - inset, 0) }
    return dimension.points(of: radius, automatic: automatic)
  }

  /// The middle of the sector.
  var middle: CGPoint {
    let angle = (start + end) / 2 - .pi / 2
    let radius = (inner + outer) / 2
    return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
  }

  private func place(_ angle: Double, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + cos(angle - .pi / 2) * radius, y: center.y + sin(angle - .pi / 2) * radius)
  }

  /// The angle by which an inset in points shortens an arc at a radius.
  private func shortening(_ inset: CGFloat, _ radius: CGFloat) -> Double {
    radius > 0 ? asin(Double(min(inset / radius, 1))) : 0
  }

  var path: Path {
    var path = Path()
    guard outer > 0, end > start else { return path }
    let isFull = end - start >= 2 * .pi - 1e-9
    if isFull {
      path.addEllipse(in: CGRect(x: center.x - outer, y: center.y - outer, width: outer * 2, height: outer * 2))
      guard inner > 0 else { return path }
      var hole = Path()
      hole.move(to: place(0, inner))
      hole.addArc(
        center: center, radius: inner, startAngle: .radians(-.pi / 2), endAngle: .radians(-.pi / 2 - 2 * .pi),
        clockwise: true)
      hole.closeSubpath()
      path.addPath(hole)
      return path
    }
    let outerShort = shortening(inset, outer)
    let (from, to) = (start + outerShort, end - outerShort)
    guard to > from else { return path }
    let innerShort = shortening(inset, max(inner, inset))
    var (innerFrom, innerTo) = (start + innerShort, end - innerShort)
    // Close to the centre the insets of both sides meet.
    if innerTo < innerFrom { (innerFrom, innerTo) = ((start + end) / 2, (start + end) / 2) }
    let innerRadius = inner > 0 ? inner : inset / max(CGFloat(sin(min((end - start) / 2, .pi / 2))), 0.05)
    let radius = min(corner, (outer - innerRadius) / 2, outer * CGFloat(to - from) / 3)
    if radius > 0 {
      rounded(&path, from, to, innerFrom, innerTo, innerRadius, radius)
    } else {
      path.move(to: place(from, outer))
      arc(&path, outer, from, to)
      if inner > 0 {
        path.addLine(to: place(innerTo, inner))
        arc(&path, inner, innerTo, innerFrom)
      } else {
        path.addLine(to: place((start + end) / 2, innerRadius))
      }
    }
    path.closeSubpath()
    return path
  }

  private func arc(_ path: inout Path, _ radius: CGFloat, _ from: Double, _ to: Double) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(from - .pi / 2), endAngle: .radians(to - .pi / 2),
      clockwise: to < from)
  }

  private func rounded(
    _ path: inout Path, _ from: Double, _ to: Double, _ innerFrom: Double, _ innerTo: Double, _ innerRadius: CGFloat,
    _ radius: CGFloat
  ) {
    let outerTurn = Double(radius / outer)
    path.move(to: place(from, outer - radius))
    path.addQuadCurve(to: place(from + outerTurn, outer), control: place(from, outer))
    arc(&path, outer, from + outerTurn, to - outerTurn)
    path.addQuadCurve(to: place(to, outer - radius), control: place(to, outer))
    guard inner > 0 else {
      path.addLine(to: place((start + end) / 2, innerRadius))
      return
    }
    let innerTurn = min(Double(radius / inner), (innerTo - innerFrom) / 3)
    path.addLine(to: place(innerTo, inner + radius))
    path.addQuadCurve(to: place(innerTo - innerTurn, inner), control: place(innerTo, inner))
    arc(&path, inner, innerTo - innerTurn, innerFrom + innerTurn)
    path.addQuadCurve(to: place(innerFrom, inner + radius), control: place(innerFrom, inner))
  }
}

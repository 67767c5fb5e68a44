// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// A rounded rectangle with an arrow at one of its sides, which points at a rectangle beside it.
struct PopupArrowShape: Shape {
  /// The rectangle in the shape's own coordinates, from the left. If it is beside no side, there is no arrow.
  let anchor: CGRect
  let cornerRadius: CGFloat
  /// The arrow's width at the panel, and its length.
  let arrow: CGSize
  /// The radius of the arrow's tip.
  let tip: CGFloat

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    guard let edge = Self.edge(of: rect, towards: anchor) else {
      return Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }
    // Drawn with the arrow at the top edge, then turned to the arrow's actual edge.
    let turn: CGAffineTransform =
      switch edge {
      case .top: CGAffineTransform(translationX: rect.minX, y: rect.minY)
      case .bottom: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: rect.maxX, ty: rect.maxY)
      case .leading: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: rect.minX, ty: rect.maxY)
      case .trailing: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: rect.maxX, ty: rect.minY)
      }
    let isAcross = edge == .top || edge == .bottom
    let size = isAcross ? rect.size : CGSize(width: rect.height, height: rect.width)
    let middle = CGPoint(x: anchor.midX, y: anchor.midY).applying(turn.inverted()).x
    return path(size, middle: middle).applying(turn)
  }

  /// The side of a rectangle at which another one is; nil if they overlap.
  static func edge(of rect: CGRect, towards anchor: CGRect) -> Edge? {
    // Frames that touch by a rounding error do not overlap.
    let tolerance = 0.5
    if anchor.maxY <= rect.minY + tolerance { return .top }
    if anchor.minY >= rect.maxY - tolerance { return .bottom }
    if anchor.maxX <= rect.minX + tolerance { return .leading }
    if anchor.minX >= rect.maxX - tolerance { return .trailing }
    return nil
  }

  private func path(_ size: CGSize, middle: CGFloat) -> Path {
    let radius = min(cornerRadius, size.width / 2, size.height / 2)
    let half = min(arrow.width / 2, max(size.width / 2 - radius, 0))
    let x = min(max(middle, radius + half), max(size.width - radius - half, radius + half))
    let slope = half > 0 ? arrow.height / half : 0
    let reach = min(tip, half)
    return Path { path in
      path.move(to: CGPoint(x: radius, y: 0))
      path.addLine(to: CGPoint(x: x - half, y: 0))
      path.addLine(to: CGPoint(x: x - reach, y: -arrow.height + reach * slope))
      path.addQuadCurve(
        to: CGPoint(x: x + reach, y: -arrow.height + reach * slope), control: CGPoint(x: x, y: -arrow.height))
      path.addLine(to: CGPoint(x: x + half, y: 0))
      let corners = [
        CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height), CGPoint(x: 0, y: size.height), .zero,
      ]
      for (index, corner) in corners.enumerated() {
        path.addArc(tangent1End: corner, tangent2End: corners[(index + 1) % 4], radius: radius)
      }
      path.closeSubpath()
    }
  }
}

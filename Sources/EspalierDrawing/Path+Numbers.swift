// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

extension Path {
  /// Whether all coordinates of the path are finite numbers: no other path can be drawn. O(number of elements).
  package var isFinite: Bool {
    switch storage {
    case .empty: true
    case .rect(let rect), .ellipse(let rect): rect.isFinite
    case .roundedRect(let rect, let size, _): rect.isFinite && size.width.isFinite && size.height.isFinite
    case .elements(let elements):
      elements.allSatisfy { element in
        switch element {
        case .move(let p), .line(let p): p.isFinite
        case .quadCurve(let p, let c): p.isFinite && c.isFinite
        case .curve(let p, let c, let d): p.isFinite && c.isFinite && d.isFinite
        case .closeSubpath: true
        }
      }
    }
  }
}

extension CGPoint {
  /// Whether both coordinates are finite numbers.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// Whether all edges are finite numbers.
  package var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  /// The part that a renderer can place: edges far beyond any picture are moved inwards, and a rectangle with an edge
  /// that is not a number becomes the null rectangle.
  package var drawable: CGRect {
    let farthest: CGFloat = 1e9
    if abs(minX) <= farthest, abs(minY) <= farthest, abs(maxX) <= farthest, abs(maxY) <= farthest { return self }
    if isNull || minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN { return .null }
    let (left, right) = (max(min(minX, farthest), -farthest), max(min(maxX, farthest), -farthest))
    let (top, bottom) = (max(min(minY, farthest), -farthest), max(min(maxY, farthest), -farthest))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGAffineTransform {
  /// Whether all numbers of the matrix are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

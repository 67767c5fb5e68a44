// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import Foundation

extension Canvas {
  /// A shape's outline in its frame on whole pixels (specification L10).
  ///
  /// A frame that is only moved, mirrored or turned by quarters is aligned with the pixels of the target. If an effect turns or
  /// scales it otherwise, its lengths are rounded as if there were no effect: then it has the size of the same shape beside
  /// it, and does not tremble while the effect changes. Vector formats keep it exact.
  func aligned(_ path: Path, _ frame: CGRect?) -> Path {
    guard !isVector, let frame, frame.isDrawable else { return path }
    let goal = aligned(frame)
    return goal == frame ? path : path.fitted(from: frame, to: goal)
  }

  private func aligned(_ frame: CGRect) -> CGRect {
    let m = matrix
    let tolerance = scale * 1e-6
    func isScale(_ a: Double, _ b: Double) -> Bool {
      abs(abs(a) - scale) < tolerance && abs(abs(b) - scale) < tolerance
    }
    func isZero(_ a: Double, _ b: Double) -> Bool { abs(a) < tolerance && abs(b) < tolerance }
    guard (isScale(m.xx, m.yy) && isZero(m.xy, m.yx)) || (isScale(m.xy, m.yx) && isZero(m.xx, m.yy)) else {
      let scale = scale / grid
      let rect = PixelSnapping.rect(
        frame.minX * scale, frame.minY * scale, frame.maxX * scale, frame.maxY * scale)
      return CGRect(
        x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale)
    }
    var (x1, y1, x2, y2) = (Double(frame.minX), Double(frame.minY), Double(frame.maxX), Double(frame.maxY))
    cairo_user_to_device(context, &x1, &y1)
    cairo_user_to_device(context, &x2, &y2)
    let rect = PixelSnapping.rect(x1 / grid, y1 / grid, x2 / grid, y2 / grid)
    (x1, y1, x2, y2) = (rect.minX * grid, rect.minY * grid, rect.maxX * grid, rect.maxY * grid)
    cairo_device_to_user(context, &x1, &y1)
    cairo_device_to_user(context, &x2, &y2)
    return CGRect(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1))
  }
}

extension Path {
  /// The frame of a rounded rectangle or an ellipse, which is the outline's own; nil for other outlines.
  var simpleFrame: CGRect? {
    switch storage {
    case .roundedRect(let rect, _, _), .ellipse(let rect): rect
    case .empty, .rect, .elements: nil
    }
  }

  /// An outline moved from one frame to another. Simple outlines keep their distances from the frame's edges, and their
  /// corners; a circle stays one. Others are stretched.
  func fitted(from frame: CGRect, to goal: CGRect) -> Path {
    func moved(_ rect: CGRect) -> CGRect {
      let (left, top) = (goal.minX - frame.minX, goal.minY - frame.minY)
      let (right, bottom) = (goal.maxX - frame.maxX, goal.maxY - frame.maxY)
      return CGRect(
        x: rect.minX + left, y: rect.minY + top, width: max(rect.width + right - left, 0),
        height: max(rect.height + bottom - top, 0))
    }
    switch storage {
    case .rect(let rect): return Path(moved(rect))
    case .roundedRect(let rect, let corner, let style):
      return Path(roundedRect: moved(rect), cornerSize: corner, style: style)
    case .ellipse(let rect):
      let place = moved(rect)
      guard abs(rect.width - rect.height) < 1e-6 else { return Path(ellipseIn: place) }
      let side = min(place.width, place.height)
      return Path(
        ellipseIn: CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side))
    case .empty, .elements: break
    }
    let (x, y) = (frame.width > 0 ? goal.width / frame.width : 1, frame.height > 0 ? goal.height / frame.height : 1)
    let map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: goal.minX - frame.minX * x, ty: goal.minY - frame.minY * y)
    return applying(map)
  }
}

extension CGRect {
  fileprivate var isDrawable: Bool {
    !isNull && origin.isDrawable && CGPoint(x: maxX, y: maxY).isDrawable
  }
}

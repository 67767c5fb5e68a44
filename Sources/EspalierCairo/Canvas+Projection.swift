// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

extension Canvas {
  /// Draws with perspective: a picture of the plane is made with the resolution of its nearest part, and each pixel of the
  /// target averages four places of it. O(pixels of both).
  func draw(_ list: DisplayList, _ projection: ProjectionTransform) {
    let m = matrix
    if let affine = projection.affineEverywhere(in: list.extent) { return draw(list, .transform(affine)) }
    let device = projection.concatenating(CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0))
    let plane = list.extent
    let shown = ProjectedBounds(of: plane, by: device)
    let visible = self.device(clipExtents).insetBy(dx: -1, dy: -1)
    let resolution = finestResolution
    guard device.determinant != 0, shown.magnification > 0,
      let target = Layer(shown.rect.insetBy(dx: -1, dy: -1).overlap(with: visible), resolution: resolution)
    else { return }
    let largest = 4096 / max(plane.width, plane.height, 1)
    let fineness = min(shown.magnification * resolution, deviceScale * resolution * 4, largest)
    var toSource = cairo_matrix_t()
    cairo_matrix_init_scale(&toSource, fineness, fineness)
    let area = plane.applying(CGAffineTransform(scaleX: fineness, y: fineness)).insetBy(dx: -1, dy: -1)
    guard fineness > 0, fineness.isFinite, let source = Layer(area, resolution: 1) else { return }
    source.draw(toSource, omissions: omissions) { $0.draw(list) }
    ProjectedPixels(source: source, fineness: fineness, inverse: device.inverted()).fill(target)
    paint(target)
  }
}

/// A picture of a plane, sampled through a projection.
@MainActor
private struct ProjectedPixels {
  let source: Layer
  /// Pixels of the source per length of the plane.
  let fineness: Double
  /// From the device to the plane.
  let inverse: ProjectionTransform

  func fill(_ target: Layer) {
    let step = 1 / target.resolution
    let left = (Double(target.origin.x) + 0.25) * step
    let top = (Double(target.origin.y) + 0.25) * step
    let (width, height) = (source.width, source.height)
    let (ox, oy) = (Double(source.origin.x) + 0.5, Double(source.origin.y) + 0.5)
    let m = inverse
    source.withPixels { pixels, stride in
      func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= 0, y >= 0, x < width, y < height else { return SIMD4(repeating: 0) }
        let at = pixels + (y &* stride &+ 4 &* x)
        return SIMD4(Float(at[0]), Float(at[1]), Float(at[2]), Float(at[3]))
      }
      func sample(_ x: Double, _ y: Double) -> SIMD4<Float> {
        let depth = x * m.m13 + y * m.m23 + m.m33
        guard depth > 1e-9 else { return SIMD4(repeating: 0) }
        let u = (x * m.m11 + y * m.m21 + m.m31) / depth * fineness - ox
        let v = (x * m.m12 + y * m.m22 + m.m32) / depth * fineness - oy
        guard u > -1, v > -1, u < Double(width), v < Double(height) else { return SIMD4(repeating: 0) }
        let (column, row) = (u.rounded(.down), v.rounded(.down))
        let (i, j) = (Int(clamping: column), Int(clamping: row))
        let (s, t) = (Float(u - column), Float(v - row))
        let upper = pixel(i, j) * (1 - s) + pixel(i + 1, j) * s
        let lower = pixel(i, j + 1) * (1 - s) + pixel(i + 1, j + 1) * s
        return upper * (1 - t) + lower * t
      }
      target.withPixels { result, resultStride in
        for row in 0..<target.height {
          var to = result + row * resultStride
          let y = top + Double(row) * step
          for column in 0..<target.width {
            let x = left + Double(column) * step
            let half = step / 2
            let sum = sample(x, y) + sample(x + half, y) + sample(x, y + half) + sample(x + half, y + half)
            let value = sum * 0.25 + 0.5
            to[0] = UInt8(clamping: value.x)
            to[1] = UInt8(clamping: value.y)
            to[2] = UInt8(clamping: value.z)
            to[3] = UInt8(clamping: value.w)
            to += 4
          }
        }
      }
    }
  }
}

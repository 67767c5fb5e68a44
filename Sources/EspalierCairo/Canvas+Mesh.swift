// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

extension Canvas {
  /// A mesh of patches, each small enough that colours between its corners are as good as straight.
  func setSource(_ mesh: ResolvedMesh, _ bounds: CGRect) -> Bool {
    guard let pattern = cairo_pattern_create_mesh(), bounds.width.isFinite, bounds.height.isFinite else { return false }
    defer { cairo_pattern_destroy(pattern) }
    if mesh.background.opacity > 0 {
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ]
      addPatch(pattern, corners, Array(repeating: mesh.background, count: 4))
    }
    for row in 0..<(mesh.height - 1) {
      for column in 0..<(mesh.width - 1) {
        let cell = MeshCell(mesh, column: column, row: row)
        let steps = MeshCell.steps
        for j in 0..<steps {
          for i in 0..<steps {
            let ends = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            let places = ends.map { (Double($0) / Double(steps), Double($1) / Double(steps)) }
            addPatch(
              pattern, places.map { cell.point($0, $1).point(in: bounds) }, places.map { cell.color($0, $1) })
          }
        }
      }
    }
    cairo_set_source(context, pattern)
    return true
  }

  private func addPatch(_ mesh: OpaquePointer, _ corners: [CGPoint], _ colors: [ResolvedColor]) {
    guard corners.allSatisfy(\.isDrawable) else { return }
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, corners[0].x, corners[0].y)
    for corner in [corners[1], corners[2], corners[3], corners[0]] {
      cairo_mesh_pattern_line_to(mesh, corner.x, corner.y)
    }
    for (index, color) in colors.enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(index), Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    }
    cairo_mesh_pattern_end_patch(mesh)
  }
}

/// The surface between four neighbouring points of a mesh: a Coons patch of its four curves.
private struct MeshCell {
  /// Patches along each side.
  static let steps = 8

  private let corners: [[ResolvedMesh.Vertex]]
  private let colors: [[ResolvedColor]]
  private let isSmooth: Bool

  init(_ mesh: ResolvedMesh, column: Int, row: Int) {
    func vertex(_ column: Int, _ row: Int) -> ResolvedMesh.Vertex { mesh.vertices[row * mesh.width + column] }
    corners = [
      [vertex(column, row), vertex(column + 1, row)], [vertex(column, row + 1), vertex(column + 1, row + 1)],
    ]
    colors = corners.map { $0.map(\.color) }
    isSmooth = mesh.smoothsColors
  }

  func point(_ u: Double, _ v: Double) -> UnitPoint {
    let (a, b, c, d) = (corners[0][0], corners[0][1], corners[1][0], corners[1][1])
    func curve(_ p: UnitPoint, _ q: UnitPoint, _ r: UnitPoint, _ s: UnitPoint, _ t: Double) -> (x: Double, y: Double) {
      let k = 1 - t
      let (w0, w1, w2, w3) = (k * k * k, 3 * k * k * t, 3 * k * t * t, t * t * t)
      return (w0 * p.x + w1 * q.x + w2 * r.x + w3 * s.x, w0 * p.y + w1 * q.y + w2 * r.y + w3 * s.y)
    }
    let top = curve(a.position, a.trailing, b.leading, b.position, u)
    let bottom = curve(c.position, c.trailing, d.leading, d.position, u)
    let left = curve(a.position, a.bottom, c.top, c.position, v)
    let right = curve(b.position, b.bottom, d.top, d.position, v)
    func ruled(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v
    }
    let x = ruled(a.position.x, b.position.x, c.position.x, d.position.x)
    let y = ruled(a.position.y, b.position.y, c.position.y, d.position.y)
    return UnitPoint(
      x: top.x * (1 - v) + bottom.x * v + left.x * (1 - u) + right.x * u - x,
      y: top.y * (1 - v) + bottom.y * v + left.y * (1 - u) + right.y * u - y)
  }

  func color(_ u: Double, _ v: Double) -> ResolvedColor {
    func eased(_ t: Double) -> Double { isSmooth ? t * t * (3 - 2 * t) : t }
    let (u, v) = (eased(u), eased(v))
    return colors[0][0].mixed(with: colors[0][1], u).mixed(with: colors[1][0].mixed(with: colors[1][1], u), v)
  }
}

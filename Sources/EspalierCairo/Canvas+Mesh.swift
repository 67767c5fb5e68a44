// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

extension Canvas {
  /// Sets a mesh of patches, each so small that the colours between its corners are practically linear.
  func setSource(_ mesh: ResolvedMesh, _ bounds: CGRect) -> Bool {
    guard bounds.width.isFinite, bounds.height.isFinite, !mesh.vertices.isEmpty else { return false }
    if isTooLargeForPatches(bounds) {
      return setSource(.color(mesh.vertices[mesh.vertices.count / 2].color), bounds)
    }
    guard let pattern = cairo_pattern_create_mesh() else { return false }
    if mesh.background.opacity > 0 {
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ]
      addPatch(pattern, corners, Array(repeating: mesh.background, count: 4))
    }
    // Pages may be enlarged.
    let (m, density) = (matrix, isVector ? 4.0 : 1)
    let grid = MeshGrid(mesh) { unit in
      let point = unit.point(in: bounds)
      return CGPoint(
        x: (point.x * m.xx + point.y * m.xy) * density, y: (point.x * m.yx + point.y * m.yy) * density)
    }
    for cell in grid.cells(covering: deviceArea) { add(cell, to: pattern, bounds) }
    return setSource(taking: pattern)
  }

  /// Whether an area is longer on the device than Cairo can halve patches in: then its visible part has one colour.
  func isTooLargeForPatches(_ area: CGRect) -> Bool {
    let m = matrix
    return max(abs(area.width) * hypot(m.xx, m.yx), abs(area.height) * hypot(m.xy, m.yy)) > 1e5
  }

  /// The area, in pixels, that may still be drawn on.
  private var deviceArea: CGFloat {
    let area = device(clipExtents)
    return area.width * area.height
  }

  private func add(_ cell: MeshCell, to pattern: OpaquePointer, _ bounds: CGRect) {
    let (columns, rows) = (cell.columns, cell.rows)
    for j in 0..<rows {
      for i in 0..<columns {
        let ends = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
        let places = ends.map { (Double($0) / Double(columns), Double($1) / Double(rows)) }
        addPatch(pattern, places.map { cell.point($0, $1).point(in: bounds) }, places.map { cell.color($0, $1) })
      }
    }
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

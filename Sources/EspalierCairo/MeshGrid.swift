// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// A mesh in cells that are large enough to be visible, each in as many patches as its size on the device needs.
///
/// O(points), and a number of patches that depends on the area that is drawn on.
struct MeshGrid {
  /// The greatest number of patches along a side.
  private static let mostSteps = 8
  /// Cells that are narrower than this, in pixels, are joined with the next.
  private static let narrowest: CGFloat = 0.5
  /// The greatest number of times that cells may cover the area that is drawn on. Cells in front take precedence.
  private static let mostCovers: CGFloat = 64

  private let mesh: ResolvedMesh
  /// The place of a point of the mesh, in pixels of the device from any origin.
  private let place: (UnitPoint) -> CGPoint
  private let columns: [Int]
  private let rows: [Int]

  init(_ mesh: ResolvedMesh, place: @escaping (UnitPoint) -> CGPoint) {
    self.mesh = mesh
    self.place = place
    func vertex(_ column: Int, _ row: Int) -> ResolvedMesh.Vertex { mesh.vertices[row * mesh.width + column] }
    columns = Self.kept(mesh.width) { column in
      (0..<mesh.height).reduce(0) {
        max($0, Self.length(vertex(column, $1).alongRow(to: vertex(column + 1, $1)), place))
      }
    }
    rows = Self.kept(mesh.height) { row in
      (0..<mesh.width).reduce(0) {
        max($0, Self.length(vertex($1, row).alongColumn(to: vertex($1, row + 1)), place))
      }
    }
  }

  /// The drawn lines of the mesh: the first and the last, and between them those that are far enough from the one
  /// before them.
  /// - Parameter distance: The distance from a line to the next, in pixels.
  private static func kept(_ count: Int, _ distance: (Int) -> CGFloat) -> [Int] {
    var result = [0]
    var passed: CGFloat = 0
    for line in 1..<count {
      passed += distance(line - 1)
      // Lengths that are not finite are not drawn at all.
      if line == count - 1 || !(passed < narrowest) {
        result.append(line)
        passed = 0
      }
    }
    return result
  }

  private static func length(_ points: [UnitPoint], _ place: (UnitPoint) -> CGPoint) -> CGFloat {
    let points = points.map(place)
    return zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// The cells, back to front.
  func cells(covering area: CGFloat) -> [MeshCell] {
    var result: [MeshCell] = []
    var left = max(area, 1) * Self.mostCovers
    for (top, bottom) in zip(rows, rows.dropFirst()).reversed() {
      for (start, end) in zip(columns, columns.dropFirst()).reversed() {
        let corners = [top, bottom].map { row in [start, end].map { mesh.vertices[row * mesh.width + $0] } }
        let width = max(
          Self.length(corners[0][0].alongRow(to: corners[0][1]), place),
          Self.length(corners[1][0].alongRow(to: corners[1][1]), place))
        let height = max(
          Self.length(corners[0][0].alongColumn(to: corners[1][0]), place),
          Self.length(corners[0][1].alongColumn(to: corners[1][1]), place))
        guard width.isFinite, height.isFinite, left > 0 else { continue }
        left -= min(width * height, area)
        result.append(
          MeshCell(corners, columns: Self.steps(width), rows: Self.steps(height), isSmooth: mesh.smoothsColors))
      }
    }
    return result.reversed()
  }

  private static func steps(_ length: CGFloat) -> Int { min(max(Int(clamping: length.rounded(.up)), 1), mostSteps) }
}

extension ResolvedMesh.Vertex {
  /// The control points of the curve to the next point of the row.
  fileprivate func alongRow(to next: ResolvedMesh.Vertex) -> [UnitPoint] {
    [position, trailing, next.leading, next.position]
  }

  /// The control points of the curve to the next point of the column.
  fileprivate func alongColumn(to next: ResolvedMesh.Vertex) -> [UnitPoint] {
    [position, bottom, next.top, next.position]
  }
}

/// The surface between four neighbouring points of a mesh: a Coons patch of its four curves.
struct MeshCell {
  /// The number of patches along the upper and lower sides, and along the others.
  let columns: Int
  let rows: Int
  private let corners: [[ResolvedMesh.Vertex]]
  private let colors: [[ResolvedColor]]
  private let isSmooth: Bool

  /// - Parameters:
  ///   - corners: The corners, row by row.
  ///   - columns: The number of patches along the upper and lower sides.
  ///   - rows: The number of patches along the others.
  init(_ corners: [[ResolvedMesh.Vertex]], columns: Int, rows: Int, isSmooth: Bool) {
    (self.columns, self.rows) = (columns, rows)
    self.corners = corners
    colors = corners.map { $0.map(\.color) }
    self.isSmooth = isSmooth
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

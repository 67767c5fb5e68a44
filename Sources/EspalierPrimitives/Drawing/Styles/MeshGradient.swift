// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// Colours at the points of a grid, smoothly interpolated between them.
///
/// Points are in fractions of the rectangle, row by row. Lines between points are straight if the points are in line, and
/// otherwise smooth curves through them; with Bézier points the control points determine the curve.
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable {
  /// A point of the grid with the control points towards its neighbours.
  public struct BezierPoint: Equatable, Sendable {
    /// The position of the point, in fractions of the rectangle.
    public var position: SIMD2<Float>
    /// The control point of the curve to the point before it in the row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the next point in the row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// A point with its four control points, in fractions of the rectangle.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The positions of the grid's points.
  public enum Locations: Equatable, Sendable {
    /// Points connected by smooth curves.
    case points([SIMD2<Float>])
    /// Points with control points of their own.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public enum Colors: Equatable, Sendable {
    /// Colours that follow the environment.
    case colors([Color])
    /// Colours in numbers.
    case resolvedColors([Color.Resolved])
  }

  /// Number of points in a row.
  public var width: Int
  /// Number of rows.
  public var height: Int
  /// The points, row by row.
  public var locations: Locations
  /// The colours of the points, in the same order.
  public var colors: Colors
  /// The colour outside the mesh.
  public var background: Color
  /// Whether colours also change smoothly across the grid's lines.
  public var smoothsColors: Bool
  /// The interpolation of colours.
  public var colorSpace: Gradient.ColorSpace

  /// Colours at `width` times `height` points, row by row; with other counts only the background is drawn.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Colours at `width` times `height` points, row by row; with other counts only the background is drawn.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Colours at `width` times `height` points, row by row; with other counts only the background is drawn.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Colours at `width` times `height` points, row by row; with other counts only the background is drawn.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Colours at `width` times `height` points, row by row; with other counts only the background is drawn.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Applies only the background if there are not `width` times `height` points and colours, or more than 65,536.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let opacity = hierarchicalOpacity(shape.level)
    func resolved(_ color: Color) -> ResolvedColor {
      color.resolve(in: shape.environment).multiplyingOpacity(by: opacity)
    }
    let colors: [ResolvedColor] =
      switch colors {
      case .colors(let colors): colors.map(resolved)
      case .resolvedColors(let colors): colors.map { $0.multiplyingOpacity(by: opacity) }
      }
    let points: [BezierPoint] =
      switch locations {
      case .points(let points): smooth(points)
      case .bezierPoints(let points): points
      }
    guard isGrid(of: points.count), colors.count == points.count else {
      shape.paint = .color(resolved(background))
      return
    }
    func unit(_ point: SIMD2<Float>) -> UnitPoint { UnitPoint(x: CGFloat(point.x), y: CGFloat(point.y)) }
    let vertices = zip(points, colors).map { point, color in
      ResolvedMesh.Vertex(
        position: unit(point.position), leading: unit(point.leadingControlPoint), top: unit(point.topControlPoint),
        trailing: unit(point.trailingControlPoint), bottom: unit(point.bottomControlPoint), color: color)
    }
    shape.paint = .meshGradient(
      ResolvedMesh(
        width: width, height: height, vertices: vertices, background: resolved(background),
        smoothsColors: smoothsColors))
  }

  /// Greatest number of points: more cost time without a visible difference.
  private static var most: Int { 65536 }

  /// Whether a number of points equals the gradient's rows times columns.
  private func isGrid(of count: Int) -> Bool {
    let (product, isTooLarge) = width.multipliedReportingOverflow(by: height)
    if width > 1, height > 1, isTooLarge || product > Self.most {
      DrawingWarnings.warn(
        "MeshGradient: \(width) × \(height) points are more than \(Self.most); only the background is drawn. Give it a "
          + "coarser grid: colours between the points are smooth.")
      return false
    }
    return width > 1 && height > 1 && product == count
  }

  /// Control points with which each line of the grid passes smoothly through its points.
  private func smooth(_ points: [SIMD2<Float>]) -> [BezierPoint] {
    guard isGrid(of: points.count) else { return [] }
    return points.indices.map { index in
      let (column, row) = (index % width, index / width)
      let here = points[index]
      func at(_ column: Int, _ row: Int) -> SIMD2<Float> {
        points[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
      }
      func handles(_ before: SIMD2<Float>, _ after: SIMD2<Float>, isEnd: Bool) -> (SIMD2<Float>, SIMD2<Float>) {
        let third: Float = 1 / 3
        if isEnd { return (here + (before - here) * third, here + (after - here) * third) }
        let along = (after - before) * (third / 2)
        return (here - along, here + along)
      }
      let (leading, trailing) = handles(
        at(column - 1, row), at(column + 1, row), isEnd: column == 0 || column == width - 1)
      let (top, bottom) = handles(at(column, row - 1), at(column, row + 1), isEnd: row == 0 || row == height - 1)
      return BezierPoint(
        position: here, leadingControlPoint: leading, topControlPoint: top, trailingControlPoint: trailing,
        bottomControlPoint: bottom)
    }
  }
}

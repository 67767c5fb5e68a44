// SPDX-License-Identifier: MIT

import SwiftUI

/// A shape that is drawn as a symbol of a point.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the symbol looks as large as the unit square: smaller than it for a symbol that looks too large.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The outline around a place.
  /// - Parameter size: The size of the symbol, in points.
  func path(at place: CGPoint, size: CGSize) -> Path {
    let unit = perceptualUnitRect
    return path(
      in: CGRect(
        x: place.x + (unit.minX - 0.5) * size.width, y: place.y + (unit.minY - 0.5) * size.height,
        width: unit.width * size.width, height: unit.height * size.height))
  }
}

/// A symbol of the framework.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  enum Kind: Int, CaseIterable { case circle, square, triangle, diamond, pentagon, asterisk, plus, cross }
  let kind: Kind
  var strokeWidth: CGFloat?

  /// The symbols that a scale of symbols uses, in order.
  static let scale = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The outline instead of the area.
  /// - Parameter lineWidth: The width of the outline, in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var result = self
    result.strokeWidth = lineWidth
    return result
  }

  public func path(in rect: CGRect) -> Path {
    let path = outline(rect)
    guard let strokeWidth else { return path }
    return outline(rect.insetBy(dx: strokeWidth / 2, dy: strokeWidth / 2))
      .strokedPath(StrokeStyle(lineWidth: strokeWidth))
  }

  private func outline(_ rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon(3, rect.offsetBy(dx: 0, dy: rect.height * 0.08), scale: 1.15)
    case .diamond: polygon(4, rect, scale: 1.2)
    case .pentagon: polygon(5, rect, scale: 1.1)
    case .plus: arms(2, rect, from: 0)
    case .cross: arms(2, rect, from: .pi / 4)
    case .asterisk: arms(3, rect, from: .pi / 2)
    }
  }

  /// A regular polygon with a corner at the top.
  private func polygon(_ corners: Int, _ rect: CGRect, scale: CGFloat) -> Path {
    var path = Path()
    path.addLines(
      (0..<corners).map { corner in
        let angle = Double(corner) / Double(corners) * 2 * .pi - .pi / 2
        return CGPoint(
          x: rect.midX + cos(angle) * rect.width / 2 * scale, y: rect.midY + sin(angle) * rect.height / 2 * scale)
      })
    path.closeSubpath()
    return path
  }

  /// Lines through the middle.
  private func arms(_ count: Int, _ rect: CGRect, from start: Double) -> Path {
    var path = Path()
    for arm in 0..<count {
      let angle = start + Double(arm) * .pi / Double(count)
      let (x, y) = (cos(angle) * rect.width / 2, sin(angle) * rect.height / 2)
      path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - y))
      path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
    }
    return path.strokedPath(StrokeStyle(lineWidth: max(rect.width / 5, 1)))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// A star of three lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A symbol whose type is not known to the compiler.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let shape: AnyShape
  public let perceptualUnitRect: CGRect

  /// Erases the type of a symbol.
  public init<S: ChartSymbolShape>(_ shape: S) {
    self.shape = AnyShape(shape)
    perceptualUnitRect = shape.perceptualUnitRect
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import EspalierNumbers
import Foundation

/// A width and a height in the flat map.
public struct MKMapSize: Equatable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// The whole map.
  public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)
  /// Nothing.
  public init() { (width, height) = (0, 0) }
  /// A width and a height.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle of the flat map.
public struct MKMapRect: Equatable, Sendable {
  /// The corner in the north-west.
  public var origin: MKMapPoint
  /// The width and the height.
  public var size: MKMapSize

  /// The whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The rectangle at the origin, without a size.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// A rectangle by its corner and its size.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// A rectangle by its numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle between west and east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between north and south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// Whether it is `null`.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether it has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// Whether a place is in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && (minX...max(minX, maxX)).contains(point.x) && (minY...max(minY, maxY)).contains(point.y)
  }
  /// Whether another rectangle is in it.
  public func contains(_ rect: MKMapRect) -> Bool {
    !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
  }
  /// Whether both have a common part.
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }

  /// The least rectangle with both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }
  /// The common part; `null` without one.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    guard !isNull, !rect.isNull, right >= x, bottom >= y else { return .null }
    return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }
  /// The rectangle with its edges moved inwards.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull, size.width >= 2 * dx, size.height >= 2 * dy else { return .null }
    return MKMapRect(x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }
  /// The moved rectangle.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: size.width, height: size.height)
  }
}

extension MKMapRect {
  /// The least rectangle with some places; `null` without any.
  init(_ points: [MKMapPoint]) {
    self = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}

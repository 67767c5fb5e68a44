// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// A point or rectangle of a view, kept independently of any coordinate space. Only a `GeometryProxy` turns it back into
/// numbers, in the proxy's own coordinates (specification AN1).
public struct Anchor<Value> {
  package let global: any AnchorValue

  package var fallback: Value { unsafeFallback() }

  package func converted(by fromGlobal: ProjectionTransform) -> Value { global.converted(by: fromGlobal) as! Value }

  private func unsafeFallback() -> Value { global.fallback as! Value }

  /// The point or rectangle of a view that an anchor is made of.
  public struct Source {
    package let value: (CGSize) -> any AnchorValue
    package init(_ value: @escaping (CGSize) -> any AnchorValue) { self.value = value }
  }
}

/// A value made of points, which matrices can map.
package protocol AnchorValue: Hashable, Sendable {
  func converted(by matrix: ProjectionTransform) -> Any
  func mapped(by matrix: ProjectionTransform) -> any AnchorValue
  /// The value that a proxy returns when its view is gone.
  var fallback: Any { get }
}

extension CGPoint: AnchorValue {
  package func converted(by matrix: ProjectionTransform) -> Any { applying(matrix) }
  package func mapped(by matrix: ProjectionTransform) -> any AnchorValue { applying(matrix) }
  package var fallback: Any { CGPoint.zero }
}

/// A rectangle by its corners: on the way up a turned rectangle stays itself; it becomes upright only when it is read.
package struct AnchoredRect: AnchorValue {
  let topLeft, topRight, bottomLeft, bottomRight: CGPoint

  init(_ rect: CGRect) {
    topLeft = CGPoint(x: rect.minX, y: rect.minY)
    topRight = CGPoint(x: rect.maxX, y: rect.minY)
    bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
    bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
  }

  private init(_ corners: (CGPoint, CGPoint, CGPoint, CGPoint)) {
    (topLeft, topRight, bottomLeft, bottomRight) = corners
  }

  package func mapped(by matrix: ProjectionTransform) -> any AnchorValue {
    AnchoredRect(
      (
        topLeft.applying(matrix), topRight.applying(matrix), bottomLeft.applying(matrix), bottomRight.applying(matrix)
      ))
  }

  package func converted(by matrix: ProjectionTransform) -> Any {
    let corners = [topLeft, topRight, bottomLeft, bottomRight].map { $0.applying(matrix) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  package var fallback: Any { CGRect.zero }
}

/// Several anchors at once: `Anchor<[CGPoint]>`.
private struct AnchoredArray<Element>: AnchorValue {
  let values: [AnyAnchorValue]
  func converted(by matrix: ProjectionTransform) -> Any { values.map { $0.base.converted(by: matrix) as! Element } }
  func mapped(by matrix: ProjectionTransform) -> any AnchorValue {
    AnchoredArray(values: values.map { AnyAnchorValue(base: $0.base.mapped(by: matrix)) })
  }
  var fallback: Any { [Element]() }
}

/// An anchor that may be missing: `Anchor<CGRect?>`.
private struct AnchoredOptional<Wrapped>: AnchorValue {
  let wrapped: AnyAnchorValue?
  func converted(by matrix: ProjectionTransform) -> Any {
    wrapped.map { $0.base.converted(by: matrix) as! Wrapped } as Any
  }
  func mapped(by matrix: ProjectionTransform) -> any AnchorValue {
    AnchoredOptional(wrapped: wrapped.map { AnyAnchorValue(base: $0.base.mapped(by: matrix)) })
  }
  var fallback: Any { Wrapped?.none as Any }
}

/// An anchor value of any kind, comparable with others.
private struct AnyAnchorValue: Hashable, Sendable {
  let base: any AnchorValue
  static func == (a: AnyAnchorValue, b: AnyAnchorValue) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
}

extension Anchor: Equatable where Value: Equatable {
  /// Compares global coordinates (specification AN8).
  public static func == (a: Anchor, b: Anchor) -> Bool { AnyHashable(a.global) == AnyHashable(b.global) }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { AnyHashable(global).hash(into: &hasher) }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init { _ in AnchoredRect(rect) } }
  /// The view's own rectangle.
  public static var bounds: Anchor<CGRect>.Source { .init { AnchoredRect(CGRect(origin: .zero, size: $0)) } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates (specification AN5).
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init { _ in point } }
  /// A point relative to the view's size. Left is 0 in every layout direction (specification AN28).
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: point.x * $0.width, y: point.y * $0.height) }
  }

  /// The upper corner on the leading side.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper corner on the trailing side.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower corner on the leading side.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower corner on the trailing side.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// One anchor for several sources, in their order (specification AN6).
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { size in AnchoredArray<T>(values: array.map { AnyAnchorValue(base: $0.value(size)) }) }
  }

  /// An anchor that may be missing (specification AN6).
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { size in AnchoredOptional<T>(wrapped: anchor.map { AnyAnchorValue(base: $0.value(size)) }) }
  }
}

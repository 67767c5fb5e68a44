import CoreGeometry
import Drawing
import Foundation
import ViewCore

/// A shape of any type. It moves as the shape in it does, as long as that keeps its type.
nonisolated public struct AnyShape: Shape {
  private var storage: any Shape

  public init<S: Shape>(_ shape: S) { storage = (shape as? AnyShape)?.storage ?? shape }

  public var animatableData: _AnyAnimatableData {
    get { Self.data(of: storage) }
    set { storage = Self.shape(storage, with: newValue) }
  }

  private static func data(of shape: some Shape) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }

  private static func shape<S: Shape>(_ shape: S, with data: _AnyAnimatableData) -> S {
    guard let data = data.base(S.AnimatableData.self) else { return shape }
    var shape = shape
    shape.animatableData = data
    return shape
  }

  public func path(in rect: CGRect) -> Path { storage.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { storage.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { storage.layoutDirectionBehavior }
  public func _outline(in rect: CGRect) -> _ShapeOutline { storage._outline(in: rect) }
}

/// The vector of something whose type is not known. Vectors of different types have nothing between them: their difference
/// is zero, so that nothing moves.
nonisolated public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil is the zero of every type.
  private var vector: (any VectorArithmetic)?

  init(_ vector: some VectorArithmetic) { self.vector = vector }
  private init(vector: (any VectorArithmetic)?) { self.vector = vector }

  /// As a vector of a type; nil if it is of another one.
  func base<V: VectorArithmetic>(_ type: V.Type) -> V? { vector == nil ? V.zero : vector as? V }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(vector: nil) }

  public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    switch (a.vector, b.vector) {
    case (nil, nil): true
    case (let some?, nil), (nil, let some?): isZero(some)
    case (let a?, let b?): isSame(a, b)
    }
  }

  public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let first = a.vector else { return b }
    return _AnyAnimatableData(vector: sum(first, b))
  }

  public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let first = a.vector else { return b.scaled(by: -1) }
    return _AnyAnimatableData(vector: difference(first, b))
  }

  public mutating func scale(by factor: Double) { vector = vector.map { Self.scaling($0, by: factor) } }
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

  private static func isZero(_ vector: some VectorArithmetic) -> Bool { vector == .zero }
  private static func isSame<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> Bool { a == b as? V }

  // Nil, which is zero, for vectors of different types.
  private static func sum<V: VectorArithmetic>(_ a: V, _ b: _AnyAnimatableData) -> (any VectorArithmetic)? {
    b.base(V.self).map { a + $0 }
  }
  private static func difference<V: VectorArithmetic>(_ a: V, _ b: _AnyAnimatableData) -> (any VectorArithmetic)? {
    b.base(V.self).map { a - $0 }
  }
  private static func scaling<V: VectorArithmetic>(_ vector: V, by factor: Double) -> V { vector.scaled(by: factor) }
}

// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import Foundation

/// The shape of the nearest container that has one (`containerShape(_:)`), inset by the distance of the view's nearest side, so
/// that round corners are concentric. A rectangle if no container has a shape.
nonisolated public struct ContainerRelativeShape: InsettableShape, Equatable {
  private var amount: CGFloat = 0

  /// The same as `.containerRelative`.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    guard let place = ShapePlace.current else { return Path(rect.insetShape(by: amount)) }
    // A place is known only where views are drawn.
    return MainActor.assumeIsolated {
      guard let container = place.environment.value.containerShape,
        let outline = container.outline(for: rect, at: place, inset: amount)
      else { return Path(rect.insetShape(by: amount)) }
      return outline
    }
  }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var result = self
    result.amount += amount
    return result
  }

  public static var _followsProposal: Bool { true }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the nearest container that has one.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of a container, and the container's place. Lives as long as the container's view.
@MainActor
class ContainerShape {
  private let frame: WeakAttribute<ViewFrame>
  private let transform: WeakAttribute<ViewTransform>

  fileprivate init(_ inputs: _ViewInputs) {
    frame = inputs.frame.weak
    transform = inputs.transform.weak
  }

  /// The shape, inset by `amount` points, in a rectangle; nil when the container is gone.
  fileprivate func path(in rect: CGRect, inset amount: CGFloat) -> Path? { nil }

  /// - Parameter rect: The rectangle, in coordinates whose origin is the corner of the place's frame.
  fileprivate func outline(for rect: CGRect, at place: ShapePlace, inset amount: CGFloat) -> Path? {
    guard let frame = frame.value?.rect, let transform = transform.value else { return nil }
    let outer = frame.applying(transform.matrix(to: nil))
    let inner = rect.offsetBy(dx: place.frame.minX, dy: place.frame.minY)
      .applying(place.transform.value.matrix(to: nil))
    let distance = min(
      inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX, outer.maxY - inner.maxY)
    let inset = max(distance, 0)
    return path(in: rect.insetBy(dx: -inset, dy: -inset), inset: inset + amount)
  }
}

extension EnvironmentValues {
  private enum ShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

  var containerShape: ContainerShape? {
    get { self[ShapeKey.self] }
    set { self[ShapeKey.self] = newValue }
  }
}

/// The modifier of `containerShape(_:)`.
nonisolated public struct _ContainerShapeModifier<S: InsettableShape>: InputsModifier {
  let shape: S

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let shape = makeAnimated(modifier.field(at: 0, as: S.self).attribute, inputs: inputs)
    let container = Container(shape.weak, inputs)
    inputs.changeEnvironment("container shape") { $0.containerShape = container }
  }

  private final class Container: ContainerShape {
    private let shape: WeakAttribute<S>

    init(_ shape: WeakAttribute<S>, _ inputs: _ViewInputs) {
      self.shape = shape
      super.init(inputs)
    }

    override func path(in rect: CGRect, inset amount: CGFloat) -> Path? {
      shape.value?.inset(by: amount).path(in: rect)
    }
  }
}

extension View {
  /// Sets `shape` as the one that each `ContainerRelativeShape` in this view follows.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}

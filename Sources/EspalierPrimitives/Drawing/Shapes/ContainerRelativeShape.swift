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
  /// The environment around the container.
  private let surroundings: WeakAttribute<EnvironmentValues>

  fileprivate init(_ inputs: _ViewInputs) {
    frame = inputs.frame.weak
    surroundings = inputs.environment.weak
    transform = inputs.transform.weak
  }

  /// The shape, inset by `amount` points, in a rectangle; nil when the container is gone.
  fileprivate func path(in rect: CGRect, inset amount: CGFloat) -> Path? { nil }

  /// The styles of the shape's corners in a container of `size` points; nil for a shape without four corners.
  fileprivate func corners(in size: CGSize) -> RoundedRectangularShapeCorners? { nil }

  /// - Parameter rect: The rectangle, in coordinates whose origin is the corner of the place's frame.
  func outline(for rect: CGRect, at place: ShapePlace, inset amount: CGFloat) -> Path? {
    guard let distances = distances(to: rect, at: place) else { return nil }
    let inset = max(min(distances.top, distances.leading, distances.bottom, distances.trailing), 0)
    return path(in: rect.insetBy(dx: -inset, dy: -inset), inset: inset + amount)
  }

  /// The radii of corners that are concentric with the container's; nil for a shape without four corners.
  /// - Parameter rect: The rectangle, in coordinates whose origin is the corner of the place's frame.
  func concentricRadii(for rect: CGRect, at place: ShapePlace) -> RectangleCornerRadii? {
    guard let distances = distances(to: rect, at: place), let radii = radii() else { return nil }
    return radii.concentric(at: distances)
  }

  /// The radii of the container's own corners, in points.
  private func radii() -> RectangleCornerRadii? {
    guard let bounds = bounds(), let corners = corners(in: bounds.size) else { return nil }
    var outer = RectangleCornerRadii()
    if Edge.Corner.allCases.contains(where: { corners[$0].isConcentric }),
      let container = surroundings.value?.containerShape, let space = container.bounds(), let radii = container.radii()
    {
      outer = radii.concentric(at: EdgeInsets(of: bounds, in: space, direction))
    }
    return RectangleCornerRadii { corners[$0].radius(concentric: outer[$0]) }.fitted(in: bounds.size)
  }

  /// The container's rectangle in the window.
  private func bounds() -> CGRect? {
    guard let frame = frame.value?.rect, let transform = transform.value else { return nil }
    return frame.applying(transform.matrix(to: nil))
  }

  private func distances(to rect: CGRect, at place: ShapePlace) -> EdgeInsets? {
    guard let bounds = bounds() else { return nil }
    let inner = rect.offsetBy(dx: place.frame.minX, dy: place.frame.minY)
      .applying(place.transform.value.matrix(to: nil))
    return EdgeInsets(of: inner, in: bounds, direction)
  }

  private var direction: LayoutDirection { surroundings.value?.layoutDirection ?? .leftToRight }
}

extension EnvironmentValues {
  @EnvironmentEntry var containerShape: ContainerShape? = nil
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

    override func corners(in size: CGSize) -> RoundedRectangularShapeCorners? {
      (shape.value as? any RoundedRectangularShape)?.corners(in: size)
    }
  }
}

extension View {
  /// Sets `shape` as the one that each `ContainerRelativeShape` in this view follows.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}

extension EdgeInsets {
  /// The distances of a rectangle's sides from those of the rectangle around it, in points.
  fileprivate init(of inner: CGRect, in outer: CGRect, _ direction: LayoutDirection) {
    let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
    let isReversed = direction == .rightToLeft
    self.init(
      top: inner.minY - outer.minY, leading: isReversed ? right : left, bottom: outer.maxY - inner.maxY,
      trailing: isReversed ? left : right)
  }
}

extension RectangleCornerRadii {
  /// These radii, less the distances of the corners.
  fileprivate func concentric(at distances: EdgeInsets) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading - max(distances.top, distances.leading, 0),
      bottomLeading: bottomLeading - max(distances.bottom, distances.leading, 0),
      bottomTrailing: bottomTrailing - max(distances.bottom, distances.trailing, 0),
      topTrailing: topTrailing - max(distances.top, distances.trailing, 0))
  }
}

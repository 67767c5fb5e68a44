// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// The geometry of a view, computed when it is read: a body that reads it depends on just that part.
public struct GeometryProxy {
  private let frame: WeakAttribute<ViewFrame>
  private let transform: WeakAttribute<ViewTransform>
  private let environment: WeakAttribute<EnvironmentValues>
  private let safeArea: WeakAttribute<SafeArea>?

  @MainActor
  package init(_ inputs: _ViewInputs) {
    frame = inputs.frame.weak
    transform = inputs.transform.weak
    environment = inputs.environment.weak
    safeArea = inputs.safeArea?.weak
  }

  /// The view's size in points; zero once the view is gone.
  @MainActor @preconcurrency public var size: CGSize {
    guard let frame = frame.attribute else { return .zero }
    return frame.field(at: MemoryLayout<ViewFrame>.offset(of: \.size)!, as: CGSize.self).value
  }

  /// The lengths by which the view could grow over the covered area around it, in points: zero on a side that does not
  /// touch the edge of the safe area (specification G18, G19).
  @MainActor @preconcurrency public var safeAreaInsets: EdgeInsets {
    guard let safeArea = safeArea?.attribute, let frame = frame.attribute?.value,
      let transform = transform.attribute?.value
    else { return EdgeInsets() }
    let sides = safeArea.value.insets(around: frame.rect, transform: transform, regions: .all)
    return environment.attribute?.value.layoutDirection == .rightToLeft ? sides.mirrored : sides
  }

  /// The anchor's value in this view's own coordinates. The default of its type once this view is gone.
  @MainActor @preconcurrency public subscript<T>(anchor: Anchor<T>) -> T {
    guard let frame = frame.attribute?.value, let transform = transform.attribute?.value else { return anchor.fallback }
    let toGlobal = Self.toGlobal(frame, transform)
    let result = anchor.converted(by: toGlobal.inverted())
    if Graph.recording != nil {
      let moved = ProjectionTransform(CGAffineTransform(translationX: frame.origin.x, y: frame.origin.y))
      Trace.noteRead(of: anchor, in: frame, isTransformed: toGlobal != moved, result: result)
    }
    return result
  }

  /// The view's rectangle. Through rotations: the smallest upright rectangle around it (specification AN19).
  @MainActor @preconcurrency public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let frame = frame.attribute else { return .zero }
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return frame.value.rect.applying(transform.attribute?.value.matrix(to: nil) ?? .identity)
    case .named(let name): return frame.value.rect.applying(transform.attribute?.value.matrix(to: name) ?? .identity)
    }
  }

  /// The view's frame in another space, in points. Read in a view builder, it is a dependency: the builder runs again
  /// when the frame changes.
  @MainActor @preconcurrency public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of an enclosing named space in this view's coordinates; nil if there is none (specification G15).
  @MainActor @preconcurrency public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let frame = frame.attribute?.value, let transform = transform.attribute?.value else { return nil }
    return transform.bounds(of: coordinateSpace.name)?.offsetBy(dx: -frame.origin.x, dy: -frame.origin.y)
  }

  /// The matrix from a view's own coordinates to the root's.
  package static func toGlobal(_ frame: ViewFrame, _ transform: ViewTransform) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: frame.origin.x, y: frame.origin.y))
      .concatenating(transform.matrix(to: nil))
  }
}

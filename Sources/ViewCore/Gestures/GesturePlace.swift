import CoreGeometry
import Drawing
import Foundation
import Graph

/// Where a view is while it is touched: turns points of the root into its own.
@MainActor
package struct GesturePlace {
  private let frame: WeakAttribute<ViewFrame>
  private let transform: WeakAttribute<ViewTransform>
  /// The frame as it is on screen while layout moves the view.
  private let shown: WeakAttribute<CGRect>

  /// To be made with the view.
  package init(_ inputs: _ViewInputs) {
    frame = inputs.frame.weak
    shown = inputs.followedFrame.weak
    transform = inputs.transform.weak
  }

  /// A point of the root in another space; as it is if the view is gone or squeezed flat.
  package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard case let transform? = transform.attribute?.peek(), let frame = frame.attribute?.peek() else { return point }
    if space.isGlobal { return point }
    let toRoot = transform.matrix(to: nil)
    guard let inner = toRoot.unmap(point) else { return point }
    if case .named(let name) = space { return inner.applying(transform.matrix(to: name)) }
    return CGPoint(x: inner.x - frame.origin.x, y: inner.y - frame.origin.y)
  }

  /// A rectangle of the view in the root's coordinates; nil if the view is gone.
  package func onScreen(_ rect: CGRect) -> CGRect? {
    guard let frame = frame.attribute?.peek(), let transform = transform.attribute?.peek() else { return nil }
    return rect.offsetBy(dx: frame.origin.x, dy: frame.origin.y).applying(transform.matrix(to: nil))
  }

  /// The view's size; nil if it is gone.
  package var size: CGSize? { frame.attribute?.peek().size.size }

  /// Whether a point of the root lies in the view as it is seen.
  package func contains(_ point: CGPoint) -> Bool {
    guard let transform = transform.attribute?.peek(), let shown = shown.attribute?.peek(),
      let inner = transform.matrix(to: nil).unmap(point)
    else { return false }
    return shown.contains(inner)
  }
}

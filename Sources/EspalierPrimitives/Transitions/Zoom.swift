// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// A view of a size that grows out of a rectangle: a part of its picture, as wide as it is, is shown as large as the
/// rectangle at first; then the part and its scale grow. `part` is 1 at the rectangle and 0 at the view's own place.
package struct Zoom: Equatable {
  /// In the view's own coordinates.
  var source: CGRect
  let size: CGSize
  /// Of the picture's corners at the rectangle, in points there.
  let cornerRadius: CGFloat

  /// Nil where the rectangle or the view has no area.
  init?(source: CGRect, size: CGSize, cornerRadius: CGFloat) {
    guard source.width > 0, source.height > 0, size.width > 0, size.height > 0 else { return nil }
    self.source = source
    self.size = size
    self.cornerRadius = cornerRadius
  }

  private func scale(_ part: CGFloat) -> CGFloat { 1 + (source.width / size.width - 1) * part }

  package func transform(_ part: CGFloat) -> CGAffineTransform {
    let scale = scale(part)
    let center = CGPoint(
      x: size.width / 2 + (source.midX - size.width / 2) * part,
      y: size.height / 2 + (source.midY - size.height / 2) * part)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: center.x - scale * size.width / 2, ty: center.y - scale * size.height / 2)
  }

  /// The part of the picture that is shown, in the view's own coordinates.
  func shown(_ part: CGFloat) -> CGRect {
    let least = min(source.height * size.width / source.width, size.height)
    let height = size.height + (least - size.height) * part
    return CGRect(x: 0, y: (size.height - height) / 2, width: size.width, height: height)
  }

  /// Cuts the picture to the part that is shown.
  package func clip(_ part: CGFloat) -> DisplayEffect {
    if part == 0 { return .opacity(1) }
    return .clip(
      path: Path(roundedRect: shown(part), cornerRadius: cornerRadius * part / scale(part)), rule: .nonZero)
  }

  /// The view fades in at the beginning of its way, over the source.
  package func fade(_ part: CGFloat) -> DisplayEffect { .opacity(min(max((1 - part) / Zoom.fade, 0), 1)) }

  /// Mirrored, for a space in which the leading edge is the right one.
  var mirrored: Zoom {
    var zoom = self
    zoom.source.origin.x = size.width - source.maxX
    return zoom
  }

  private static let fade = 0.3
}

/// Finds the rectangle that a view grows out of, from what the view itself sends up.
package struct ZoomReader {
  private final class Request { var source: Attribute<TransitionSources.Key?>? }

  private let request = Request()
  private let frame: Attribute<ViewFrame>
  private let transform: Attribute<ViewTransform>
  private let environment: Attribute<EnvironmentValues>
  @HostReference private var host: ViewGraph

  @MainActor package init(_ inputs: _ViewInputs) {
    frame = inputs.frame
    environment = inputs.environment
    transform = inputs.transform
    _host = HostReference(wrappedValue: inputs.host)
  }

  /// What the view sends up, once it is made.
  @MainActor package func read(_ outputs: _ViewOutputs) {
    request.source = outputs.preferences?.attribute(for: NavigationTransitionKey.self)
  }

  /// In a rule; depends on the view's frame and on the source's. Nil where the view does not zoom, or its source is not there.
  @MainActor package var zoom: Zoom? {
    guard let key = request.source?.value, let rect = host.part(TransitionSources.self).rect(of: key) else {
      return nil
    }
    let toRoot = transform.value.matrix(to: nil)
    guard toRoot.determinant != 0 else { return nil }
    let own = frame.value.rect
    return Zoom(
      source: rect.applying(toRoot.inverted()).offsetBy(dx: -own.minX, dy: -own.minY), size: own.size,
      cornerRadius: environment.peek().design.sheet.cornerRadius)
  }
}

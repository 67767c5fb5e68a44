// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// A view of a given size that grows out of a rectangle: at first a part of its picture, of the full width, is shown at the
/// rectangle's size; then the part and its scale grow. `part` is 1 at the rectangle and 0 at the view's own place.
package struct Zoom: Equatable {
  /// The rectangle in the view's own coordinates.
  var source: CGRect
  let size: CGSize
  /// Radius of the picture's corners at the rectangle, in points there.
  let cornerRadius: CGFloat

  /// Nil if the rectangle or the view has no area.
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

  /// The visible part of the picture, in the view's own coordinates.
  func shown(_ part: CGFloat) -> CGRect {
    let least = min(source.height * size.width / source.width, size.height)
    let height = size.height + (least - size.height) * part
    return CGRect(x: 0, y: (size.height - height) / 2, width: size.width, height: height)
  }

  /// Clips the picture to the visible part.
  package func clip(_ part: CGFloat) -> DisplayEffect {
    if part == 0 { return .opacity(1) }
    return .clip(
      path: Path(roundedRect: shown(part), cornerRadius: cornerRadius * part / scale(part)), rule: .nonZero)
  }

  /// Fades the view in over the source, at the beginning of its way.
  package func fade(_ part: CGFloat) -> DisplayEffect { .opacity(min(max((1 - part) / Zoom.fade, 0), 1)) }

  /// The mirrored zoom, for a space with the leading edge on the right.
  var mirrored: Zoom {
    var zoom = self
    zoom.source.origin.x = size.width - source.maxX
    return zoom
  }

  private static let fade = 0.3
}

/// Finds the rectangle out of which a view grows, from the view's own preferences.
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

  /// Reads the preferences of the view after its creation.
  @MainActor package func read(_ outputs: _ViewOutputs) {
    request.source = outputs.preferences?.attribute(for: NavigationTransitionKey.self)
  }

  /// The zoom, read in a rule; depends on the view's frame and on the source's. Nil if the view does not zoom, or its source is
  /// absent.
  @MainActor package var zoom: Zoom? {
    let sources = host.part(TransitionSources.self)
    guard let key = request.source?.value, let rect = sources.rect(of: key) else { return nil }
    let toRoot = transform.value.matrix(to: nil)
    guard toRoot.determinant != 0 else { return nil }
    let own = frame.value.rect
    return Zoom(
      source: rect.applying(toRoot.inverted()).offsetBy(dx: -own.minX, dy: -own.minY), size: own.size,
      cornerRadius: sources.cornerRadius(of: key) ?? environment.peek().design.sheet.cornerRadius)
  }
}

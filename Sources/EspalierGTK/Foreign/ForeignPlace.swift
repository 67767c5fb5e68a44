// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import Foundation

/// The place of a foreign widget on screen: its size, and the transform from its points to the window's.
struct ForeignPlace: Equatable {
  let width, height: Int32
  private let matrix: CGAffineTransform
  /// The bounding rectangle, in the window's points.
  let bounds: CGRect

  /// Nil if the view is gone.
  @MainActor
  init?(_ place: GesturePlace) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint? {
      place.onScreen(CGRect(x: x, y: y, width: 0, height: 0)).map { CGPoint(x: $0.minX, y: $0.minY) }
    }
    guard let size = place.size, let origin = point(0, 0), let right = point(1, 0), let down = point(0, 1),
      let bounds = place.onScreen(CGRect(origin: .zero, size: size)),
      [origin.x, origin.y, right.x, right.y, down.x, down.y].allSatisfy({ abs($0) < 1e6 })
    else { return nil }
    func length(_ length: CGFloat) -> Int32 { Int32(clamping: min(max(length.rounded(), 1), 30000)) }
    (width, height, self.bounds) = (length(size.width), length(size.height), bounds)
    let axes = (a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y)
    // A widget that is only moved is put at whole points, where GTK draws sharp letters.
    if abs(axes.a - 1) < 1e-6, abs(axes.b) < 1e-6, abs(axes.c) < 1e-6, abs(axes.d - 1) < 1e-6 {
      matrix = CGAffineTransform(translationX: origin.x.rounded(), y: origin.y.rounded())
    } else {
      matrix = CGAffineTransform(a: axes.a, b: axes.b, c: axes.c, d: axes.d, tx: origin.x, ty: origin.y)
    }
  }

  /// The transform for GSK, which the caller frees; nil for the identity, as in GSK.
  var transform: OpaquePointer? { matrix.gsk }
}

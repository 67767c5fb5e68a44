// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// The pixels of a picture that a drawing needs: all of them, or reduced to a size.
package struct PictureRequest: Equatable, Sendable {
  private struct Reduction: Equatable {
    let size: PixelSize
    let interpolation: ImageDrawing.Interpolation
  }

  package let picture: Picture
  /// Nil for all of the picture's own pixels.
  private let reduced: Reduction?

  /// All pixels.
  package init(_ picture: Picture) {
    self.picture = picture
    reduced = nil
  }

  /// Pixels for a size on screen, in which filtering a photograph costs as much as its own pixels: it is done once.
  package init(_ picture: Picture, width: Int, height: Int, interpolation: ImageDrawing.Interpolation) {
    self.picture = picture
    reduced = Reduction(size: PixelSize(width: width, height: height), interpolation: interpolation)
  }

  package static func == (a: PictureRequest, b: PictureRequest) -> Bool {
    a.picture === b.picture && a.reduced == b.reduced
  }

  /// The surface. It is decoded and reduced if it is not cached: O(pixels of the picture). May be called on any thread.
  package func make() -> PixelSurface? {
    guard let reduced else { return (picture as? EncodedPicture).map(\.keptPixels) ?? picture.pixels }
    return picture.reduced(
      width: reduced.size.width, height: reduced.size.height, interpolation: reduced.interpolation)
  }

  /// The surface, if it is there, or if a window does not wait for it.
  var ready: PixelSurface? {
    guard let encoded = picture as? EncodedPicture, encoded.isAwaited else { return make() }
    guard let reduced else { return encoded.knownPixels.map { _ in encoded.keptPixels } ?? nil }
    return SurfaceCache.shared.known(
      picture, .reduced(width: reduced.size.width, height: reduced.size.height, reduced.interpolation))
  }

  /// Other pixels of the picture, which were drawn before.
  var standIn: PixelSurface? { SurfaceCache.shared.latest(picture) ?? (picture as? EncodedPicture)?.knownPixels }
}

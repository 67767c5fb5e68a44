// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// The purpose of a picture on the way into another one: which part of it may be seen in the end, and how sharply.
///
/// Blurs inside of each other are together as one whose variance is the sum of theirs. So a picture reaches beyond what is
/// seen by the deviation of all blurs around it, and not by the sum of their deviations; and where they hide details, it
/// needs fewer pixels. Lengths are pixels of the picture's own device.
struct Sight {
  /// The part of the picture that is seen once all is done.
  private var rect: CGRect
  /// Sum of the variances of the blurs and shadows around it.
  private var variance = 0.0
  /// Sum of the distances by which shadows around it are moved.
  private var distance = 0.0
  /// Sum of the variances of the blurs without which nothing of it is seen.
  private var softness = 0.0

  init(_ rect: CGRect) { self.rect = rect }

  /// The sight of a picture that is blurred or moved before it is seen so.
  /// - Parameter isHidden: Whether it is seen only with that blur.
  func spread(by deviation: Double, distance more: Double = 0, isHidden: Bool) -> Sight {
    var result = self
    result.variance += deviation * deviation
    result.distance += more
    if isHidden { result.softness += deviation * deviation }
    return result
  }

  /// Where something can lie that can be seen.
  var area: CGRect {
    let margin = variance.squareRoot() * DisplayFilter.reach + distance + 1
    return rect.insetBy(dx: -margin, dy: -margin)
  }

  /// The deviation of the blur of all that is seen.
  var deviation: Double { softness.squareRoot() }

  /// The same in a layer's own pixels.
  func within(_ layer: Layer) -> Sight {
    let scale = layer.resolution
    var result = self
    result.rect = CGRect(
      x: rect.minX * scale - Double(layer.origin.x), y: rect.minY * scale - Double(layer.origin.y),
      width: rect.width * scale, height: rect.height * scale)
    result.variance *= scale * scale
    result.distance *= scale
    result.softness *= scale * scale
    return result
  }
}

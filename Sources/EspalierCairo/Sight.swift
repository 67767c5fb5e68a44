// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// The purpose of an intermediate picture: the part of it that may be visible in the end, and its sharpness.
///
/// Nested blurs act as one whose variance is the sum of theirs. So a picture reaches beyond the visible part
/// by the deviation of all blurs around it, and not by the sum of their deviations; and where they hide details, it
/// needs fewer pixels. Lengths are pixels of the picture's own device.
struct Sight {
  /// The part of the picture that is visible in the end.
  private var rect: CGRect
  /// Sum of the variances of the blurs and shadows around it.
  private var variance = 0.0
  /// Sum of the distances by which shadows around it are moved.
  private var distance = 0.0
  /// Sum of the variances of the blurs without which nothing of it is visible.
  private var softness = 0.0

  init(_ rect: CGRect) { self.rect = rect }

  /// The sight of a picture that is visible only after a blur or a displacement.
  /// - Parameter isHidden: Whether it is seen only with that blur.
  func spread(by deviation: Double, distance more: Double = 0, isHidden: Bool) -> Sight {
    var result = self
    result.variance += deviation * deviation
    result.distance += more
    if isHidden { result.softness += deviation * deviation }
    return result
  }

  /// The area in which items can be visible.
  var area: CGRect {
    let margin = variance.squareRoot() * DisplayFilter.reach + distance + 1
    return rect.insetBy(dx: -margin, dy: -margin)
  }

  /// The deviation of the blur of everything visible.
  var deviation: Double { softness.squareRoot() }

  /// The same sight in a layer's own pixels.
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

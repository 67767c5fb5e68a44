// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import EspalierGeometry
import Foundation

extension CGAffineTransform {
  /// The transform for GSK, which the caller frees; nil for the identity. A rotation, a slant and a scale after each other: GSK
  /// takes a matrix for one in three dimensions, which its Cairo renderer does not draw.
  var gsk: OpaquePointer? {
    var offset = graphene_point_t(x: Float(tx), y: Float(ty))
    let moved = gsk_transform_translate(nil, &offset)
    if a == 1, b == 0, c == 0, d == 1 { return moved }
    let (width, determinant) = (hypot(a, b), a * d - b * c)
    guard width > 1e-9, abs(determinant) > 1e-9 else { return gsk_transform_scale(moved, 1e-6, 1e-6) }
    let turned = gsk_transform_rotate(moved, Float(atan2(b, a) * 180 / .pi))
    let slant = atan2(a * c + b * d, determinant)
    let slanted = abs(slant) < 1e-9 ? turned : gsk_transform_skew(turned, Float(slant * 180 / .pi), 0)
    return gsk_transform_scale(slanted, Float(width), Float(determinant / width))
  }
}

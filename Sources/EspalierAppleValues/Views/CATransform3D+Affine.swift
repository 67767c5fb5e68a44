// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// Whether a matrix maps the plane to itself and keeps lines parallel.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  [t.m13, t.m14, t.m23, t.m24, t.m31, t.m32, t.m34, t.m43].allSatisfy { $0 == 0 } && t.m33 == 1 && t.m44 == 1
}

/// The part of a matrix in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

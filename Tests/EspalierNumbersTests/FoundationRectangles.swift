// SPDX-License-Identifier: MIT

import Foundation

/// Foundation's own operations, in a file that does not import the module which makes their names ambiguous.
extension CGRect {
  func foundationIntersection(_ other: CGRect) -> CGRect { intersection(other) }
  func foundationIntersects(_ other: CGRect) -> Bool { intersects(other) }
  func foundationContains(_ point: CGPoint) -> Bool { contains(point) }
}

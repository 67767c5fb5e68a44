// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The smallest rectangle around two others.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

// SPDX-License-Identifier: MIT

import EspalierGeometry

// Testing looks for an overlay of any module called CoreGraphics, which Linux does not have: a file imports one of the two.
typealias Transform = CGAffineTransform

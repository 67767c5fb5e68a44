// SPDX-License-Identifier: MIT

import EspalierGeometry

// Testing looks for an overlay of any module called CoreGraphics, which Linux does not have: a file imports one of the two.
typealias Transform = CGAffineTransform

enum LineCap: CaseIterable, Sendable {
  case butt, round, square
  var value: CGLineCap { self == .butt ? .butt : self == .round ? .round : .square }
}

enum LineJoin: CaseIterable, Sendable {
  case miter, round, bevel
  var value: CGLineJoin { self == .miter ? .miter : self == .round ? .round : .bevel }
}

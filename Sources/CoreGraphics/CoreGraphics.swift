// SPDX-License-Identifier: MIT

// The name under which code for Apple systems asks for these types. SwiftUI does not re-export this module but
// EspalierGeometry: a file that sees both `Testing` and a module called CoreGraphics makes the toolchain look for Apple's
// overlay of the two, which does not exist here.
@_exported import EspalierCPath
@_exported import class EspalierDrawing.CGMutablePath
@_exported import class EspalierDrawing.CGPath
@_exported import enum EspalierDrawing.CGPathFillRule
@_exported import EspalierGeometry
@_exported import Foundation

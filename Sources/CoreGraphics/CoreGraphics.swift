// The name under which code for Apple systems asks for these types. SwiftUI does not re-export this module but
// CoreGeometry: a file that sees both `Testing` and a module called CoreGraphics makes the toolchain look for Apple's
// overlay of the two, which does not exist here.
@_exported import CoreGeometry
@_exported import Foundation
@_exported import class Drawing.CGMutablePath
@_exported import class Drawing.CGPath
@_exported import struct Drawing.CGPathElement
@_exported import enum Drawing.CGPathElementType
@_exported import enum Drawing.CGPathFillRule

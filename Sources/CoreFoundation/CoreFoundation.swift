// SPDX-License-Identifier: MIT

// The module of this name in the toolchain has Core Foundation's functions of C, and no types of geometry: on Linux these are
// Foundation's. Code for Apple systems imports them from here.
@_exported import CoreFoundation
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize

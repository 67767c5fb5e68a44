// SPDX-License-Identifier: MIT

import Foundation

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result of an operation on pixels: 0, or the number of an error.
public typealias vImage_Error = Int
/// Options of an operation on pixels.
public typealias vImage_Flags = UInt32

/// No error.
public let kvImageNoError: vImage_Error = 0
/// The picture is larger than the one that it is made of.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// The size of a kernel is even or 0.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// Pixels have no memory.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// An option does not exist, or none for the edge is chosen.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// The memory has fewer bytes than the pixels need.
public let kvImageInvalidParameter: vImage_Error = -21773

/// No options.
public let kvImageNoFlags = 0
/// Opacities stay as they are.
public let kvImageLeaveAlphaUnchanged = 1
/// Pixels outside are those of a colour.
public let kvImageBackgroundColorFill = 4
/// Pixels outside are those at the edge.
public let kvImageEdgeExtend = 8
/// The work is done on this thread, which it always is.
public let kvImageDoNotTile = 16

/// Pixels in memory, rows from the top.
public struct vImage_Buffer {
  /// The first row.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels of a row.
  public var width: vImagePixelCount
  /// The bytes from a row to the next one.
  public var rowBytes: Int

  /// No pixels.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
  /// Pixels in memory that lives as long as the value is used.
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  /// Whether the memory has the pixels, of four bytes each.
  var isComplete: Bool {
    data != nil && width <= 1 << 20 && height <= 1 << 20 && rowBytes >= Int(clamping: width) * 4
  }
}

// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Makes each pixel the mean of those in a rectangle around it, for each of four bytes. O(pixels), for any size of the rectangle.
/// - Parameters:
///   - tempBuffer: Memory for the calculation, which is not used.
///   - srcOffsetToROI_X: The first column of `src` that is calculated.
///   - srcOffsetToROI_Y: The first row of `src` that is calculated.
///   - kernel_height: An odd number of rows.
///   - kernel_width: An odd number of columns.
///   - backgroundColor: Four bytes for the pixels outside, with `kvImageBackgroundColorFill`.
///   - flags: `kvImageEdgeExtend` or `kvImageBackgroundColorFill`.
/// - Returns: 0, or the number of an error, with which no pixel is written.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
  guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
  guard source.isComplete, target.isComplete else { return kvImageInvalidParameter }
  let extends = flags & UInt32(kvImageEdgeExtend) != 0
  guard extends || flags & UInt32(kvImageBackgroundColorFill) != 0 else { return kvImageInvalidEdgeStyle }
  guard srcOffsetToROI_X <= source.width, srcOffsetToROI_Y <= source.height,
    target.width <= source.width - srcOffsetToROI_X, target.height <= source.height - srcOffsetToROI_Y
  else { return kvImageRoiLargerThanInputBuffer }
  let blur = BoxBlur(
    source: source, background: extends ? nil : (0..<4).map { Int(backgroundColor?[$0] ?? 0) },
    keepsOpacity: flags & UInt32(kvImageLeaveAlphaUnchanged) != 0)
  blur.write(
    to: target, x: Int(clamping: srcOffsetToROI_X), y: Int(clamping: srcOffsetToROI_Y),
    columns: Int(clamping: kernel_width), rows: Int(clamping: kernel_height))
  return kvImageNoError
}

/// The means of pixels, by sums that move along columns and rows.
private struct BoxBlur {
  let source: vImage_Buffer
  /// The bytes of pixels outside; nil for those at the edge.
  let background: [Int]?
  let keepsOpacity: Bool

  private var width: Int { Int(clamping: source.width) }
  private var height: Int { Int(clamping: source.height) }

  func write(to target: vImage_Buffer, x: Int, y: Int, columns: Int, rows: Int) {
    let (targetWidth, targetHeight) = (Int(clamping: target.width), Int(clamping: target.height))
    guard targetWidth > 0, targetHeight > 0 else { return }
    // A kernel beyond the picture counts its edge as often as it is wide.
    let (sideways, upright) = (min(columns, 1 << 20) / 2, min(rows, 1 << 20) / 2)
    let area = (2 * sideways + 1) * (2 * upright + 1)
    // The sums of the kernel's rows for each column, moved down row by row.
    var sums = [Int](repeating: 0, count: width * 4)
    for row in (y - upright)...(y + upright) { add(row, times: 1, to: &sums) }
    for row in 0..<targetHeight {
      if row > 0 {
        add(y + row - upright - 1, times: -1, to: &sums)
        add(y + row + upright, times: 1, to: &sums)
      }
      let outside = background.map { $0.map { $0 * (2 * upright + 1) } }
      let line = target.data + row * target.rowBytes
      for part in 0..<4 {
        // The opacity is the first of the four bytes.
        if keepsOpacity, part == 0 {
          let from = source.data + (y + row) * source.rowBytes
          for column in 0..<targetWidth {
            line.storeBytes(
              of: from.load(fromByteOffset: (x + column) * 4, as: UInt8.self), toByteOffset: column * 4, as: UInt8.self)
          }
          continue
        }
        func sum(_ column: Int) -> Int {
          if let outside, !(0..<width).contains(column) { return outside[part] }
          return sums[min(max(column, 0), width - 1) * 4 + part]
        }
        var total = 0
        for column in (x - sideways)...(x + sideways) { total += sum(column) }
        for column in 0..<targetWidth {
          if column > 0 { total += sum(x + column + sideways) - sum(x + column - sideways - 1) }
          line.storeBytes(
            of: UInt8(clamping: (total + area / 2) / area), toByteOffset: column * 4 + part, as: UInt8.self)
        }
      }
    }
  }

  /// Adds a row of the source, or one outside, to sums of columns.
  private func add(_ row: Int, times factor: Int, to sums: inout [Int]) {
    if let background, !(0..<height).contains(row) {
      for index in sums.indices { sums[index] += background[index % 4] * factor }
      return
    }
    let line = source.data + min(max(row, 0), height - 1) * source.rowBytes
    for index in sums.indices { sums[index] += Int(line.load(fromByteOffset: index, as: UInt8.self)) * factor }
  }
}

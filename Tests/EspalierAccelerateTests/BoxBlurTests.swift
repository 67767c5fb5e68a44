// SPDX-License-Identifier: MIT

import EspalierAccelerate
import Testing

@Suite("Means of pixels")
struct BoxBlurTests {
  /// Blurs a row of pixels whose four bytes are equal.
  private func blur(_ row: [UInt8], width: UInt32, flags: Int, background: [UInt8]? = nil) -> (vImage_Error, [UInt8]) {
    var source = row.flatMap { [$0, $0, $0, $0] }
    var result = [UInt8](repeating: 7, count: source.count)
    let error = source.withUnsafeMutableBytes { from in
      result.withUnsafeMutableBytes { to in
        var a = vImage_Buffer(data: from.baseAddress, height: 1, width: UInt(row.count), rowBytes: row.count * 4)
        var b = vImage_Buffer(data: to.baseAddress, height: 1, width: UInt(row.count), rowBytes: row.count * 4)
        return vImageBoxConvolve_ARGB8888(&a, &b, nil, 0, 0, 1, width, background, vImage_Flags(flags))
      }
    }
    return (error, stride(from: 1, to: result.count, by: 4).map { result[$0] })
  }

  @Test("Each pixel is the mean of three; outside are the pixels at the edge, or a colour") func mean() {
    let row: [UInt8] = [30, 60, 90, 0, 0]
    #expect(blur(row, width: 3, flags: kvImageEdgeExtend) == (0, [40, 60, 50, 30, 0]))
    #expect(
      blur(row, width: 3, flags: kvImageBackgroundColorFill, background: [0, 0, 0, 0]) == (0, [30, 60, 50, 30, 0]))
    #expect(blur(row, width: 1, flags: kvImageEdgeExtend) == (0, row))
    #expect(blur([10, 20], width: 9, flags: kvImageEdgeExtend) == (0, [14, 16]))
  }

  @Test("An even kernel, no choice for the edge, and missing memory are errors, and no pixel is written") func errors()
  {
    #expect(blur([1, 2], width: 2, flags: kvImageEdgeExtend) == (kvImageInvalidKernelSize, [7, 7]))
    #expect(blur([1, 2], width: 3, flags: kvImageNoFlags) == (kvImageInvalidEdgeStyle, [7, 7]))
    var none = vImage_Buffer()
    #expect(vImageBoxConvolve_ARGB8888(&none, &none, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend)) != 0)
  }
}

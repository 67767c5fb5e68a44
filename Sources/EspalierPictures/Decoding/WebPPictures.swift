// SPDX-License-Identifier: MIT

internal import EspalierCWebP
import Foundation

extension PictureDecoder {
  static func isWebP(_ data: Data) -> Bool {
    data.count >= 12 && data.prefix(4).elementsEqual("RIFF".utf8)
      && data.dropFirst(8).prefix(4).elementsEqual("WEBP".utf8)
  }

  /// A still picture; of a moving one, the first frame.
  static func decodeWebP(_ data: Data) throws -> PixelSurface {
    try data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws -> PixelSurface in
      var input = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
      var frame = WebPIterator()
      // The first frame of a moving picture is a still picture inside of it.
      if let demuxer = WebPDemux(&input) {
        defer { WebPDemuxDelete(demuxer) }
        if WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT) > 1, WebPDemuxGetFrame(demuxer, 1, &frame) != 0 {
          defer { WebPDemuxReleaseIterator(&frame) }
          return try decodeStill(frame.fragment)
        }
      }
      return try decodeStill(input)
    }
  }

  private static func decodeStill(_ data: WebPData) throws -> PixelSurface {
    var (width, height) = (Int32(0), Int32(0))
    guard WebPGetInfo(data.bytes, data.size, &width, &height) != 0 else {
      throw PictureError.notDecodable("damaged WebP")
    }
    try check(width: Int(width), height: Int(height))
    guard let pixels = WebPDecodeRGBA(data.bytes, data.size, &width, &height) else {
      throw PictureError.notDecodable("damaged WebP")
    }
    defer { WebPFree(pixels) }
    let stride = Int(width) * 4
    let surface = PixelSurface(width: Int(width), height: Int(height)) { y, row in
      for x in row.indices {
        let p = pixels + y * stride + x * 4
        row[x] = premultiplied(red: p[0], green: p[1], blue: p[2], alpha: p[3])
      }
    }
    guard let surface else { throw PictureError.tooLarge(width: Int(width), height: Int(height)) }
    return surface
  }
}

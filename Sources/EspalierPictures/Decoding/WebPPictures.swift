// SPDX-License-Identifier: MIT

internal import EspalierCWebP
import EspalierNumbers
import Foundation

extension PictureDecoder {
  static func isWebP(_ data: Data) -> Bool {
    data.count >= 12 && data.prefix(4).elementsEqual("RIFF".utf8)
      && data.dropFirst(8).prefix(4).elementsEqual("WEBP".utf8)
  }

  /// The size of the canvas; nil for data that are damaged, or not complete.
  static func announcedSizeOfWebP(_ data: Data) -> PixelSize? {
    data.withUnsafeBytes { bytes in
      var (width, height) = (Int32(0), Int32(0))
      guard Int(bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self).littleEndian) + 8 <= bytes.count,
        WebPGetInfo(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &width, &height) != 0
      else { return nil }
      return PixelSize(width: Int(width), height: Int(height))
    }
  }

  /// A still picture; for an animated one, the canvas with the first frame on it, clear elsewhere.
  static func decodeWebP(_ data: Data) throws -> PixelSurface {
    try data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws -> PixelSurface in
      var input = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
      var frame = WebPIterator()
      guard let demuxer = WebPDemux(&input) else { return try draw(input) }
      defer { WebPDemuxDelete(demuxer) }
      // A frame of an animated picture is a still picture inside the file, often smaller than the canvas.
      guard WebPDemuxGetI(demuxer, WEBP_FF_FORMAT_FLAGS) & ANIMATION_FLAG.rawValue != 0,
        WebPDemuxGetFrame(demuxer, 1, &frame) != 0
      else { return try draw(input) }
      defer { WebPDemuxReleaseIterator(&frame) }
      return try draw(
        frame.fragment, x: Int(frame.x_offset), y: Int(frame.y_offset),
        canvas: (
          Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH)), Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT))
        ))
    }
  }

  /// - Parameters:
  ///   - data: A still picture.
  ///   - canvas: The canvas that the picture is drawn on, in pixels; nil for one of the picture's own size.
  private static func draw(
    _ data: WebPData, x: Int = 0, y: Int = 0, canvas: (width: Int, height: Int)? = nil
  ) throws -> PixelSurface {
    var (width, height) = (Int32(0), Int32(0))
    guard WebPGetInfo(data.bytes, data.size, &width, &height) != 0 else {
      throw PictureError.notDecodable("damaged WebP")
    }
    let canvas = canvas ?? (Int(width), Int(height))
    try check(width: Int(width), height: Int(height))
    try check(width: canvas.width, height: canvas.height)
    guard let pixels = WebPDecodeRGBA(data.bytes, data.size, &width, &height) else {
      throw PictureError.notDecodable("damaged WebP")
    }
    defer { WebPFree(pixels) }
    let stride = Int(width) * 4
    let surface = PixelSurface(width: canvas.width, height: canvas.height) { line, row in
      guard (y..<y + Int(height)).contains(line) else { return }
      for column in row.indices.clamped(to: x..<x + Int(width)) {
        let p = pixels + (line - y) * stride + (column - x) * 4
        row[column] = premultiplied(red: p[0], green: p[1], blue: p[2], alpha: p[3])
      }
    }
    guard let surface else { throw PictureError.tooLarge(width: canvas.width, height: canvas.height) }
    return surface
  }
}

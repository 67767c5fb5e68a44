// SPDX-License-Identifier: MIT

internal import EspalierCPictures
internal import EspalierCWebP
import EspalierGeometry
import EspalierNumbers
import EspalierPictures
import Foundation

/// The pictures of a moving file, which are read one after the other.
protocol FrameReader: AnyObject {
  /// The next picture, as a whole; nil after the last one.
  func next() -> CGImage?
}

/// The pictures of a GIF file.
final class GIFReader: FrameReader {
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private var iterator: OpaquePointer?
  /// The seconds and the microseconds of the picture, of which GLib's functions have the address.
  private let time = UnsafeMutablePointer<Int>.allocate(capacity: 2)
  private var left: Int

  /// - Parameter frames: What the file's blocks announce.
  init?(_ data: Data, _ frames: GIFFrames) {
    guard frames.width > 0, frames.height > 0, frames.width * frames.height <= PictureDecoder.mostPixels,
      let loader = gdk_pixbuf_loader_new_with_type("gif", nil)
    else { return nil }
    self.loader = loader
    left = frames.delays.count
    time.initialize(repeating: 0, count: 2)
    let isRead = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil) != 0
    }
    // Pictures before a damage are shown.
    let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isRead || isClosed, let animation = gdk_pixbuf_loader_get_animation(loader) else { return }
    iterator = gdk_pixbuf_animation_get_iter(animation, Self.address(time))
  }

  deinit {
    if let iterator { g_object_unref(UnsafeMutableRawPointer(iterator)) }
    g_object_unref(loader)
    time.deallocate()
  }

  /// The address under the name of GLib's own type for it, which is deprecated without a successor in these functions.
  private static func address<Time>(_ time: UnsafeMutablePointer<Int>) -> UnsafePointer<Time> {
    UnsafePointer(UnsafeMutableRawPointer(time).assumingMemoryBound(to: Time.self))
  }

  func next() -> CGImage? {
    guard left > 0, let iterator, let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator) else { return nil }
    left -= 1
    let image = CGImage(pixbuf: pixbuf)
    // A picture without an end is the last one.
    let milliseconds = gdk_pixbuf_animation_iter_get_delay_time(iterator)
    if milliseconds < 0 {
      left = 0
    } else {
      let sum = time[1] + Int(max(milliseconds, 1)) * 1000
      time[0] += sum / 1_000_000
      time[1] = sum % 1_000_000
      gdk_pixbuf_animation_iter_advance(iterator, Self.address(time))
    }
    return image
  }
}

extension CGImage {
  /// The pixels of a picture of gdk-pixbuf.
  fileprivate convenience init?(pixbuf: OpaquePointer) {
    let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
    let (channels, row) = (Int(gdk_pixbuf_get_n_channels(pixbuf)), Int(gdk_pixbuf_get_rowstride(pixbuf)))
    guard channels == 3 || channels == 4, let pixels = gdk_pixbuf_read_pixels(pixbuf) else { return nil }
    let rgba = [UInt8](unsafeUninitializedCapacity: width * height * 4) { result, count in
      for y in 0..<height {
        for x in 0..<width {
          let (from, to) = (y * row + x * channels, (y * width + x) * 4)
          for index in 0..<3 { result[to + index] = pixels[from + index] }
          result[to + 3] = channels == 4 ? pixels[from + 3] : 255
        }
      }
      count = width * height * 4
    }
    self.init(rgba: rgba, width: width, height: height)
  }
}

/// The pictures of a moving WebP file.
final class WebPReader: FrameReader {
  private let decoder: OpaquePointer
  private let bytes: UnsafeMutableRawBufferPointer
  /// The size in pixels.
  let width, height: Int
  /// The number of pictures and of repetitions; 0 repetitions are without end.
  let count, loopCount: Int
  /// The end of the last picture in milliseconds.
  private(set) var time: Int32 = 0

  init?(_ data: Data) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
    data.copyBytes(to: bytes)
    var input = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
    var options = WebPAnimDecoderOptions()
    var info = WebPAnimInfo()
    guard WebPAnimDecoderOptionsInit(&options) != 0 else {
      bytes.deallocate()
      return nil
    }
    options.color_mode = MODE_RGBA
    // The size is checked before any pixels are made.
    var (width, height) = (Int32(0), Int32(0))
    guard WebPGetInfo(input.bytes, input.size, &width, &height) != 0, width > 0, height > 0,
      Int(width) * Int(height) <= PictureDecoder.mostPixels, let decoder = WebPAnimDecoderNew(&input, &options),
      WebPAnimDecoderGetInfo(decoder, &info) != 0
    else {
      bytes.deallocate()
      return nil
    }
    self.bytes = bytes
    self.decoder = decoder
    self.width = Int(info.canvas_width)
    self.height = Int(info.canvas_height)
    count = min(Int(info.frame_count), GIFFrames.mostFrames)
    loopCount = Int(info.loop_count)
  }

  deinit {
    WebPAnimDecoderDelete(decoder)
    bytes.deallocate()
  }

  func next() -> CGImage? {
    var pixels: UnsafeMutablePointer<UInt8>?
    guard WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0, let pixels else { return nil }
    return CGImage(
      rgba: Array(UnsafeBufferPointer(start: pixels, count: width * height * 4)), width: width, height: height)
  }

  /// The times of the pictures in seconds. O(pixels of all pictures).
  static func delays(_ data: Data) -> [Double] {
    guard let reader = WebPReader(data) else { return [] }
    var (last, delays) = (Int32(0), [Double]())
    while delays.count < reader.count, reader.next() != nil {
      delays.append(Double(reader.time - last) / 1000)
      last = reader.time
    }
    return delays
  }
}

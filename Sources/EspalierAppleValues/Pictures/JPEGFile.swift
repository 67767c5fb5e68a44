// SPDX-License-Identifier: MIT

internal import EspalierCPictures
import EspalierGeometry
import EspalierNumbers
import Foundation

/// Pixels as a JPEG file.
package enum JPEGFile {
  /// - Parameter quality: 0…1; 1 is the best one and makes the largest file.
  package static func data(of image: CGImage, quality: CGFloat) -> Data? {
    var rgb = image.rgbOnWhite
    let percent = "\(Int(clamping: (min(max(quality.isFinite ? quality : 1, 0), 1) * 100).rounded()))"
    var buffer: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    let isDone = rgb.withUnsafeMutableBufferPointer { bytes in
      let pixels = gdk_pixbuf_new_from_data(
        bytes.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(clamping: image.width), Int32(clamping: image.height),
        Int32(clamping: image.width * 3), nil, nil)
      guard let pixels else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
      return "quality".withCString { key in
        percent.withCString { value in
          var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
          var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
          return gdk_pixbuf_save_to_bufferv(pixels, &buffer, &count, "jpeg", &keys, &values, nil) != 0
        }
      }
    }
    guard isDone, let buffer else { return nil }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(count))
  }
}

extension CGImage {
  /// Three bytes for each pixel: a JPEG file has no transparency.
  fileprivate var rgbOnWhite: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(rgba.count / 4 * 3)
    for at in stride(from: 0, to: rgba.count, by: 4) {
      let opacity = Int(rgba[at + 3])
      for component in rgba[at..<(at + 3)] {
        result.append(UInt8((Int(component) * opacity + 255 * (255 - opacity) + 127) / 255))
      }
    }
    return result
  }
}

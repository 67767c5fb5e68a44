// SPDX-License-Identifier: MIT

internal import EspalierCPictures
import EspalierNumbers
import Foundation

extension PictureDecoder {
  /// What gdk-pixbuf can load, turned by the orientation in the file.
  static func decodePixbuf(_ data: Data) throws -> PixelSurface {
    guard let loader = gdk_pixbuf_loader_new() else { throw PictureError.notDecodable("no memory") }
    defer { g_object_unref(loader) }
    let size = AnnouncedSize()
    // The size is known before the pixels are: what is too large is never decoded.
    let prepared: @convention(c) (UnsafeMutableRawPointer?, gint, gint, gpointer?) -> Void = {
      loader, width, height, size in
      guard let loader, let size else { return }
      let announced = Unmanaged<AnnouncedSize>.fromOpaque(size).takeUnretainedValue()
      (announced.width, announced.height) = (Int(width), Int(height))
      if (try? PictureDecoder.check(width: Int(width), height: Int(height))) == nil {
        gdk_pixbuf_loader_set_size(loader.assumingMemoryBound(to: GdkPixbufLoader.self), 1, 1)
      }
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self), Unmanaged.passUnretained(size).toOpaque(),
      nil, GConnectFlags(rawValue: 0))
    var error: UnsafeMutablePointer<GError>?
    var isWritten = true
    // In pieces, so that a file which is too large is given up after its header.
    var offset = data.startIndex
    while isWritten, offset < data.endIndex {
      let piece = data[offset..<min(offset + 65536, data.endIndex)]
      isWritten = piece.withUnsafeBytes { bytes in
        gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error) != 0
      }
      offset = piece.endIndex
      if size.width > 0, (try? check(width: size.width, height: size.height)) == nil { break }
    }
    var closing: UnsafeMutablePointer<GError>?
    let isClosed = gdk_pixbuf_loader_close(loader, &closing) != 0
    defer {
      if let error { g_error_free(error) }
      if let closing { g_error_free(closing) }
    }
    if size.width > 0 { try check(width: size.width, height: size.height) }
    guard isWritten, isClosed else {
      throw PictureError.notDecodable((error ?? closing).map { String(cString: $0.pointee.message) } ?? "damaged")
    }
    guard let loaded = gdk_pixbuf_loader_get_pixbuf(loader), let pixbuf = gdk_pixbuf_apply_embedded_orientation(loaded)
    else { throw PictureError.notDecodable("it has no picture") }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    return try surface(of: pixbuf)
  }

  private static func surface(of pixbuf: OpaquePointer) throws -> PixelSurface {
    let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
    try check(width: width, height: height)
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard channels == 3 || channels == 4, let pixels = gdk_pixbuf_read_pixels(pixbuf) else {
      throw PictureError.notDecodable("\(channels) channels")
    }
    let surface = PixelSurface(width: width, height: height) { y, row in
      for x in 0..<width {
        let p = pixels + y * stride + x * channels
        row[x] = premultiplied(red: p[0], green: p[1], blue: p[2], alpha: channels == 4 ? p[3] : 255)
      }
    }
    guard let surface else { throw PictureError.tooLarge(width: width, height: height) }
    return surface
  }
}

/// The size in a file's header, before it is decoded.
private final class AnnouncedSize {
  var width = 0
  var height = 0
}

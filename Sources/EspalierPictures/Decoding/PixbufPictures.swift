// SPDX-License-Identifier: MIT

internal import EspalierCPictures
import EspalierNumbers
import Foundation

extension PictureDecoder {
  /// A picture that gdk-pixbuf can load, turned by the orientation in the file.
  static func decodePixbuf(_ data: Data) throws -> PixelSurface {
    guard let format = PixelFileFormat(data) else { throw PictureError.notDecodable("its format is not known") }
    let reader = try PixbufReader(format)
    let scans = format == .jpeg ? JPEGScans.count(data) : 1
    let reason = reader.read(data, scans: scans)
    if let size = reader.announced {
      try check(width: size.width, height: size.height)
      try check(scans: scans, of: size.width * size.height)
    }
    if let reason { throw PictureError.notDecodable(reason) }
    guard let pixbuf = reader.pixbuf else { throw PictureError.notDecodable("it has no picture") }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    return try surface(of: pixbuf)
  }

  /// The size in the header of the data; nil if none can be read.
  static func announcedSize(_ data: Data) -> (width: Int, height: Int)? {
    guard let format = PixelFileFormat(data), let reader = try? PixbufReader(format) else { return nil }
    _ = reader.read(data, isHeaderAlone: true)
    return reader.announced
  }

  /// The size in the header of the data, with the sides exchanged by an orientation that lays the picture on its side; nil if
  /// none can be read.
  static func announcedUprightSize(_ data: Data) -> PixelSize? {
    guard let format = PixelFileFormat(data), let reader = try? PixbufReader(format) else { return nil }
    _ = reader.read(data, isBeginningAlone: true)
    guard let size = reader.announced, let orientation = reader.orientation else { return nil }
    return 5...8 ~= orientation
      ? PixelSize(width: size.height, height: size.width) : PixelSize(width: size.width, height: size.height)
  }

  fileprivate static func check(scans: Int, of pixels: Int) throws {
    guard scans > 10, pixels > JPEGScans.mostPixels / scans else { return }
    throw PictureError.notDecodable("\(scans) passes over \(pixels) pixels are too many")
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

/// gdk-pixbuf's reader of pictures of any kind.
private final class PixbufReader {
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  /// The size in the header, which is known before the pixels are.
  private(set) var announced: (width: Int, height: Int)?
  /// The orientation of a photograph, 1…8, which is known when the memory for the pixels is prepared.
  private(set) var orientation: Int?
  private var isHeaderAlone = false
  private var isBeginningAlone = false
  private var scans = 1

  init(_ format: PixelFileFormat) throws {
    var error: UnsafeMutablePointer<GError>?
    guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, &error) else {
      defer { if let error { g_error_free(error) } }
      throw PictureError.notDecodable(error.map { String(cString: $0.pointee.message) } ?? "no memory")
    }
    self.loader = loader
    // Pictures that are too large are never decoded.
    let prepared: @convention(c) (UnsafeMutableRawPointer?, gint, gint, gpointer?) -> Void = {
      loader, width, height, own in
      guard let loader, let own else { return }
      let reader = Unmanaged<PixbufReader>.fromOpaque(own).takeUnretainedValue()
      reader.announced = (Int(width), Int(height))
      // Every loader ends at a size of zero; not all obey another size.
      if reader.isEnough { gdk_pixbuf_loader_set_size(loader.assumingMemoryBound(to: GdkPixbufLoader.self), 0, 0) }
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(),
      nil, GConnectFlags(rawValue: 0))
    let area: @convention(c) (UnsafeMutableRawPointer?, gpointer?) -> Void = { loader, own in
      guard let loader, let own,
        let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader.assumingMemoryBound(to: GdkPixbufLoader.self))
      else { return }
      let reader = Unmanaged<PixbufReader>.fromOpaque(own).takeUnretainedValue()
      reader.orientation = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
    }
    g_signal_connect_data(
      loader, "area-prepared", unsafeBitCast(area, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(), nil,
      GConnectFlags(rawValue: 0))
  }

  deinit { g_object_unref(loader) }

  private var isEnough: Bool {
    guard let announced else { return false }
    if isHeaderAlone || (isBeginningAlone && orientation != nil) { return true }
    do {
      try PictureDecoder.check(width: announced.width, height: announced.height)
      try PictureDecoder.check(scans: scans, of: announced.width * announced.height)
      return false
    } catch { return true }
  }

  /// Reads in pieces, so that reading a file that is too large ends after its header.
  /// - Parameters:
  ///   - isHeaderAlone: Whether reading ends when the size is known.
  ///   - isBeginningAlone: Whether reading ends when the orientation is known, too.
  /// - Returns: The error; nil for a picture.
  func read(
    _ data: Data, scans: Int = 1, isHeaderAlone: Bool = false, isBeginningAlone: Bool = false
  ) -> String? {
    self.isHeaderAlone = isHeaderAlone
    self.isBeginningAlone = isBeginningAlone
    self.scans = scans
    var error: UnsafeMutablePointer<GError>?
    var isWritten = true
    var offset = data.startIndex
    while isWritten, offset < data.endIndex, !isEnough {
      // Pixels in the piece that has the end of the header are decoded with it.
      let piece = data[offset..<min(offset + (isBeginningAlone ? 4096 : 65536), data.endIndex)]
      isWritten = piece.withUnsafeBytes { bytes in
        gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error) != 0
      }
      offset = piece.endIndex
    }
    var closing: UnsafeMutablePointer<GError>?
    let isClosed = gdk_pixbuf_loader_close(loader, &closing) != 0
    defer {
      if let error { g_error_free(error) }
      if let closing { g_error_free(closing) }
    }
    if isWritten && isClosed { return nil }
    return (error ?? closing).map { String(cString: $0.pointee.message) } ?? "damaged"
  }

  /// The picture, upright; the caller releases it.
  var pixbuf: OpaquePointer? { gdk_pixbuf_loader_get_pixbuf(loader).flatMap(gdk_pixbuf_apply_embedded_orientation) }
}

// SPDX-License-Identifier: MIT

import Foundation

/// Why data is not a picture.
package enum PictureError: Error, CustomStringConvertible, Equatable {
  case unreadable(String)
  case tooLarge(width: Int, height: Int)
  case tooManyBytes(Int)
  case empty
  case notDecodable(String)

  package var description: String {
    switch self {
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .tooLarge(let width, let height):
      "\(width) × \(height) pixels are more than the \(PictureDecoder.mostPixels / 1_000_000) million that a picture may have"
    case .tooManyBytes(let count):
      "\(count) bytes are more than the \(PictureDecoder.mostBytes) that a picture may have"
    case .empty: "it is empty"
    case .notDecodable(let reason): "it is no picture that can be decoded: \(reason)"
    }
  }
}

/// Makes pictures of encoded data: PNG, JPEG, GIF (its first frame) and what else gdk-pixbuf has loaders for, WebP, SVG.
/// May be called on any thread.
package enum PictureDecoder {
  /// Beyond that, a file costs more memory than any screen can show.
  package static let mostPixels = 100_000_000
  package static let mostBytes = 256 << 20

  /// - Parameter scale: pixels per point; SVG has points.
  package static func decode(_ data: Data, name: String, scale: CGFloat = 1, isTemplate: Bool = false) throws -> Picture
  {
    guard !data.isEmpty else { throw PictureError.empty }
    guard data.count <= mostBytes else { throw PictureError.tooManyBytes(data.count) }
    if VectorPicture.isVector(data) { return try VectorPicture(data, name: name, isTemplate: isTemplate) }
    let surface = isWebP(data) ? try decodeWebP(data) : try decodePixbuf(data)
    return Bitmap(surface, name: name, scale: scale, isTemplate: isTemplate)
  }

  package static func decode(
    contentsOf url: URL, name: String, scale: CGFloat = 1, isTemplate: Bool = false
  ) throws -> Picture {
    let values = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    guard let values else { throw PictureError.unreadable("there is no file \(url.path)") }
    guard values[.type] as? FileAttributeType == .typeRegular else {
      throw PictureError.unreadable("\(url.path) is no file")
    }
    if let size = (values[.size] as? NSNumber)?.intValue, size > mostBytes { throw PictureError.tooManyBytes(size) }
    let data: Data
    do { data = try Data(contentsOf: url) } catch { throw PictureError.unreadable("\(error)") }
    return try decode(data, name: name, scale: scale, isTemplate: isTemplate)
  }

  /// - Throws: if so many pixels are refused.
  static func check(width: Int, height: Int) throws {
    guard width > 0, height > 0 else { throw PictureError.notDecodable("it has no pixels") }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= mostPixels, max(width, height) <= PixelSurface.longestSide else {
      throw PictureError.tooLarge(width: width, height: height)
    }
  }
}

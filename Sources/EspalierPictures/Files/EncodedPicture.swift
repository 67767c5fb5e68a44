// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation

/// A picture of pixels that are decoded where they are drawn: encoded, a photograph has a tenth of its bytes, and once it is drawn
/// in the size that is shown, its own pixels are not used.
package final class EncodedPicture: Picture, @unchecked Sendable {
  enum Source {
    case data(Data)
    /// Read at each decoding.
    case file(URL)
  }

  /// Whether windows leave the picture's place empty until it is decoded on another thread. False for data of a program, which may
  /// show new ones in every frame, as a film does.
  let isAwaited: Bool
  private let source: Source
  private let ownSize: PixelSize
  /// Held while the picture is decoded: two threads do not decode it twice.
  private let decoding = NSLock()
  private let lock = NSLock()
  /// The pixels, as long as anything uses them.
  private weak var surface: PixelSurface?
  /// The same, for as long as the picture lives, once it is drawn in its own size.
  private var kept: PixelSurface?
  private var error: PictureError?

  /// - Parameters:
  ///   - size: The size in the header of the data.
  ///   - scale: Pixels per point.
  init(_ source: Source, _ size: PixelSize, name: String, scale: CGFloat, isTemplate: Bool, isAwaited: Bool) {
    self.isAwaited = isAwaited
    self.source = source
    ownSize = size
    let scale = scale > 0 && scale.isFinite ? scale : 1
    super.init(
      name: name, size: CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale),
      isTemplate: isTemplate)
  }

  package override var pixelSize: PixelSize? { ownSize }
  package override var heldBytes: Int { if case .data(let data) = source { data.count } else { 0 } }

  /// The reason why the data, whose header is that of a picture, are none; nil as long as they were not decoded.
  package var failure: PictureError? { lock.withLock { error } }

  /// The pixels, if nothing has to be decoded.
  var knownPixels: PixelSurface? { lock.withLock { surface } }

  /// Decodes the picture, unless its pixels are in use. May be called on any thread.
  package override var pixels: PixelSurface? {
    let found: PixelSurface? = decoding.withLock {
      if let known = knownPixels { return known }
      if failure != nil { return nil }
      do {
        let made = try decode()
        lock.withLock { surface = made }
        return made
      } catch {
        lock.withLock { self.error = error as? PictureError ?? .notDecodable("\(error)") }
        return nil
      }
    }
    if let found { DecodedPixels.shared.keep(found) }
    return found
  }

  /// Decodes the picture, and keeps its pixels.
  var keptPixels: PixelSurface? {
    let pixels = pixels
    lock.withLock { kept = pixels }
    return pixels
  }

  private func decode() throws -> PixelSurface {
    let data =
      switch source {
      case .data(let data): data
      case .file(let url): try PictureDecoder.read(url)
      }
    let made = try PictureDecoder.pixels(of: data)
    // A file may have changed since its header was read.
    guard made.width != ownSize.width || made.height != ownSize.height else { return made }
    guard let fitted = made.resized(width: ownSize.width, height: ownSize.height, interpolation: .medium) else {
      throw PictureError.tooLarge(width: ownSize.width, height: ownSize.height)
    }
    return fitted
  }
}

extension Picture {
  /// The picture, if it can be decoded.
  /// - Throws: The reason why it cannot.
  package func decoded() throws -> Picture {
    if let encoded = self as? EncodedPicture, encoded.pixels == nil, let failure = encoded.failure { throw failure }
    return self
  }
}

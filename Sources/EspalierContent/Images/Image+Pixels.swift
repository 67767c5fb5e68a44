// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierPictures
import Foundation

extension Image {
  /// Pixels, with `label` for screen readers.
  /// - Parameter scale: Pixels per point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(cgImage, scale, orientation, .text(label))
  }

  /// Pixels that screen readers skip.
  /// - Parameter scale: Pixels per point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage, scale, orientation, .decoration)
  }

  private init(_ image: CGImage, _ scale: CGFloat, _ orientation: Orientation, _ description: Description) {
    self.init(PixelPictures.shared.picture(of: image, scale: scale).map { .picture($0) } ?? .named("", bundle: nil))
    self.description = description
    self.orientation = orientation
  }
}

/// The pictures made from pixels: a body that makes an image of the same pixels again shows the same picture.
private final class PixelPictures: @unchecked Sendable {
  static let shared = PixelPictures()

  private struct Entry {
    weak var source: CGImage?
    let scale: CGFloat
    let picture: PictureReference
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let lock = NSLock()

  func picture(of image: CGImage, scale: CGFloat) -> PictureReference? {
    lock.withLock {
      if let known = entries[ObjectIdentifier(image)], known.source === image, known.scale == scale {
        return known.picture
      }
      entries = entries.filter { $0.value.source != nil }
      guard
        let bitmap = Bitmap(rgba: image.rgba, width: image.width, height: image.height, name: "pixels", scale: scale)
      else { return nil }
      let reference = PictureReference(bitmap)
      entries[ObjectIdentifier(image)] = Entry(source: image, scale: scale, picture: reference)
      return reference
    }
  }
}

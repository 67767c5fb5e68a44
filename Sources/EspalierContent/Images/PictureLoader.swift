// SPDX-License-Identifier: MIT

import EspalierPictures
import Foundation
import FoundationNetworking

/// Loads pictures from URLs, off the main actor.
@MainActor
package final class PictureLoader {
  package static let shared = PictureLoader()

  /// Number of pictures being loaded: a program that draws a picture of a view may wait for them.
  package private(set) var pendingCount = 0

  private var remembered: [URL: Picture] = [:]
  private var order: [URL] = []
  private var byteCount = 0
  private static let limit = 64 << 20

  private init() {}

  func phase(of url: URL, scale: CGFloat) async -> AsyncImagePhase {
    if let picture = remembered[url], scale == 1 { return .success(image(picture, url)) }
    pendingCount += 1
    defer { pendingCount -= 1 }
    do {
      let picture = try await Self.load(url, scale: scale)
      if scale == 1 { remember(picture, url) }
      return .success(image(picture, url))
    } catch { return .failure(error) }
  }

  private func image(_ picture: Picture, _ url: URL) -> Image { Image(.picture(PictureReference(picture))) }

  private func remember(_ picture: Picture, _ url: URL) {
    let bytes = picture.heldBytes
    guard picture.pixelSize != nil, bytes <= Self.limit / 4, remembered[url] == nil else { return }
    remembered[url] = picture
    order.append(url)
    byteCount += bytes
    while byteCount > Self.limit, !order.isEmpty {
      let oldest = order.removeFirst()
      byteCount -= remembered.removeValue(forKey: oldest)?.heldBytes ?? 0
    }
  }

  private nonisolated static func load(_ url: URL, scale: CGFloat) async throws -> Picture {
    try await Task.detached(priority: .userInitiated) {
      let name = url.lastPathComponent
      if url.isFileURL {
        return try PictureDecoder.decode(contentsOf: url, name: name, scale: scale, isAwaited: true).decoded()
      }
      let (data, response) = try await LimitedDownload.data(from: url, limit: PictureDecoder.mostBytes)
      if let status = (response as? HTTPURLResponse)?.statusCode, !(200...299 ~= status) {
        throw PictureError.unreadable("the server answered with the status \(status)")
      }
      return try PictureDecoder.decode(data, name: name, scale: scale, isAwaited: true).decoded()
    }.value
  }
}

extension Image {
  /// The picture shown until the actual one is loaded.
  @MainActor static let placeholder: Image = {
    guard let gray = Bitmap(rgba: [120, 120, 128, 51], width: 1, height: 1, name: "placeholder", scale: 1) else {
      return Image(decorative: "")
    }
    var image = Image(.picture(PictureReference(gray)), .decoration).resizable()
    image.interpolation = Image.Interpolation.none
    return image
  }()
}

// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierNumbers
import EspalierPictures
import Foundation
import UniformTypeIdentifiers

/// Pixels: written as PNG, read from every decodable picture format.
///
/// The written picture has its own colours, as without a view: a symbol is black, and a picture without pixels of its own has one
/// for each point. A picture drawn by a closure is not written.
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .png) { image in
      guard let data = await image.png() else { throw ImageTransferError.withoutPixels }
      return data
    }
    DataRepresentation<Image>(importedContentType: .image) { data in
      Image(.picture(PictureReference(try PictureDecoder.decode(data, name: "transferred"))), .text(Text(verbatim: "")))
    }
  }

  @MainActor private func png() -> Data? {
    // A picture drawn by a closure has pixels only in a renderer.
    guard let picture = resolved(in: EnvironmentValues()).picture, !(picture is DrawnPicture) else { return nil }
    let size = picture.size
    let surface = picture.surface(
      width: Int(clamping: size.width.rounded(.up)), height: Int(clamping: size.height.rounded(.up)), layer: nil)
    guard let surface else { return nil }
    guard orientation != .up else { return surface.png() }
    let turned = orientation.size(of: CGSize(width: surface.width, height: surface.height))
    return surface.turned(
      by: orientation.matrix(into: CGRect(origin: .zero, size: turned)), width: Int(clamping: turned.width),
      height: Int(clamping: turned.height))?.png()
  }
}

private enum ImageTransferError: Error { case withoutPixels }

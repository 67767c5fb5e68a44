// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

extension PictureDecoder {
  /// - Parameters:
  ///   - scale: Pixels per point; SVG has points.
  ///   - isAwaited: Whether windows may leave the picture's place empty for the first frames.
  package static func decode(
    _ data: Data, name: String, scale: CGFloat = 1, isTemplate: Bool = false, isAwaited: Bool = false
  ) throws -> Picture {
    try decode(data, from: nil, name: name, scale: scale, isTemplate: isTemplate, isAwaited: isAwaited)
  }

  /// - Parameter file: The file of the data, if that is read again at each decoding; nil: the data are kept.
  private static func decode(
    _ data: Data, from file: URL?, name: String, scale: CGFloat, isTemplate: Bool, isAwaited: Bool
  ) throws -> Picture {
    guard !data.isEmpty else { throw PictureError.empty }
    guard data.count <= mostBytes else { throw PictureError.tooManyBytes(data.count) }
    if VectorPicture.isVector(data) { return try VectorPicture(data, name: name, isTemplate: isTemplate) }
    if decodesWhenDrawn, let size = PictureHeader.size(data), size.count > (isAwaited ? smallPixels : largePixels) {
      try check(width: size.width, height: size.height)
      return EncodedPicture(
        file.map { .file($0) } ?? .data(data), size, name: name, scale: scale, isTemplate: isTemplate,
        isAwaited: isAwaited)
    }
    return Bitmap(try pixels(of: data), name: name, scale: scale, isTemplate: isTemplate)
  }

  /// - Parameters:
  ///   - readsAgain: Whether the file stays where it is, as one of a bundle does: its data need not be kept for a picture that is
  ///     decoded later.
  ///   - isAwaited: Whether windows may leave the picture's place empty for the first frames.
  package static func decode(
    contentsOf url: URL, name: String, scale: CGFloat = 1, isTemplate: Bool = false, readsAgain: Bool = false,
    isAwaited: Bool = false
  ) throws -> Picture {
    try decode(
      read(url), from: readsAgain ? url : nil, name: name, scale: scale, isTemplate: isTemplate, isAwaited: isAwaited)
  }

  /// Reads the drawing of a symbol set; a drawing without variants of a symbol is a picture like others.
  package static func decodeSymbol(contentsOf url: URL, name: String) throws -> Picture {
    let data = try read(url)
    let page = SymbolPage.withoutNotes(data).flatMap { try? VectorPicture($0, name: name, isTemplate: true) }
    if let symbol = page.flatMap(SymbolTemplate.init) { return symbol }
    let picture = try decode(data, name: name, isTemplate: true)
    return (picture as? VectorPicture).flatMap(SymbolTemplate.init) ?? picture
  }

  static func read(_ url: URL) throws(PictureError) -> Data {
    do {
      return try RegularFile.read(url, limit: mostBytes)
    } catch RegularFile.Refusal.tooLarge(let limit) {
      throw .tooManyBytes((try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? limit + 1)
    } catch RegularFile.Refusal.notAFile {
      throw .unreadable("\(url.path) is no file")
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      // A link to nothing has a name.
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
      throw .unreadable(isLink ? "\(url.path) is no file" : "there is no file \(url.path)")
    } catch RegularFile.Refusal.endlessLinks {
      throw .unreadable("\(url.path) is a link that leads to itself")
    } catch { throw .unreadable("\(url.path): \(error.fileReason)") }
  }
}

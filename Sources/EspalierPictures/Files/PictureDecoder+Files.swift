// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

extension PictureDecoder {
  /// - Parameter scale: Pixels per point; SVG has points.
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
    return try decode(read(url), name: name, scale: scale, isTemplate: isTemplate)
  }

  /// Reads the drawing of a symbol set; a drawing without variants of a symbol is a picture like others.
  package static func decodeSymbol(contentsOf url: URL, name: String) throws -> Picture {
    let data = try read(url)
    let page = SymbolPage.withoutNotes(data).flatMap { try? VectorPicture($0, name: name, isTemplate: true) }
    if let symbol = page.flatMap(SymbolTemplate.init) { return symbol }
    let picture = try decode(data, name: name, isTemplate: true)
    return (picture as? VectorPicture).flatMap(SymbolTemplate.init) ?? picture
  }

  private static func read(_ url: URL) throws(PictureError) -> Data {
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

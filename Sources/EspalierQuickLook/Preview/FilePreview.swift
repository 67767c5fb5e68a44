// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierFiles
import EspalierPictures
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// The content of a file, as far as a preview shows it.
enum FilePreview {
  case picture(_ImageContent)
  case text(String, isWhole: Bool)
  /// A file of another kind, with its size in bytes.
  case other(Int?)
  /// A file that cannot be read, with the reason.
  case unreadable(String)

  /// The part of a text that is shown, in bytes.
  private static let mostText = 256 << 10

  /// Reads a file: pictures of all formats that `Image` has, texts in UTF-8.
  init(_ url: URL) {
    guard url.isFileURL else {
      self = .unreadable("It is no file.")
      return
    }
    guard let values = try? url.resourceValues(forKeys: [.fileSizeKey, .isDirectoryKey]) else {
      self = .unreadable("There is no such file.")
      return
    }
    let size = values.fileSize
    if values.isDirectory == true {
      self = .other(nil)
    } else if let content = _ImageContent(contentsOf: url) {
      self = .picture(content)
    } else if let text = Self.text(of: url, size: size ?? 0) {
      self = text
    } else {
      self = .other(size)
    }
  }

  private static func text(of url: URL, size: Int) -> FilePreview? {
    // A pipe would keep its reader waiting.
    guard FileStatus(url)?.kind == .file, let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    guard var data = try? file.read(upToCount: mostText + 1) else { return nil }
    let isWhole = data.count <= mostText
    if !isWhole {
      // The part may end inside of a character.
      data = data.prefix(mostText)
      while let last = data.last, last & 0xC0 == 0x80 { data = data.dropLast() }
      data = data.dropLast()
    }
    guard !data.contains(0), let text = String(data: data, encoding: .utf8) else { return nil }
    return .text(text, isWhole: isWhole)
  }
}

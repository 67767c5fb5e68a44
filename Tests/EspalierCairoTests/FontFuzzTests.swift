// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierDrawing
import EspalierGeometry
import EspalierTestSupport
import EspalierText
import Foundation
import Testing

/// Whatever a font file has, text is laid out and drawn, with its glyphs or with boxes.
@MainActor
@Suite("Mutated fonts", .serialized)
final class FontFuzzTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var families: FontLibrary.Families {
    var families = FontLibrary.Families()
    families.standard = "Block"
    return families
  }

  /// The ink of a text that is drawn with the fonts of the folder.
  private func draw() throws -> Bool {
    let usual = FontLibrary.shared
    defer { FontLibrary.shared = usual }
    FontLibrary.shared = FontLibrary(directories: [folder.path], families: families)
    let text = TextLayoutCache.layout(StyledText("AB fiAé", font: FontDescription(size: 20)))
    let item = DisplayItem(.text(text, frame: CGRect(origin: .zero, size: text.size), color: .black))
    _ = try CairoRenderer.data(.png, DisplayList([item]), size: CGSize(width: 64, height: 32))
    return FontLibrary.shared.hasFonts
  }

  @Test func fonts() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("font.ttf")
    let corpus = try MutationRun.corpus("Tests/EspalierCairoTests/Corpus/Fonts")
    var number = 0.0
    struct NoFont: Error {}
    func read(_ data: Data) throws {
      // A new file: Pango may have the one before in its memory still.
      try data.write(to: file, options: .atomic)
      // The validity of fontconfig's cache of a folder depends on the folder's date.
      number += 10
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000 + number)], ofItemAtPath: folder.path)
      if try !draw() { throw NoFont() }
    }
    try read(corpus[0])
    // A library of fonts is never taken down.
    let run = MutationRun(
      "fonts", corpus: corpus,
      words: ["glyf", "loca", "cmap", "GSUB", "GPOS", "kern", "CFF ", "COLR", "fvar", "sbix", "OTTO", "ttcf", "wOFF"],
      memory: 2 << 30)
    run { data in try read(data) }
  }
}

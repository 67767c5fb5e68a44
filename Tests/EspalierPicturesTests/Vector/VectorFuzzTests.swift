// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierPictures

/// Whatever an SVG file has, it is drawn or refused in time, and this process goes on.
@Suite("Mutated drawings")
struct VectorFuzzTests {
  private static let words = [
    "<g>", "</g>", "<use href=\"#g\"/>", "<use href=\"#a\"/>", " id=\"a\"", " transform=\"scale(99)\"",
    " opacity=\".5\"",
    " clip-path=\"url(#c)\"", " mask=\"url(#m)\"", " filter=\"url(#f)\"", " fill=\"url(#p)\"", "M0 0", "C1 2 3 4 5 6",
    "A9 9 0 1 1 3 4", "<!--", "-->", "<![CDATA[", "]]>", "&lt;", "&#60;", "<!ENTITY a 'aaaa'>", "&a;", "100%", "1e9",
    "url(#a)",
    " stroke-dasharray=\"0.001\"", " viewBox=\"0 0 1 1\"", "<style>", "{", "}", "<feGaussianBlur stdDeviation=\"99\"/>",
  ]

  /// The other tests of the target run at the same time, and one draws 100 million pixels.
  private static let memory = 2 << 30

  @Test func drawings() throws {
    let run = MutationRun(
      "SVG", corpus: try MutationRun.corpus("Tests/EspalierPicturesTests/Corpus/SVG"), words: Self.words,
      memory: Self.memory)
    run { data in
      let picture = try PictureDecoder.decode(data, name: "mutated")
      _ = picture.surface(width: 64, height: 64, layer: nil)
    }
  }

  @Test func symbolSets() throws {
    let folder = Repository.root.appendingPathComponent("Tests/EspalierPicturesTests/Corpus/SVG")
    let names = ["page.svg", "icon.svg", "style.svg"]
    let run = MutationRun(
      "symbol sets", corpus: try names.map { try Data(contentsOf: folder.appendingPathComponent($0)) },
      words: Self.words + [" id=\"Regular-S\"", " id=\"Black-M\"", " id=\"Capline-M\""], memory: Self.memory)
    run { data in
      let template = SymbolTemplate(try VectorPicture(data, name: "mutated", isTemplate: true))
      _ = template?.picture(in: SymbolStyle(size: 20, weight: 400)).surface(width: 64, height: 64, layer: nil)
    }
  }
}

// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierPictures

/// A whole catalogue, of which each `Contents.json` in turn is a mutated one.
@Suite("Mutated asset catalogues")
final class CatalogFuzzTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mutated-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private let words = [
    "\"filename\"", "\"../a.svg\"", "\"/dev/zero\"", "\"scale\"", "\"1x\"", "\"nan\"", "\"images\"", "\"symbols\"", "[",
    "]",
    "{", "}", ",", "null", "\"appearances\"", "\\u0000",
  ]

  @Test func catalogues() throws {
    let catalog = folder.appendingPathComponent("A.xcassets")
    let places = ["pic.imageset", "sign.symbolset", "Space", "Space/pic.imageset"].map(catalog.appendingPathComponent)
    let corpus = Repository.root.appendingPathComponent("Tests/EspalierPicturesTests/Corpus")
    for place in places {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (name, file) in [("a.svg", "SVG/page.svg"), ("b.png", "Pixels/png.png")] {
        try Data(contentsOf: corpus.appendingPathComponent(file)).write(to: place.appendingPathComponent(name))
      }
    }
    let bundle = try #require(Bundle(path: folder.path))
    var number = 0
    // The other tests of the target run at the same time, and one draws 100 million pixels.
    let run = MutationRun(
      "asset catalogues", corpus: try MutationRun.corpus("Tests/EspalierPicturesTests/Corpus/Catalogs"), words: words,
      memory: 2 << 30)
    run { data in
      number += 1
      try data.write(to: places[number % places.count].appendingPathComponent("Contents.json"))
      let library = PictureLibrary(limit: 1 << 20)
      for name in ["pic", "sign", "Space/pic"] {
        for isDark in [false, true] {
          _ = library.picture(named: name, bundle: bundle, for: PictureScreen(scale: 2, isDark: isDark))
        }
      }
      _ = library.takeWarnings()
    }
  }
}

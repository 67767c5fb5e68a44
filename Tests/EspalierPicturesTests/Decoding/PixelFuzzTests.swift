// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierPictures

/// Whatever a file of pixels has, it is decoded or refused in time.
@Suite("Mutated pictures")
struct PixelFuzzTests {
  private static let words = ["IHDR", "IDAT", "zTXt", "iCCP", "acTL", "ANIM", "ANMF", "VP8X", "GIF89a", "\u{0}\u{1}"]

  @Test("PNG, JPEG, GIF, WebP and the others", arguments: ["png", "jpg", "gif", "webp", "bmp", "tiff", "ico", "ppm"])
  func pixels(_ format: String) throws {
    let folder = Repository.root.appendingPathComponent("Tests/EspalierPicturesTests/Corpus/Pixels")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix("." + format) }
    let run = MutationRun(
      format.uppercased(), corpus: try names.map { try Data(contentsOf: folder.appendingPathComponent($0)) },
      // The other tests of the target run at the same time, and one draws 100 million pixels.
      words: Self.words, memory: 2 << 30)
    run { data in
      let picture = try PictureDecoder.decode(data, name: "mutated")
      _ = picture.reduced(width: 8, height: 8, interpolation: .medium)
    }
  }
}

// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Image")
struct ImageTests {
  /// A folder with pictures, as a bundle.
  private static func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.svg(width: 40, height: 20).write(to: folder.appendingPathComponent("wide.svg"))
    try Data("no picture".utf8).write(to: folder.appendingPathComponent("broken.png"))
    try #"{"images": [{"filename": "../outside.png"}]}"#
      .writeFile(folder.appendingPathComponent("A.xcassets/outside.imageset/Contents.json"))
    return try #require(Bundle(path: folder.path))
  }

  private static func svg(width: Int, height: Int) -> Data {
    Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">
      <rect width="\(width)" height="\(height)" fill="#ff0000"/></svg>
      """.utf8)
  }

  @Test("L5: an image has its own size unless it is resizable")
  func sizes() throws {
    let bundle = try Self.bundle()
    let fixed = ViewHost(Image("wide", bundle: bundle), size: CGSize(width: 200, height: 200))
    #expect(fixed.sizeThatFits(ProposedViewSize(width: 200, height: 200)) == CGSize(width: 40, height: 20))
    #expect(fixed.sizeThatFits(ProposedViewSize(width: 10, height: 10)) == CGSize(width: 40, height: 20))
    let resizable = ViewHost(Image("wide", bundle: bundle).resizable(), size: CGSize(width: 200, height: 200))
    #expect(resizable.sizeThatFits(ProposedViewSize(width: 200, height: 90)) == CGSize(width: 200, height: 90))
    #expect(resizable.sizeThatFits(ProposedViewSize(width: nil, height: 90)) == CGSize(width: 40, height: 90))
    #expect(resizable.sizeThatFits(.unspecified) == CGSize(width: 40, height: 20))
  }

  @Test("L76: scaledToFit and scaledToFill keep a resizable image's own proportion")
  func proportions() throws {
    let bundle = try Self.bundle()
    func size(_ view: some View) -> CGSize {
      ViewHost(view).sizeThatFits(ProposedViewSize(width: 100, height: 100))
    }
    #expect(size(Image("wide", bundle: bundle).resizable().scaledToFit()) == CGSize(width: 100, height: 50))
    #expect(size(Image("wide", bundle: bundle).resizable().scaledToFill()) == CGSize(width: 200, height: 100))
    #expect(size(Image("wide", bundle: bundle).scaledToFit()) == CGSize(width: 40, height: 20))
  }

  @Test("a name that nothing is found for warns once, by name, and draws nothing")
  func missing() throws {
    let host = ViewHost(
      VStack {
        Image("nowhere")
        Image("nowhere")
      })
    #expect(host.warnings.map(\.text) == ["No image named 'nowhere' was found in the main bundle."])
    #expect(host.dump(.displayList).contains("nowhere") == false)
  }

  @Test("a damaged file warns with its reason")
  func damaged() throws {
    let host = ViewHost(Image("broken", bundle: try Self.bundle()))
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.text.hasPrefix("The image 'broken' (broken.png) is not shown: ") == true)
  }

  @Test("a reason that is a sentence ends once")
  func outsideOfItsSet() throws {
    let host = ViewHost(Image("outside", bundle: try Self.bundle()))
    #expect(
      host.warnings.map(\.text) == [
        "The image 'outside' (Contents.json) is not shown: it cannot be read: The filename \"../outside.png\" is a path; "
          + "name a file of the set."
      ])
  }

  @Test("a symbol is as large as the font, a template in the foreground's colour")
  func symbol() throws {
    let small = ViewHost(Image(systemName: "circle").font(.system(size: 10)))
    let large = ViewHost(Image(systemName: "circle").font(.system(size: 20)))
    #expect(abs(small.size.width * 2 - large.size.width) < 0.01)
    let host = ViewHost(Image(systemName: "circle.fill").foregroundStyle(.red).font(.system(size: 40)), scale: 2)
    let png = try host.png()
    #expect(!png.isEmpty)
    #expect(host.dump(.displayList).contains("#FF"))
  }

  @Test("a screen reader reads the name, the label, or nothing")
  func accessibility() throws {
    let bundle = try Self.bundle()
    let host = ViewHost(
      VStack {
        Image(systemName: "star.fill")
        Image("wide", bundle: bundle, label: Text("A wide one"))
        Image(decorative: "wide", bundle: bundle)
      })
    #expect(host.all(.role(.image)).compactMap(\.label) == ["star", "A wide one"])
  }
}

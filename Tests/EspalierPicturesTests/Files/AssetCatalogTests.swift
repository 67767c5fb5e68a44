// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation
import Testing

@testable import EspalierPictures

@Suite("Names of pictures")
final class AssetCatalogTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
    try put("Assets.xcassets/Logo.imageset/Contents.json", Self.contents)
    for (file, side) in [("one.svg", 10), ("two.svg", 20), ("dark.svg", 30)] {
      try put("Assets.xcassets/Logo.imageset/\(file)", Self.svg(side))
    }
    try put("Assets.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try put(
      "Assets.xcassets/Icons/gear.imageset/Contents.json",
      #"{"images": [{"filename": "g.svg", "idiom": "universal"}], "properties": {"template-rendering-intent": "template"}}"#
    )
    try put("Assets.xcassets/Icons/gear.imageset/g.svg", Self.svg(12))
    try put("Assets.xcassets/Broken.imageset/Contents.json", "{")
    try put("photo.svg", Self.svg(40))
    try put("photo@2x.svg", Self.svg(80))
    try put("Resources/deep.svg", Self.svg(7))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let contents = """
    {"images": [
      {"filename": "one.svg", "idiom": "universal", "scale": "1x"},
      {"filename": "two.svg", "idiom": "universal", "scale": "2x"},
      {"idiom": "universal", "scale": "3x"},
      {"filename": "dark.svg", "idiom": "universal", "scale": "1x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}
    ]}
    """

  private static func svg(_ side: Int) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(side)" height="\#(side)"><rect width="9" height="9"/></svg>"#
  }

  private func put(_ path: String, _ text: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func file(_ name: String, scale: CGFloat = 1, dark: Bool = false) -> PictureFile? {
    PictureFolder(folder).file(named: name, for: PictureScreen(scale: scale, isDark: dark))
  }

  @Test("an image set gives the picture for the scale, else the next finer, else the finest")
  func scales() {
    #expect(file("Logo")?.url.lastPathComponent == "one.svg")
    #expect(file("Logo", scale: 1.5)?.url.lastPathComponent == "two.svg")
    #expect(file("Logo", scale: 3)?.url.lastPathComponent == "two.svg")
    #expect(file("Logo", scale: 3)?.scale == 2)
  }

  @Test("an image set gives the picture for the dark")
  func dark() { #expect(file("Logo", dark: true)?.url.lastPathComponent == "dark.svg") }

  @Test("folders that provide a namespace are a part of the name")
  func namespaces() {
    #expect(file("Icons/gear")?.isTemplate == true)
    #expect(file("gear") == nil)
  }

  @Test("a colour set is the one with the whole name; where none has it, one with its last part")
  func colorSets() throws {
    for path in ["Icons/brand", "Plain/brand", "Icons/line"] {
      try put("Assets.xcassets/\(path).colorset/Contents.json", "{}")
    }
    func set(_ name: String) -> String? {
      PictureFolder(folder).colorSet(named: name)?.pathComponents.suffix(2).joined(separator: "/")
    }
    #expect(set("brand") == "Plain/brand.colorset" && set("Icons/brand") == "Icons/brand.colorset")
    #expect(set("line") == "Icons/line.colorset" && set("Plain/line") == "Icons/line.colorset" && set("none") == nil)
  }

  @Test("a symbol set is a template that is found behind image sets of its name")
  func symbolSets() throws {
    let contents = #"{"symbols": [{"idiom": "universal"}, {"filename": "s.svg", "idiom": "universal"}]}"#
    for name in ["Leaf", "Logo"] { try put("Assets.xcassets/\(name).symbolset/Contents.json", contents) }
    #expect(file("Leaf")?.url.lastPathComponent == "s.svg")
    #expect(file("Leaf")?.isSymbol == true && file("Leaf")?.isTemplate == true)
    #expect(file("Logo")?.isSymbol == false)
  }

  @Test("files beside the catalogue, with and without their ending")
  func files() {
    #expect(file("photo")?.url.lastPathComponent == "photo.svg")
    #expect(file("photo.svg", scale: 2)?.url.lastPathComponent == "photo@2x.svg")
    #expect(file("deep")?.url.lastPathComponent == "deep.svg")
  }

  @Test("what is outside is missing", arguments: ["", "../photo", "nowhere"])
  func missing(_ name: String) throws {
    let bundle = try #require(Bundle(path: folder.path))
    let answer = PictureLibrary(limit: 1000).picture(
      named: name, bundle: bundle, for: PictureScreen(scale: 1, isDark: false))
    guard case .missing = answer else {
      Issue.record("\(name) was found")
      return
    }
  }

  @Test("a picture is decoded once")
  func memory() throws {
    let bundle = try #require(Bundle(path: folder.path))
    let library = PictureLibrary(limit: 1000)
    func picture() -> Picture? {
      let answer = library.picture(named: "photo", bundle: bundle, for: PictureScreen(scale: 1, isDark: false))
      if case .found(let picture) = answer { return picture }
      return nil
    }
    let first = try #require(picture())
    #expect(picture() === first)
  }
}

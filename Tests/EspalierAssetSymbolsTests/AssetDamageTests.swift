// SPDX-License-Identifier: MIT

import EspalierAssets
import Foundation
import Testing

/// Sets of a catalogue that a program cannot show, as `espalier check` reports them.
@Suite("Damaged sets of catalogues")
final class AssetDamageTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("damage-" + UUID().uuidString)
  private var catalog: URL { folder.appendingPathComponent("Assets.xcassets") }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func put(_ path: String, _ contents: String?) throws {
    let set = catalog.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try contents?.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
  }

  private var damage: [String] {
    AssetCatalog(catalog).damagedSets.map { String("\($0)".dropFirst(catalog.path.count + 1)) }
  }

  @Test func damagedAndMissingListsAreReported() throws {
    try put("Sky.colorset", #"{"colors": ["#)
    try put("Sea.colorset", #"{"colors": "blue"}"#)
    try put("Gone.colorset", nil)
    try put("Good.colorset", #"{"colors": [{"idiom": "universal"}], "info": {"version": 1}}"#)
    try put("Icons/Star.imageset", "no JSON")
    #expect(
      damage == [
        "Gone.colorset/Contents.json: It is not there.",
        "Sea.colorset/Contents.json: It is no JSON of an asset catalogue.",
        "Sky.colorset/Contents.json: It is no JSON of an asset catalogue.",
        "Icons/Star.imageset/Contents.json: It is no JSON of an asset catalogue.",
      ])
  }

  @Test func missingFilesAreReported() throws {
    try put(
      "Tree.imageset", #"{"images": [{"filename": "tree.png"}, {"idiom": "universal"}, {"filename": "a/b.png"}]}"#)
    #expect(
      damage == [
        #"Tree.imageset/Contents.json: The file "tree.png" of the set is not there."#,
        #"Tree.imageset/Contents.json: The filename "a/b.png" is a path; name a file of the set."#,
      ])
    try Data().write(to: catalog.appendingPathComponent("Tree.imageset/tree.png"))
    #expect(damage.count == 1)
  }

  @Test func emptySetsAreNotDamaged() throws {
    try put("Empty.imageset", #"{"info": {"author": "xcode", "version": 1}}"#)
    #expect(damage.isEmpty)
  }
}

// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation
import Testing

@Suite("Data of asset catalogues")
struct DataAssetTests {
  @Test("A data set of a bundle has its file and the kind of it; a path out of the catalogue is none")
  func data() throws {
    let bundle = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: bundle) }
    func put(_ set: String, _ contents: String) throws {
      let folder = bundle.appendingPathComponent("Assets.xcassets/Sounds/\(set).dataset")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try contents.write(to: folder.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    }
    try put(
      "ding",
      """
      {"info": {"author": "xcode", "version": 1},
       "data": [{"filename": "ding.wav", "idiom": "universal", "universal-type-identifier": "com.microsoft.waveform-audio"}]}
      """)
    try put("broken", "{\"data\": [{\"filename\": \"../ding.dataset/ding.wav\"}]}")
    try Data([1, 2, 3]).write(to: bundle.appendingPathComponent("Assets.xcassets/Sounds/ding.dataset/ding.wav"))
    let found = try #require(Bundle(url: bundle))
    let asset = try #require(NSDataAsset(name: "ding", bundle: found))
    #expect(asset.data == Data([1, 2, 3]) && asset.typeIdentifier == "com.microsoft.waveform-audio")
    #expect(asset.name == "ding")
    #expect(NSDataAsset(name: "broken", bundle: found) == nil)
    #expect(NSDataAsset(name: "none", bundle: found) == nil && NSDataAsset(name: "none") == nil)
  }
}

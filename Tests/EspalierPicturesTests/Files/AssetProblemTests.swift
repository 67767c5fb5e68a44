// SPDX-License-Identifier: MIT

import EspalierAssets
import EspalierTestSupport
import Foundation
import Glibc
import Testing

@testable import EspalierPictures

/// Catalogues of other people: what is wrong in one is not used, and a sentence names the file.
@Suite("Damaged asset catalogues")
final class AssetProblemTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("damaged-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var catalog: URL { folder.appendingPathComponent("A.xcassets") }
  private var picture: URL { catalog.appendingPathComponent("pic.imageset") }
  private var contents: URL { picture.appendingPathComponent("Contents.json") }

  private func put(_ url: URL, _ data: Data) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func put(images: String) throws { try put(contents, Data("{\"images\": [\(images)]}".utf8)) }

  private var drawing: Data { Data("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>".utf8) }

  /// The result of `Image("pic")`: the picture and warnings, or the reason why there is none.
  private func answer() throws -> (picture: Picture?, texts: [String]) {
    let library = PictureLibrary(limit: 1000)
    let bundle = try #require(Bundle(path: folder.path))
    switch library.picture(named: "pic", bundle: bundle, for: PictureScreen(scale: 1, isDark: false)) {
    case .found(let picture): return (picture, library.takeWarnings())
    case .missing: return (nil, library.takeWarnings())
    case .damaged(let url, let error): return (nil, ["\(url.path): \(error)"] + library.takeWarnings())
    }
  }

  @Test(
    "a filename is no path",
    arguments: ["../../../secret.svg", "/etc/passwd", "a/b.svg", "..", "a\\u0000.svg", "a/\u{301}b.svg"])
  func paths(_ name: String) throws {
    try put(folder.appendingPathComponent("secret.svg"), drawing)
    try put(picture.appendingPathComponent("a/b.svg"), drawing)
    try put(images: "{\"filename\": \"\(name)\"}")
    let (shown, texts) = try answer()
    #expect(shown == nil)
    let named = name.replacingOccurrences(of: "\\u0000", with: "\0")
    #expect(
      texts == [
        "\(contents.path): it cannot be read: The filename \"\(named)\" is a path; name a file of the set."
      ])
  }

  @Test func aLinkStaysInTheCatalogue() throws {
    try put(folder.appendingPathComponent("secret.svg"), drawing)
    try put(catalog.appendingPathComponent("shared.svg"), drawing)
    try put(images: "{\"filename\": \"a.svg\"}")
    let file = picture.appendingPathComponent("a.svg")
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "../../secret.svg")
    #expect(
      try answer().texts == [
        "\(file.path): it cannot be read: It is a link out of the asset catalogue; copy the file."
      ])
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "../shared.svg")
    #expect(try answer().picture != nil)
  }

  @Test(
    "a scale that is none is left out",
    arguments: ["1e-300x", "nan", "0x", "-1x", "999x", "inf", "x", "1..5x", "0x10", "١x", "1xx"])
  func scales(_ scale: String) throws {
    try put(picture.appendingPathComponent("a.svg"), drawing)
    try put(images: "{\"filename\": \"a.svg\", \"scale\": \"\(scale)\"}")
    let text = "The scale \"\(scale)\" is none; a picture has 1x, 2x or 3x, at most 16x."
    #expect(try answer().texts == ["\(contents.path): it cannot be read: " + text])
    // Another picture of the set is shown.
    try put(images: "{\"filename\": \"a.svg\", \"scale\": \"\(scale)\"}, {\"filename\": \"a.svg\", \"scale\": \"2x\"}")
    let (shown, texts) = try answer()
    #expect(shown?.size == CGSize(width: 4, height: 4) && texts == ["\(contents.path): \(text)"])
  }

  @Test func contentsHaveLimits() throws {
    func expect(_ reason: String, _ place: SourceLocation = #_sourceLocation) throws {
      #expect(try answer().texts == ["\(contents.path): it cannot be read: \(reason)"], sourceLocation: place)
    }
    try put(contents, Data(("{\"images\": " + String(repeating: "[", count: 10_000)).utf8))
    try expect("Its lists and dictionaries are nested more than 32 levels deep.")
    try put(contents, Data(repeating: 0x20, count: 1 << 20 + 1))
    try expect("It has more than 1048576 bytes.")
    try put(contents, Data("{".utf8))
    try expect("It is no JSON of an asset catalogue.")
    try FileManager.default.removeItem(at: contents)
    try expect("It is not there.")
    #expect(mkfifo(contents.path, 0o600) == 0)
    try expect("It is a pipe, not a file.")
    try FileManager.default.removeItem(at: contents)
    try put(images: "{\"filename\": \"a.png\"}")
    #expect(mkfifo(picture.appendingPathComponent("a.png").path, 0o600) == 0)
    #expect(try answer().texts.first?.hasSuffix("a.png is no file") == true)
  }

  @Test func foldersThatLeadBackHaveAnEnd() throws {
    try put(picture.appendingPathComponent("a.svg"), drawing)
    for number in 0..<20 {
      let link = catalog.appendingPathComponent("loop\(number)").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: number < 10 ? "." : "..")
    }
    let start = threadTime()
    let found = AssetCatalog(catalog)
    #expect(found[.image].keys.sorted() == ["pic"] && threadTime() - start < 5)
  }

  @Test func foldersAreReadSixteenLevelsDeep() throws {
    let deep = (0..<20).reduce(catalog) { folder, _ in folder.appendingPathComponent("f") }
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    let problems = AssetCatalog(catalog).problems
    #expect(problems.map(\.reason) == ["Folders of an asset catalogue are read 16 levels deep."])
  }
}

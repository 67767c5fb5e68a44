// SPDX-License-Identifier: MIT

import EspalierQuickLook
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Previews of files")
struct QuickLookTests {
  private static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()

  static func file(_ name: String, _ data: Data) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try data.write(to: url)
    return url
  }

  static func picture(_ name: String, _ size: CGSize) throws -> URL {
    try file(name, ViewHost(Color.red, size: size).png())
  }

  private struct Listed: View {
    let urls: [URL]
    @State private var selection: URL?
    var body: some View {
      NavigationStack {
        List(urls, id: \.self) { url in Button(url.lastPathComponent) { selection = url } }
      }
      .quickLookPreview($selection, in: urls)
      Text(selection == nil ? "closed" : "open")
    }
  }

  private struct Single: View {
    @State var url: URL?
    var body: some View { Text("Below").quickLookPreview($url) }
  }

  @Test("A text is shown in a sheet over a list, with buttons for the other files") func pages() throws {
    let urls = [
      try Self.file("a.txt", Data("first text".utf8)), try Self.file("b.txt", Data("second text".utf8)),
    ]
    let host = ViewHost(Listed(urls: urls), size: CGSize(width: 800, height: 600))
    try host.get(.role(.button, name: "a.txt")).tap()
    try host.settle()
    _ = try host.get(.text("first text"))
    try host.get(.label("Next")).tap()
    try host.settle()
    _ = try host.get(.text("second text"))
    #expect(host.all(.text("first text")).isEmpty)
    try host.get(.role(.button, name: "Done")).tap()
    try host.settle()
    #expect(host.all(.text("second text")).isEmpty)
    _ = try host.get(.text("closed"))
  }

  @Test("A picture, a file of another kind and one that is gone are shown by what they are") func kinds() throws {
    let size = CGSize(width: 600, height: 500)
    let picture = ViewHost(Single(url: try Self.picture("p.png", CGSize(width: 40, height: 20))), size: size)
    try picture.settle()
    _ = try picture.get(.role(.image, name: "p.png"))
    let other = ViewHost(Single(url: try Self.file("data.bin", Data([0, 1, 2, 3]))), size: size)
    try other.settle()
    #expect(other.all(.text("data.bin")).count == 2)
    _ = try other.get(.text("4 bytes"))
    let gone = ViewHost(Single(url: URL(fileURLWithPath: "/nowhere/gone.txt")), size: size)
    try gone.settle()
    _ = try gone.get(.text("There is no such file."))
  }

  @Test("The beginning of a long text is shown") func longText() throws {
    let url = try Self.file("long.txt", Data(String(repeating: "ä line\n", count: 60_000).utf8))
    let host = ViewHost(Single(url: url), size: CGSize(width: 600, height: 500))
    try host.settle()
    _ = try host.get(.text("The beginning of the file is shown."))
  }
}

@MainActor @Suite("Thumbnails of files")
struct ThumbnailTests {
  private func request(
    _ url: URL, _ types: QLThumbnailGenerator.Request.RepresentationTypes = .all, _ size: CGFloat = 32
  ) -> QLThumbnailGenerator.Request {
    .init(fileAt: url, size: CGSize(width: size, height: size), scale: 2, representationTypes: types)
  }

  @Test("The picture of a file fits into the size, in its proportions and with its pixels per point") func picture()
    async throws
  {
    let url = try QuickLookTests.picture("thumb.png", CGSize(width: 200, height: 100))
    let found = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(url))
    #expect(found.type == .thumbnail)
    #expect(found.cgImage.width == 64 && found.cgImage.height == 32)
    #expect(found.contentRect.size == CGSize(width: 32, height: 16))
    #expect(found.cgImage.data.prefix(1).first ?? 0 > 200)
  }

  @Test("A file without a picture has an icon, or an error if none was requested") func icon() async throws {
    let url = try QuickLookTests.file("thumb.txt", Data("text".utf8))
    let icon = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(url))
    #expect(icon.type == .icon && icon.cgImage.data.contains { $0 > 0 })
    await #expect(throws: QLThumbnailError.self) {
      try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(url, .thumbnail))
    }
    await #expect(throws: QLThumbnailError.self) {
      try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(URL(fileURLWithPath: "/nowhere")))
    }
    await #expect(throws: QLThumbnailError.self) {
      try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(url, .all, 0))
    }
  }
}

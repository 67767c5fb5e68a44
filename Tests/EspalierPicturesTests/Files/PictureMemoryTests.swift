// SPDX-License-Identifier: MIT

import EspalierDrawing
import Foundation
import Testing

@testable import EspalierPictures

/// The content of the caches of pictures, and the time for which it is kept.
@Suite final class PictureMemoryTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("memory-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private let screen = PictureScreen(scale: 1, isDark: false)

  private func write(_ name: String, _ data: Data) throws { try data.write(to: folder.appendingPathComponent(name)) }

  private func found(_ name: String, in library: PictureLibrary) throws -> Picture? {
    let bundle = try #require(Bundle(path: folder.path))
    guard case .found(let picture) = library.picture(named: name, bundle: bundle, for: screen) else { return nil }
    return picture
  }

  @Test("beyond the limit, pictures that were not used longest are forgotten, the newest never")
  func limit() throws {
    for name in ["a", "b", "c", "d", "e", "f"] { try write(name + ".jpg", SmallPicture.jpeg.data) }
    // 16 × 8 pixels are 512 bytes: five fit, and two into half of the limit, which is what remains.
    let library = PictureLibrary(limit: 2600)
    let first = try ["a", "b", "c", "d", "e"].map { try #require(try found($0, in: library)) }
    #expect(try found("a", in: library) === first[0])
    let newest = try #require(try found("f", in: library))
    #expect(try found("f", in: library) === newest && found("a", in: library) === first[0])
    #expect(try found("e", in: library) !== first[4])
  }

  @Test("a file without a picture in it is damaged, with its place and the reason")
  func damage() throws {
    try write("broken.png", Data("no picture".utf8))
    try write("empty.png", Data())
    let bundle = try #require(Bundle(path: folder.path))
    let library = PictureLibrary(limit: 1000)
    func damage(_ name: String) -> (URL, PictureError)? {
      if case .damaged(let url, let error) = library.picture(named: name, bundle: bundle, for: screen) {
        return (url, error)
      }
      return nil
    }
    let broken = try #require(damage("broken"))
    #expect(broken.0.lastPathComponent == "broken.png")
    guard case .notDecodable = broken.1 else { throw broken.1 }
    #expect(try #require(damage("empty")).1 == .empty)
    // Once it is mended, it is found.
    try write("broken.png", SmallPicture.png.data)
    #expect(try found("broken", in: library)?.rows.count == 2)
  }

  @Test("a drawing that takes too long is tried once, however many views show it, until its file changes")
  func slowDrawing() throws {
    let filter = "<filter id='f'><feTurbulence baseFrequency='0.9' numOctaves='1000000'/></filter>"
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'>"
    try write("slow.svg", Data("\(svg)\(filter)<rect width='99' height='99' filter='url(#f)'/></svg>".utf8))
    let library = PictureLibrary(limit: 1000)
    let clock = ContinuousClock()
    let first = try clock.measure { _ = try found("slow", in: library) }
    let others = try clock.measure { for _ in 0..<6 { _ = try found("slow", in: library) } }
    #expect(others < first / 2, "\(first), then \(others)")
    try write("slow.svg", Data("\(svg)<rect width='9' height='9'/></svg>".utf8))
    #expect(try found("slow", in: library) != nil)
  }

  @Test("a folder with a picture's name is no picture")
  func folders() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("shelf.png"), withIntermediateDirectories: true)
    #expect(try found("shelf", in: PictureLibrary(limit: 1000)) == nil)
    let error = #expect(throws: PictureError.self) {
      try PictureDecoder.decode(contentsOf: folder.appendingPathComponent("shelf.png"), name: "shelf")
    }
    #expect(error == .unreadable("\(folder.path)/shelf.png is no file"))
    #expect(throws: PictureError.unreadable("there is no file \(folder.path)/none.png")) {
      try PictureDecoder.decode(contentsOf: folder.appendingPathComponent("none.png"), name: "none")
    }
  }

  @Test("a link to a picture is a picture, and a broken one is none")
  func symbolicLinks() throws {
    try write("red.png", SmallPicture.png.data)
    for (link, target) in [("link.png", "red.png"), ("broken.png", "none.png")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
    }
    #expect(try found("link", in: PictureLibrary(limit: 1000))?.rows.count == 2)
    #expect(throws: PictureError.unreadable("\(folder.path)/broken.png is no file")) {
      try PictureDecoder.decode(contentsOf: folder.appendingPathComponent("broken.png"), name: "broken")
    }
  }

  @Test("folders around a source file are its own, and those above that have pictures, up to the repository")
  func surroundings() throws {
    let files = FileManager.default
    for path in ["repository/.git", "repository/Assets.xcassets", "repository/Sources/App/Views", "Resources"] {
      try files.createDirectory(at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    func names(_ path: String) -> [String] {
      PictureLibrary.folders(around: folder.appendingPathComponent(path)).map(\.lastPathComponent)
    }
    #expect(names("repository/Sources/App/Views/Page.swift") == ["Views", "repository"])
    #expect(names("repository/Page.swift") == ["repository"])
    // Without a repository, up to four folders above.
    #expect(names("a/b/c/Page.swift") == ["c", folder.lastPathComponent])
    #expect(names("a/b/c/d/e/Page.swift") == ["e"])
  }

  @Test("drawn pixels are remembered for each size and layer, up to a number of bytes")
  func surfaces() throws {
    let picture = try #require(Bitmap(rgba: [1, 2, 3, 255], width: 1, height: 1, name: "dot", scale: 1))
    let cache = SurfaceCache(limit: 4000)
    var made = 0
    func surface(_ side: Int, layer: Int? = nil) -> PixelSurface? {
      cache.surface(picture, .drawn(width: side, height: side, layer: layer)) {
        made += 1
        return PixelSurface(width: side, height: side) { _ in }
      }
    }
    let ten = surface(10)
    #expect(surface(10) === ten && made == 1)
    #expect(surface(10, layer: 0) !== ten && made == 2)
    #expect(cache.byteCount == 800)
    // More than half of the limit is never remembered.
    _ = surface(30)
    _ = surface(30)
    #expect(made == 4 && cache.byteCount == 800)
    // Beyond the limit half of it remains: the newest.
    let newest = (0..<9).map { surface(10, layer: $0 + 1) }
    #expect(cache.byteCount <= 2000)
    let count = made
    #expect(surface(10, layer: 9) === newest[8] && made == count)
    _ = surface(10)
    #expect(made == count + 1)
    cache.removeAll()
    #expect(cache.byteCount == 0 && surface(10, layer: 9) !== newest[8])
    // A size that cannot be drawn is not remembered.
    #expect(surface(0) == nil && surface(40_000) == nil)
  }

  /// A program that shows one new picture after the other keeps none of them alive.
  @Test func theSurfacesOfAPictureDoNotKeepIt() throws {
    func dot() throws -> Bitmap {
      try #require(Bitmap(rgba: [1, 2, 3, 255], width: 1, height: 1, name: "dot", scale: 1))
    }
    func draw(_ picture: Picture, in cache: SurfaceCache) -> PixelSurface? {
      cache.surface(picture, .drawn(width: 10, height: 10, layer: nil)) { PixelSurface(width: 10, height: 10) { _ in } }
    }
    let cache = SurfaceCache(limit: 4000)
    var picture: Bitmap? = try dot()
    weak let first = picture
    let old = draw(try #require(picture), in: cache)
    picture = nil
    #expect(first == nil)
    // Another picture may get the same identity, and has its own pixels all the same.
    let others = try (0..<4).map { _ in try dot() }
    for other in others {
      let surface = draw(other, in: cache)
      #expect(surface !== old && draw(other, in: cache) === surface)
    }
    // Surfaces of a picture that is gone are forgotten first.
    #expect(cache.byteCount <= 2000)
    for _ in 0..<7 { _ = draw(try dot(), in: cache) }
    let kept = others.map { draw($0, in: cache) }
    #expect(zip(others, kept).allSatisfy { draw($0, in: cache) === $1 })
  }

  /// A preview's window shows a new picture after each save, for hours.
  @Test func theSurfacesOfPicturesThatAreGoneGo() throws {
    struct Place { unowned let picture: Bitmap }
    let cache = SurfaceCache(limit: 1 << 20)
    var places: [Place] = []
    for _ in 0..<500 {
      let picture = try #require(Bitmap(rgba: [1, 2, 3, 255], width: 1, height: 1, name: "dot", scale: 1))
      // Its memory stays, so that no other picture gets its identity.
      places.append(Place(picture: picture))
      _ = cache.surface(picture, .drawn(width: 10, height: 10, layer: nil)) {
        PixelSurface(width: 10, height: 10) { _ in }
      }
    }
    #expect(cache.byteCount >= 400 && cache.byteCount <= 16 * 400)
  }
}

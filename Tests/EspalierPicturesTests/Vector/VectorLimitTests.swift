// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierPictures

/// Files that are made to keep librsvg busy, to take memory, or to end it: the process that draws them has limits.
@Suite("Limits of drawings")
struct VectorLimitTests {
  private static func svg(_ content: String) -> Data {
    Data(
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='100' height='100'>"
        .utf8) + Data(content.utf8) + Data("</svg>".utf8)
  }

  private static func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static func filter(_ primitives: String, region: String = "") -> Data {
    svg("<filter id='f' \(region)>\(primitives)</filter><rect width='99' height='99' filter='url(#f)'/>")
  }

  private static func wild(_ count: Int) -> String {
    var random = SplitMix(seed: 1)
    return "M0 0" + (0..<count).map { _ in "L\(random.below(100)) \(random.below(100))" }.joined()
  }

  private static func nested(_ count: Int, _ open: (Int) -> String, _ content: String) -> String {
    (1...count).map { open($0) }.joined() + content
  }

  static let harmful: [(String, Data)] = [
    ("turbulence", filter("<feTurbulence baseFrequency='0.9' numOctaves='1000000'/>")),
    (
      "blur",
      filter(
        "<feGaussianBlur stdDeviation='100000'/><feTurbulence baseFrequency='0.9' numOctaves='1000000'/>",
        region: "x='-100000%' y='-100000%' width='1000000%' height='1000000%'")
    ),
    ("convolution", filter("<feConvolveMatrix order='1000' kernelMatrix='\(times("1 ", 1_000_000))'/>")),
    ("morphology", filter(times("<feMorphology radius='50'/>", 2000))),
    ("path of 1 MB", svg("<path stroke='red' d='\(wild(160_000))'/>")),
    (
      "uses",
      svg(
        "<g id='a0'><rect width='9' height='9'/></g>"
          + (1...20).map { "<g id='a\($0)'>\(times("<use xlink:href='#a\($0 - 1)'/>", 10))</g>" }.joined())
    ),
    (
      // The strokes make it slow also in versions that draw a limited number of patterns.
      "patterns",
      svg(
        "<pattern id='p0' width='1' height='1'><path stroke='red' d='\(wild(1000))'/></pattern>"
          + (1...12).map {
            "<pattern id='p\($0)' width='1' height='1'>"
              + times("<rect width='99' height='99' fill='url(#p\($0 - 1))'/>", 8) + "</pattern>"
          }.joined() + "<rect width='99' height='99' fill='url(#p12)'/>")
    ),
    (
      "markers",
      svg(
        "<marker id='m'><path d='\(wild(1000))'/></marker><path marker-mid='url(#m)' stroke='red' d='\(wild(5000))'/>")
    ),
  ]

  @Test("the process ends, and this one does not", arguments: harmful)
  func busy(_ name: String, _ data: Data) {
    let error = #expect(throws: PictureError.self) {
      _ = try VectorWorker.draw(data, width: 64, height: 64, size: CGSize(width: 100, height: 100), seconds: 1)
    }
    switch error {
    case .tooSlow(1), .drawingEnded, .notDecodable: break
    default: Issue.record("\(name): \(String(describing: error))")
    }
  }

  @Test("memory has a limit, too") func memory() {
    let entities = "<!DOCTYPE svg [<!ENTITY a '\(Self.times("a", 35_000))'>]>"
    let data = Data(entities.utf8) + Self.svg("<text>\(Self.times("&a;", 15_000))</text>")
    #expect(throws: PictureError.self) {
      _ = try VectorWorker.draw(data, width: 9, height: 9, size: CGSize(width: 9, height: 9), seconds: 1)
    }
  }

  @Test func aPictureInADrawingMayHaveAsManyPixelsAsOneInAFile() {
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
    png += [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0] + [0x66, 0x27, 0xF8, 0xBA]
    png += [0, 0, 0, 9] + Data("IDAT".utf8)
    let image = "<image width='9' height='9' xlink:href='data:image/png;base64,\(png.base64EncodedString())'/>"
    #expect(throws: PictureError.tooLarge(width: 30000, height: 30000)) {
      try PictureDecoder.decode(Self.svg(image), name: "bomb")
    }
  }

  @Test func marksOfPicturesAreReadOnce() throws {
    let start = threadTime()
    try EmbeddedPictures.check(Data(String(repeating: ";base64,", count: 200_000).utf8))
    try EmbeddedPictures.check(Data(String(repeating: ";base64,AAAA", count: 50_000).utf8))
    #expect(threadTime() - start < 10)
  }

  @Test("a file that is refused names what to do") func words() {
    #expect(
      PictureError.tooSlow(seconds: 3).description
        == "drawing it takes more than 3 s; simplify its filters, patterns and paths, or show it as PNG")
    #expect(
      PictureError.drawingEnded(signal: 6, bytes: 512 << 20).description
        == "drawing it takes more than 512 MB, or ends librsvg (signal 6); simplify it, or show it as PNG")
    #expect(
      PictureError.noProcess("why").description
        == "it has more than plain shapes, and the process that draws such files does not start: why; show it as PNG")
  }

  @Test("a process draws the same pixels") func fidelity() throws {
    let folder = Repository.root.appendingPathComponent("Tests/EspalierPicturesTests/Corpus/SVG")
    for name in ["icon.svg", "gradient.svg", "clip.svg", "style.svg"] {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let picture = try VectorPicture(data, name: name, isTemplate: false)
      #expect(throws: Never.self) { try VectorProfile(data) }
      let here = try #require(picture.surface(width: 48, height: 40, layer: nil))
      let there = try VectorWorker.draw(data, width: 48, height: 40, size: picture.size)
      #expect(there.dimensions.natural == picture.size)
      #expect(here.png() == there.surface.png() && !here.isBlank, "\(name)")
    }
  }

  @Test("filters, patterns and pictures in a drawing are drawn") func unusual() throws {
    for name in ["filter.svg", "filters.svg", "pattern.svg", "entity.svg"] {
      let data = try Data(
        contentsOf: Repository.root.appendingPathComponent("Tests/EspalierPicturesTests/Corpus/SVG/" + name))
      #expect(throws: MarkupReader.Unusual.self) { try VectorProfile(data) }
      let picture = try PictureDecoder.decode(data, name: name)
      #expect(picture.size == (name == "entity.svg" ? CGSize(width: 12, height: 12) : CGSize(width: 40, height: 40)))
      #expect(try #require(picture.surface(width: 40, height: 40, layer: nil)).isBlank == false, "\(name)")
    }
  }

  @Test func noProcessAndNoDescriptorIsLeft() throws {
    func descriptors() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    let data = Self.svg("<rect width='9' height='9' stroke-dasharray='2'/>")
    let size = CGSize(width: 9, height: 9)
    _ = try VectorWorker.draw(data, width: 9, height: 9, size: size)
    let before = try descriptors()
    for _ in 0..<20 { _ = try VectorWorker.draw(data, width: 9, height: 9, size: size) }
    // Other tests open files meanwhile.
    #expect(try descriptors() < before + 20)
  }

  @Test("the dearest plain files have an end of their own") func plain() throws {
    let files = [
      "<path d='\(Self.wild(1800))'/>", "<path stroke='red' stroke-linejoin='round' d='\(Self.wild(1800))'/>",
      "<path d='M0 0\(Self.times("C9 99 99 9 1 50 99 1 1 99 50 9", 450))'/>",
      Self.times("<path stroke='red' d='\(Self.wild(100))'/>", 1000),
      Self.times("<path d='M0 0A99999 99999 0 0 1 99999 1'/>", 2000), "<text>\(Self.times("a b ", 2000))</text>",
      "<mask id='m'><rect width='99' height='99' fill='#fff'/></mask>"
        + Self.times("<rect mask='url(#m)' width='99' height='99'/>", 1600),
      "<linearGradient id='a'>\(Self.times("<stop offset='.5'/>", 1000))</linearGradient><g fill='url(#a)'>"
        + Self.times("<rect width='99' height='99'/>", 3900) + "</g>",
      "<style>\(Self.times("g g rect{fill:red}", 499))</style><g>\(Self.times("<g><rect width='9' height='9'/></g>", 2000))</g>",
    ]
    for (index, content) in files.enumerated() {
      let data = Self.svg(content)
      _ = try VectorProfile(data)
      let picture = try VectorPicture(data, name: "\(index)", isTemplate: false)
      let start = threadTime()
      _ = picture.surface(width: 64, height: 64, layer: nil)
      // 0.25 s are meant; a slow machine may need ten times as long.
      #expect(threadTime() - start < 3, "\(index)")
    }
  }
}

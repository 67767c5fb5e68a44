// SPDX-License-Identifier: MIT

@testable import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

extension UTType {
  fileprivate static let card = UTType(exportedAs: "org.example.card", conformingTo: .json)
}

private struct Card: Codable, Equatable, Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .card)
    ProxyRepresentation(exporting: \.name)
  }
}

/// The forms of a value: which there are, in which order, and what they are made of.
@Suite struct RepresentationTests {
  /// A value's bytes, as another program gets them.
  private func sent<Item: Transferable>(_ item: Item) -> NSItemProvider {
    let (source, target) = (NSItemProvider(transferring: item), NSItemProvider())
    for form in source.representations { target.register(form.type, form.load) }
    return target
  }

  private func types<Item: Transferable>(_ item: Item) -> [String] {
    NSItemProvider(transferring: item).registeredTypeIdentifiers
  }

  @Test("a value goes to another program and back, and is text for those that know no cards")
  func roundTrip() async throws {
    let provider = sent(Card(name: "Ada"))
    #expect(provider.registeredTypeIdentifiers == ["org.example.card", "public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.json"))
    #expect(try await provider.load(Card.self) == Card(name: "Ada"))
    #expect(try await provider.load(String.self) == "Ada")
    #expect(try await sent("word").load(AttributedString.self) == AttributedString("word"))
    #expect(try await sent(AttributedString("word")).load(String.self) == "word")
    #expect(try await sent(Data([1, 2, 3])).load(Data.self) == Data([1, 2, 3]))
  }

  @Test("damaged bytes are an error")
  func damage() async {
    let provider = NSItemProvider()
    provider.register(.card) { Data("{\"name\": 3}".utf8) }
    await #expect(throws: DecodingError.self) { try await provider.load(Card.self) }
  }

  @Test("coders of one's own")
  func coders() async throws {
    struct Day: Codable, Transferable {
      var date: Date
      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json, encoder: encoder(), decoder: decoder())
      }
      private static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        return encoder
      }
      private static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return decoder
      }
    }
    let provider = sent(Day(date: Date(timeIntervalSince1970: 86_400)))
    let bytes = try await provider.load(Data.self)
    #expect(String(decoding: bytes, as: UTF8.self) == "{\"date\":86400}")
    #expect(try await provider.load(Day.self).date.timeIntervalSince1970 == 86_400)
  }

  @Test("what only exports cannot be made, what only imports is not offered")
  func oneWay() async throws {
    struct Out: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Out>(exportedContentType: .json) { _ in Data("{}".utf8) }
      }
    }
    struct In: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<In>(importedContentType: .json) { _ in In() }
        ProxyRepresentation<In, String>(importing: { _ in In() })
      }
    }
    #expect(types(Out()) == ["public.json"] && types(In()).isEmpty)
    #expect(!sent(Out()).canLoad(Out.self) && sent(Out()).canLoad(In.self) && sent("text").canLoad(In.self))
  }

  @Test("a condition leaves a form out; a name is the first that a form gives")
  func modifiers() {
    struct Note: Transferable {
      let text: String
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Note>(exportedContentType: .html) { Data($0.text.utf8) }
          .exportingCondition { $0.text.hasPrefix("<") }
          .suggestedFileName("page.html")
        DataRepresentation<Note>(exportedContentType: .json) { Data($0.text.utf8) }.visibility(.ownProcess)
          .suggestedFileName { $0.text.isEmpty ? nil : $0.text }
      }
    }
    #expect(types(Note(text: "<b>")) == ["public.html", "public.json"])
    #expect(types(Note(text: "b")) == ["public.json"])
    func name(_ text: String) -> String? { NSItemProvider(transferring: Note(text: text)).suggestedName }
    #expect(name("<b>") == "page.html" && name("b") == "b" && name("") == nil)
    #expect(NSItemProvider(transferring: Note(text: "<b>")).representations.map(\.isPrivate) == [false, true])
  }

  @Test("a representation of one's own is made of others")
  func composition() async throws {
    struct Pair<Item: Transferable & Codable>: TransferRepresentation {
      var body: some TransferRepresentation<Item> {
        CodableRepresentation<Item, JSONEncoder, JSONDecoder>(contentType: .json)
        DataRepresentation<Item>(exportedContentType: .plainText) { _ in Data("pair".utf8) }
      }
    }
    struct Point: Codable, Transferable, Equatable {
      var x: Int
      static var transferRepresentation: some TransferRepresentation { Pair<Point>() }
    }
    #expect(types(Point(x: 1)) == ["public.json", "public.plain-text"])
    #expect(try await sent(Point(x: 7)).load(Point.self) == Point(x: 7))
  }

  @Test("a form that a proxy's value does not have cannot be read through the proxy")
  func conditionsOfProxies() async throws {
    struct Bookmark: Transferable {
      let url: URL
      static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.url) }
    }
    let web = sent(Bookmark(url: try #require(URL(string: "https://example.org"))))
    for form in web.representations where form.type == .fileURL {
      await #expect(throws: (any Error).self) { try await form.load() }
    }
    #expect(try await web.load(URL.self) == URL(string: "https://example.org"))
    let file = sent(Bookmark(url: URL(fileURLWithPath: "/tmp/x")))
    let address = try #require(file.representations.first { $0.type == .fileURL })
    #expect(try await address.load() == Data("file:///tmp/x".utf8))
  }

  @Test("a file goes as its address within the machine, as its bytes beyond it")
  func files() async throws {
    struct Note: Transferable {
      let file: URL
      let isOriginal: Bool
      static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText) {
          SentTransferredFile($0.file)
        } importing: {
          Note(file: $0.file, isOriginal: $0.isOriginalFile)
        }
      }
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".txt")
    try Data("hello".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = sent(Note(file: file, isOriginal: true))
    #expect(provider.registeredTypeIdentifiers == ["public.file-url", "public.plain-text"])
    let original = try await provider.load(Note.self)
    #expect(original.file.path == file.path && original.isOriginal)
    // A dropped file of the type is a note; one of another type is none.
    #expect(try await sent(file).load(Note.self).file.path == file.path)
    let picture = NSItemProvider()
    picture.register(.fileURL) { Data("file:///tmp/x.png".utf8) }
    await #expect(throws: (any Error).self) { try await picture.load(Note.self) }
    // Bytes become a file of their own.
    let bytes = NSItemProvider()
    bytes.register(.plainText) { Data("copied".utf8) }
    let copy = try await bytes.load(Note.self)
    #expect(!copy.isOriginal && copy.file.pathExtension == "txt")
    #expect(try Data(contentsOf: copy.file) == Data("copied".utf8))
    let second = try await bytes.load(Note.self)
    let folder = copy.file.deletingLastPathComponent()
    #expect(second.file != copy.file && second.file.deletingLastPathComponent() == folder)
    // Both are there until the process exits.
    ReceivedFiles.removeAll()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    // A file that is gone cannot be read.
    try FileManager.default.removeItem(at: file)
    let content = try #require(provider.representations.last)
    await #expect(throws: (any Error).self) { try await content.load() }
  }

  @Test("an address in bytes: spaces around it do not count, words are none")
  func addresses() async throws {
    func address(_ text: String) async throws -> URL {
      let provider = NSItemProvider()
      provider.register(.url) { Data(text.utf8) }
      return try await provider.load(URL.self)
    }
    #expect(try await address(" https://example.org/a\r\n") == URL(string: "https://example.org/a"))
    for text in ["", "example", "/path/only"] {
      await #expect(throws: (any Error).self) { try await address(text) }
    }
    #expect(types(URL(fileURLWithPath: "/tmp/x")).first == "public.file-url")
    #expect(types(try #require(URL(string: "https://example.org"))) == ["public.url", "public.utf8-plain-text"])
  }
}

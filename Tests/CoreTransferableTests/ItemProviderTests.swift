// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierTestSupport
import Foundation
import Testing
import UniformTypeIdentifiers

/// The representations that an item provider offers, and the results of loading them.
@Suite struct ItemProviderTests {
  private struct Broken: Error {}

  /// A provider as another program's data arrives: bytes alone, no value.
  private func received(_ list: [(UTType, String)]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, text) in list { provider.register(type) { Data(text.utf8) } }
    return provider
  }

  @Test("strings and addresses, Foundation's classes too")
  func objects() async throws {
    for object in ["word", NSString(string: "word")] as [any NSItemProviderWriting] {
      #expect(NSItemProvider(object: object).registeredTypeIdentifiers == ["public.utf8-plain-text"])
    }
    let web = try #require(NSURL(string: "https://example.org"))
    let provider = NSItemProvider(object: web)
    #expect(provider.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
    #expect(try await provider.load(URL.self) == URL(string: "https://example.org"))
    #expect(NSItemProvider().registeredTypeIdentifiers.isEmpty)
  }

  @Test("objects of Foundation's classes are made of what is there, or there is an error")
  func readObjects() async throws {
    func read(_ provider: NSItemProvider, _ type: any NSItemProviderReading.Type) async -> String? {
      await withCheckedContinuation { continuation in
        provider.loadObject(ofClass: type) { object, error in
          continuation.resume(returning: object.map { "\($0)" } ?? (error == nil ? "neither" : nil))
        }
      }
    }
    let words = NSItemProvider(object: "word")
    #expect(words.canLoadObject(ofClass: NSString.self) && !words.canLoadObject(ofClass: NSURL.self))
    #expect(await read(words, NSString.self) == "word")
    #expect(await read(words, NSURL.self) == nil)
    let address = received([(.url, "https://example.org")])
    #expect(await read(address, NSURL.self) == "https://example.org")
    #expect(await read(received([(.png, "")]), NSString.self) == nil)
    #expect(await read(received([(.url, "no address")]), NSURL.self) == nil)
  }

  @Test("a file is its address, its bytes, and has its name; a web address is no file")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString).txt")
    try Data("hello".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.suggestedName == file.lastPathComponent)
    #expect(provider.hasItemConformingToTypeIdentifier("public.file-url"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
    let text = try #require(provider.representations.first { $0.type == .plainText || $0.type == .utf8PlainText })
    #expect(try await provider.load(URL.self) == file)
    let bytes = try await provider.representations.last?.load()
    #expect(bytes == Data("hello".utf8) && text.type.conforms(to: .text))
    #expect(
      NSItemProvider(contentsOf: URL(string: "https://example.org")) == nil && NSItemProvider(contentsOf: nil) == nil)
  }

  @Test("a type is found by a more general one, not by a more special one")
  func conformance() {
    let provider = received([(.png, "")])
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.png"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.jpeg"))
    #expect(!provider.hasItemConformingToTypeIdentifier("nonsense"))
    #expect(
      provider.conforms(toAny: [.text, .image]) && !provider.conforms(toAny: [.text]) && !provider.conforms(toAny: []))
    #expect(!received([(.image, "")]).hasItemConformingToTypeIdentifier("public.png"))
  }

  @Test("a value is made of the first of its type's forms that is there")
  func preference() async throws {
    let provider = received([(.html, "<b>"), (.utf8PlainText, "plain"), (.url, "https://example.org")])
    #expect(try await provider.load(String.self) == "plain")
    #expect(try await provider.load(URL.self) == URL(string: "https://example.org"))
    #expect(provider.canLoad(String.self) && provider.canLoad(URL.self) && provider.canLoad(Data.self))
    #expect(!received([(.folder, "")]).canLoad(String.self))
  }

  @Test("where one form fails, the next one is tried; the last error counts")
  func failures() async throws {
    struct Card: Transferable {
      let name: String
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Card>(importedContentType: .json) { _ in throw Broken() }
        DataRepresentation<Card>(importedContentType: .plainText) { Card(name: String(decoding: $0, as: UTF8.self)) }
      }
    }
    #expect(try await received([(.json, "{}"), (.utf8PlainText, "Ada")]).load(Card.self).name == "Ada")
    await #expect(throws: Broken.self) { try await received([(.json, "{}")]).load(Card.self) }
    await #expect(throws: (any Error).self) { try await received([(.png, "")]).load(Card.self) }
    await #expect(throws: (any Error).self) { try await received([(.url, "no address")]).load(URL.self) }
  }

  @Test("where one representation cannot be read, the next one that conforms is")
  func unreadable() async throws {
    let provider = NSItemProvider()
    provider.register(.fileURL) { throw Broken() }
    provider.register(.url) { Data("https://example.org".utf8) }
    #expect(try await provider.load(URL.self) == URL(string: "https://example.org"))
    let bytes = await data(provider, "public.url")
    #expect(bytes.0 == Data("https://example.org".utf8) && bytes.1 == nil)
  }

  @Test("bytes are made when they are read, each time")
  func laziness() async throws {
    let count = Count()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { handler in
      handler(Data("\(count.next())".utf8), nil)
      return nil
    }
    #expect(count.value == 0 && provider.registeredContentTypes == [.json])
    let first = await data(provider, "public.json")
    let second = await data(provider, "public.text")
    #expect(first.0 == Data("1".utf8) && second.0 == Data("2".utf8) && count.value == 2)
  }

  @Test("an error, or neither bytes nor error, is a failure")
  func errors() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { handler in
      handler(nil, Broken())
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { handler in
      handler(nil, nil)
      return nil
    }
    let json = await data(provider, "public.json")
    #expect(json.0 == nil && json.1 is Broken)
    let png = await data(provider, "public.png")
    #expect(png.0 == nil && png.1 != nil)
    let missing = await data(provider, "public.jpeg")
    #expect(missing.0 == nil && missing.1 != nil)
  }

  @Test("every visibility but `all` keeps bytes within the program")
  func visibility() {
    let provider = NSItemProvider()
    for visibility in [.all, .team, .group, .ownProcess] as [NSItemProviderRepresentationVisibility] {
      provider.registerDataRepresentation(for: .json, visibility: visibility) { _ in nil }
    }
    #expect(provider.representations.map(\.isPrivate) == [false, true, true, true])
  }

  @Test("handlers get a value or an error, and the progress ends") @MainActor
  func handlers() async {
    let provider = NSItemProvider(object: "word")
    let (value, missing, object) = (Box<String>(), Box<URL>(), Box<String>())
    let progress = [
      provider.loadTransferable(type: String.self) { value.result = $0 },
      provider.loadTransferable(type: URL.self) { missing.result = $0 },
      provider.loadObject(ofClass: String.self) { text, error in
        object.result = error.map { .failure($0) } ?? .success(text ?? "")
      },
    ]
    #expect(await eventually { progress.allSatisfy(\.isFinished) })
    #expect(try! value.result?.get() == "word" && object.result?.get() == "word")
    #expect(throws: (any Error).self) { try missing.result?.get() }
    #expect(missing.result != nil)
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
  }

  private func data(_ provider: NSItemProvider, _ identifier: String) async -> (Data?, (any Error)?) {
    await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: identifier) { continuation.resume(returning: ($0, $1)) }
    }
  }
}

/// The number of times that something was done, on any thread.
private final class Count: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }
  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

/// The result that a handler received, on any thread.
private final class Box<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Result<Value, any Error>?
  var result: Result<Value, any Error>? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

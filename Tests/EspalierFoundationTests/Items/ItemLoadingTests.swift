// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing
import UniformTypeIdentifiers

@Suite struct ItemLoadingTests {
  @Test func aFileIsTheDataOfItsURL() async throws {
    let file = URL(fileURLWithPath: "/tmp/a.txt")
    let provider = NSItemProvider(item: file as NSURL, typeIdentifier: UTType.fileURL.identifier)
    let item = try await provider.loadItem(forTypeIdentifier: "public.file-url")
    let data = try #require(item as Any as? Data)
    #expect(URL(dataRepresentation: data, relativeTo: nil) == file)
  }

  @Test func aClosureReceivesTheItemOrAnError() async {
    let provider = NSItemProvider(item: "text" as NSString, typeIdentifier: "public.utf8-plain-text")
    let text = await withCheckedContinuation { continuation in
      provider.loadItem(forTypeIdentifier: "public.plain-text", options: nil) { item, _ in
        continuation.resume(returning: (item as Any as? Data).map { String(decoding: $0, as: UTF8.self) })
      }
    }
    #expect(text == "text")
    let error = await withCheckedContinuation { continuation in
      provider.loadItem(forTypeIdentifier: "public.png") { _, error in continuation.resume(returning: error != nil) }
    }
    #expect(error)
  }

  @Test func aFileOfTheBytesExistsDuringTheClosure() async throws {
    let provider = NSItemProvider(item: "text" as NSString, typeIdentifier: "public.plain-text")
    provider.suggestedName = "../note"
    let (name, content) = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { file, _ in
        let content = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: (file?.lastPathComponent, content))
      }
    }
    #expect(name == "note.txt")
    #expect(content == "text")
  }
}

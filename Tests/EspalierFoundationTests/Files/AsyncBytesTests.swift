// SPDX-License-Identifier: MIT

import EspalierFoundation
import EspalierTestSupport
import FoundationNetworking
import Testing

@Suite struct AsyncBytesTests {
  private let folder = TemporaryFolder()

  private func file(_ text: String) throws -> URL {
    try folder.write(text, to: "text.txt")
    return folder.place("text.txt")
  }

  @Test func linesEndAtEachKindOfBreak() async throws {
    var lines: [String] = []
    for try await line in try file("a\nb\r\n\nü").lines { lines.append(line) }
    #expect(lines == ["a", "b", "ü"])
  }

  @Test func aSessionLoadsFiles() async throws {
    FileURLProtocol.register()
    let (data, response) = try await URLSession.shared.data(from: try file("text"))
    #expect(String(decoding: data, as: UTF8.self) == "text")
    #expect(response.mimeType == "text/plain")
    let (bytes, head) = try await URLSession.shared.bytes(from: folder.place("text.txt"))
    #expect(head.expectedContentLength == 4)
    #expect(try await bytes.lines.reduce("", +) == "text")
    let absent = folder.place("absent")
    await #expect(throws: URLError.self) { try await URLSession.shared.data(from: absent) }
    await #expect(throws: URLError.self) { _ = try await URLSession.shared.bytes(from: absent) }
  }
}

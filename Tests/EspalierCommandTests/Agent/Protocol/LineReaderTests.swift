// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

@Suite("Lines of a client") struct LineReaderTests {
  private static func lines(_ content: Data, limit: Int) throws -> [LineReader.Line] {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: content)
    try pipe.fileHandleForWriting.close()
    var reader = LineReader(pipe.fileHandleForReading.fileDescriptor, limit: limit)
    var lines: [LineReader.Line] = []
    while let line = reader.next() { lines.append(line) }
    return lines
  }

  private static func line(_ text: String) -> LineReader.Line { .line(Data(text.utf8)) }

  @Test func linesArriveInOrder() throws {
    #expect(
      try Self.lines(Data("one\n\ntwo\n".utf8), limit: 10) == [Self.line("one"), Self.line(""), Self.line("two")])
  }

  @Test func theLastLineNeedsNoEnd() throws {
    #expect(try Self.lines(Data("one\ntwo".utf8), limit: 10) == [Self.line("one"), Self.line("two")])
  }

  @Test func anEmptyInputHasNoLine() throws { #expect(try Self.lines(Data(), limit: 10) == []) }

  @Test("A line beyond the limit is dropped, the next one is read") func longLines() throws {
    let long = String(repeating: "x", count: 30_000)
    #expect(
      try Self.lines(Data("\(long)\nok\n\(long)".utf8), limit: 100) == [.tooLong, Self.line("ok"), .tooLong])
  }

  @Test func aLineOfTheLimitIsRead() throws {
    #expect(try Self.lines(Data("12345\n123456\n".utf8), limit: 5) == [Self.line("12345"), .tooLong])
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// The lines of a text that arrives as bytes. A line ends at `\n`, `\r\n` or `\r`; empty lines are left out, as on Apple
/// systems.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String
  let base: Base

  /// An iteration over the lines.
  public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator()) }

  /// The lines from the beginning of an iteration.
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator

    /// The next line; nil at the end.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        if byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
          line.append(byte)
        } else if !line.isEmpty {
          break
        }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the text that the bytes are in UTF-8.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

extension FileHandle {
  /// The bytes of a file, read in pieces while they are used.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let open: @Sendable () throws -> FileHandle

    /// An iteration from the handle's place.
    public func makeAsyncIterator() -> Iterator { Iterator(open: open) }

    /// The bytes from the handle's place at the beginning of an iteration.
    public struct Iterator: AsyncIteratorProtocol {
      let open: @Sendable () throws -> FileHandle
      private var handle: FileHandle?
      private var piece: [UInt8] = []
      private var next = 0
      private static let length = 16 * 1024

      init(open: @escaping @Sendable () throws -> FileHandle) { self.open = open }

      /// The next byte; nil at the end. O(1), apart from reading.
      /// - Throws: The error of opening or reading, and of a cancelled task.
      public mutating func next() async throws -> UInt8? {
        if next == piece.count {
          try Task.checkCancellation()
          let source = try handle ?? open()
          handle = source
          piece = try source.read(upToCount: Self.length).map { [UInt8]($0) } ?? []
          next = 0
          if piece.isEmpty { return nil }
        }
        defer { next += 1 }
        return piece[next]
      }
    }
  }

  /// The bytes from the handle's place.
  public var bytes: AsyncBytes { AsyncBytes { self } }
}

extension URL {
  /// The bytes of a file. Reading those of other URLs throws an error: `URLSession` loads them.
  public var resourceBytes: FileHandle.AsyncBytes {
    AsyncBytes {
      guard isFileURL else { throw URLError(.unsupportedURL) }
      return try FileHandle(forReadingFrom: self)
    }
  }

  /// The bytes of a file.
  public typealias AsyncBytes = FileHandle.AsyncBytes

  /// The lines of a text file in UTF-8.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

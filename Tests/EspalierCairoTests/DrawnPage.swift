// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The drawing operators of a PDF that Cairo wrote.
struct DrawnPage {
  /// Those of all streams, one after the other.
  private(set) var operators = ""

  init(_ data: Data) throws {
    // The library with which Cairo compresses streams: it is installed wherever Cairo is.
    let library = try #require(dlopen("libz.so.1", RTLD_NOW))
    typealias Uncompress =
      @convention(c) (
        UnsafeMutableRawPointer, UnsafeMutablePointer<UInt>, UnsafeRawPointer, UInt
      ) -> Int32
    let uncompress = unsafeBitCast(try #require(dlsym(library, "uncompress")), to: Uncompress.self)
    var rest = data[...]
    while let start = rest.range(of: Data("\nstream\n".utf8)),
      let end = rest.range(of: Data("\nendstream".utf8), in: start.upperBound..<rest.endIndex)
    {
      let packed = Data(rest[start.upperBound..<end.lowerBound])
      var length = UInt(1 << 22)
      var stream = Data(count: Int(length))
      let status = stream.withUnsafeMutableBytes { target in
        packed.withUnsafeBytes { uncompress(target.baseAddress!, &length, $0.baseAddress!, UInt($0.count)) }
      }
      if status == 0 { operators += String(decoding: stream.prefix(Int(length)), as: UTF8.self) }
      rest = rest[end.upperBound...]
    }
  }
}

// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The lines of the user's files at which a worker was: it writes addresses, which the toolchain's symbolizer translates.
struct StackPlaces {
  /// The innermost place in the user's files; nil without one, or without a symbolizer.
  let place: (file: String, line: Int, column: Int)?
  /// The compiler's name of the check that failed, such as "arithmetic overflow".
  let failure: String?

  /// - Parameters:
  ///   - file: The file that the worker has written: the library's range of addresses, then those of the stack.
  ///   - library: The user's compiled code.
  ///   - files: The user's files.
  init(_ file: String, library: String, files: [String], tools: URL) {
    let offsets = Self.offsets(file)
    let symbolizer = tools.appendingPathComponent("llvm-symbolizer").path
    guard !offsets.isEmpty,
      let result = try? ChildProcess.run(
        symbolizer,
        ["--obj=" + library, "--no-demangle", "--output-style=LLVM"] + offsets.map { "0x" + String($0, radix: 16) })
    else {
      (place, failure) = (nil, nil)
      return
    }
    let lines = result.output.split(separator: "\n").map(String.init)
    // A function's name, then its place; inlined functions come first.
    failure = lines.first.flatMap { name in
      let prefix = "Swift runtime failure: "
      return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }
    place =
      lines.lazy.compactMap { line in
        guard let match = line.wholeMatch(of: /(.+):(\d+):(\d+)/), files.contains(String(match.1)),
          let number = Int(match.2),
          number > 0
        else { return nil }
        return (String(match.1), number, Int(match.3) ?? 0)
      }.first
  }

  /// Offsets from the library's start, of the calling instructions, not of those that calls return to.
  private static func offsets(_ file: String) -> [UInt] {
    guard let data = try? RegularFile.read(file, limit: 1 << 20), let end = data.firstIndex(of: UInt8(ascii: "\n"))
    else {
      return []
    }
    let range = String(decoding: data[..<end], as: UTF8.self).split(separator: " ").compactMap { UInt($0, radix: 16) }
    // A damaged process may write anything.
    guard range.count == 2, range[0] < range[1] else { return [] }
    let words = Data(data[(end + 1)...])
    let addresses = words.withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt.self) }
    }
    return addresses.enumerated()
      .flatMap { number, address -> [UInt] in
        let instruction = number == 0 || address == 0 ? address : address - 1
        guard range[0]..<range[1] ~= instruction else { return [] }
        let offset = instruction - range[0]
        // The compiler gives some instructions no line: those before them belong to the same.
        return [0, 4, 8, 16, 32, 48, 64, 96].filter { $0 <= offset }.map { offset - $0 }
      }
  }
}

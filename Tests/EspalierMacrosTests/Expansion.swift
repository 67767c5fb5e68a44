// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation

/// Source with all macros expanded by the program that the compiler starts, and the errors that they reported.
struct Expansion: Decodable {
  let source: String
  let errors: [String]

  init(_ source: String) throws {
    let process = Process()
    process.executableURL = BuiltProducts.url("EspalierMacros-tool")
    process.arguments = ["--expand"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(source.utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  /// The expanded source as one line, every space one.
  var line: String { source.split { $0.isWhitespace }.joined(separator: " ") }
}

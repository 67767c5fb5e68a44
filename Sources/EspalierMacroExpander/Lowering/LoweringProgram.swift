// SPDX-License-Identifier: MIT

import Foundation

/// The expander as it runs with `--lower`.
enum LoweringProgram {
  /// The stack for visits of syntax trees, in bytes. Memory is used as far as a tree is deep: a chain of 100,000 members needs
  /// about 100 MB.
  private static let stackSize = 1 << 30

  /// Reads the request from the file after `--lower`, without one from standard input, lowers, and prints the reports. Ends the
  /// process with 0; 65 if the request cannot be read, 74 if a file cannot be read or written, with a message on standard error.
  static func main() -> Never {
    let thread = Thread { exit(run()) }
    thread.stackSize = stackSize
    thread.start()
    while true { Thread.sleep(forTimeInterval: 3600) }
  }

  private static func run() -> Int32 {
    let request: LoweringRequest
    do {
      let path = CommandLine.arguments.dropFirst(2).first
      let data =
        try path.map(SourceFiles.read) ?? FileHandle.standardInput.readDataToEndOfFile()
      request = try JSONDecoder().decode(LoweringRequest.self, from: data)
    } catch {
      return fail(65, "--lower cannot read its request: \(error)")
    }
    do {
      FileHandle.standardOutput.write(try JSONEncoder().encode(Lowering(request).run()))
      return 0
    } catch {
      return fail(74, "--lower stopped at a file: \(error)")
    }
  }

  private static func fail(_ status: Int32, _ message: String) -> Int32 {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    return status
  }
}

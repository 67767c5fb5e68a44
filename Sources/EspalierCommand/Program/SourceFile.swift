// SPDX-License-Identifier: MIT

import Foundation

/// A file that a command makes a program of.
enum SourceFile {
  static func paths(from parsed: ParsedArguments, command: String) throws -> [String] {
    if parsed.rest.isEmpty { throw Stop.usage("\(command) needs a Swift file or a folder") }
    return parsed.rest
  }

  static func read(_ path: String) throws -> String {
    guard FileManager.default.fileExists(atPath: path) else { throw Stop.usage("no such file: \(path)") }
    if ModuleFiles.isFolder(path) {
      throw Stop.usage(
        "\(path) is a folder, which is a module by itself; beside others name its Swift files, as in "
          + (path as NSString).appendingPathComponent("*.swift"))
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw Stop.usage("cannot read \(path)") }
    guard let text = String(validating: data, as: UTF8.self) else { throw Stop.usage("\(path) is not valid UTF-8") }
    return text
  }
}

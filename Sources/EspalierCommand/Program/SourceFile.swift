// SPDX-License-Identifier: MIT

import Foundation

/// A file that a command makes a program of.
enum SourceFile {
  static func paths(from parsed: ParsedArguments, command: String) throws -> [String] {
    if parsed.rest.isEmpty { throw Stop.usage("\(command) needs a Swift file") }
    return parsed.rest
  }

  static func read(_ path: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Stop.usage("no such file: \(path)")
    }
    if isFolder.boolValue {
      throw Stop.usage(
        "\(path) is a folder; name its Swift files, as in \((path as NSString).appendingPathComponent("*.swift"))")
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw Stop.usage("cannot read \(path)") }
    guard let text = String(validating: data, as: UTF8.self) else { throw Stop.usage("\(path) is not valid UTF-8") }
    return text
  }
}

import Foundation

/// The one file that a command is about.
enum SourceFile {
  static func path(from parsed: ParsedArguments, command: String) throws -> String {
    guard let path = parsed.rest.first else { throw Stop.usage("\(command) needs a Swift file") }
    guard parsed.rest.count == 1 else {
      throw Stop.usage("\(command) takes one file, not \(parsed.rest.joined(separator: ", "))")
    }
    return path
  }

  static func read(_ path: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Stop.usage("no such file: \(path)")
    }
    if isFolder.boolValue { throw Stop.usage("\(path) is a folder; name one Swift file") }
    guard let data = FileManager.default.contents(atPath: path) else { throw Stop.usage("cannot read \(path)") }
    guard let text = String(validating: data, as: UTF8.self) else { throw Stop.usage("\(path) is not valid UTF-8") }
    return text
  }
}

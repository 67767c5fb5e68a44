// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The assignments of an `.xcconfig` file and of the files that it includes.
package struct ConfigurationFile {
  /// The assignments in order; of two of one setting the later one is used.
  package private(set) var assignments: [SettingAssignment] = []
  /// The lines and files that are not read.
  package private(set) var problems: [ProjectProblem] = []

  /// The largest file, in bytes.
  static let largest = 1 << 20
  /// The greatest number of files that are included.
  static let mostFiles = 200
  private static let deepest = 32

  private var fileCount = 0
  private var open: [String] = []

  /// Reads a file. One that cannot be read is a problem; the assignments are those of the rest.
  package init(_ file: URL) { read(file, isOptional: false, from: nil) }

  private mutating func read(_ file: URL, isOptional: Bool, from includer: URL?) {
    let path = file.path
    guard !open.contains(path) else {
      problems.append(ProjectProblem(file, "It includes itself; remove one #include."))
      return
    }
    guard fileCount < Self.mostFiles, open.count < Self.deepest else {
      problems.append(ProjectProblem(file, "It is not read: too many files are included."))
      return
    }
    let text: String
    do { text = try RegularFile.text(path, limit: Self.largest) } catch {
      let isMissing = (error as? CocoaError)?.code == .fileReadNoSuchFile
      if isMissing && isOptional { return }
      let reason = includer.map { "\($0.lastPathComponent) includes it. " } ?? ""
      problems.append(ProjectProblem(file, reason + (isMissing ? "It is not there." : error.localizedDescription)))
      return
    }
    fileCount += 1
    open.append(path)
    parse(text, file)
    open.removeLast()
  }

  private mutating func parse(_ text: String, _ file: URL) {
    var continued: (key: String, value: String)?
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      var content = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
      let continues = content.hasSuffix("\\")
      if continues { content = content.dropLast().trimmingCharacters(in: .whitespaces) }
      if let (key, value) = continued {
        continued = (key, content.isEmpty || value.isEmpty ? value + content : value + " " + content)
      } else if content.hasPrefix("#") {
        include(content.dropFirst().trimmingCharacters(in: .whitespaces), file, number + 1)
      } else if !content.isEmpty {
        guard let equals = Self.assignment(in: content) else {
          let shown = content.prefix(60)
          problems.append(ProjectProblem(file, "Line \(number + 1) is no assignment of a setting: \(shown)"))
          continue
        }
        let value = content[content.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        continued = (String(content[..<equals]), value)
      }
      if !continues, let (key, value) = continued {
        assign(key, value)
        continued = nil
      }
    }
    if let (key, value) = continued { assign(key, value) }
  }

  private mutating func assign(_ key: String, _ value: String) {
    let value = value.hasSuffix(";") ? value.dropLast().trimmingCharacters(in: .whitespaces) : value
    assignments.append(SettingAssignment(key: key, value: value))
  }

  private mutating func include(_ directive: String, _ file: URL, _ line: Int) {
    guard let match = directive.wholeMatch(of: /include(\?)?\s*"([^"]+)"/) else {
      problems.append(ProjectProblem(file, "Line \(line) is no #include: #\(directive.prefix(60))"))
      return
    }
    let folder = file.deletingLastPathComponent().path
    let place = URL(fileURLWithPath: ProjectPath.joined(folder, String(match.2)), isDirectory: false)
    read(place, isOptional: match.1 != nil, from: file)
  }

  /// A line without the comment at its end, also in a value, which cannot contain two slashes in a row.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  /// The place of the equals sign that ends the name, which may have others in its conditions.
  private static func assignment(in line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index == line.startIndex ? nil : index
      default: continue
      }
    }
    return nil
  }
}

// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierServices
import Foundation

/// A file in the desktop's autostart folder, as the XDG rules define it: a program that the desktop starts with the session.
struct AutostartEntry: Sendable {
  /// `$XDG_CONFIG_HOME/autostart`.
  let folder: URL
  /// The file, named after the program.
  let url: URL
  private let name: String
  /// The program, and what it needs in its environment.
  private let executable: URL
  private let variables: [(name: String, value: String)]

  /// The largest entry that is read, in bytes.
  private static let limit = 1 << 20
  /// Variables by which programs that `espalier` has compiled find their resources.
  private static let kept = ["ESPALIER_SOURCE", "ESPALIER_RESOURCES"]

  /// The entry of this program.
  static var standard: AutostartEntry {
    AutostartEntry(
      identifier: ProgramIdentity.identifier, name: ProgramIdentity.name,
      executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      environment: ProcessInfo.processInfo.environment)
  }

  init(identifier: String, name: String, executable: URL, environment: [String: String]) {
    let config = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    folder = URL(fileURLWithPath: config ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config")
      .appendingPathComponent("autostart", isDirectory: true)
    url = folder.appendingPathComponent(identifier.replacing("/", with: "_") + ".desktop")
    self.name = name
    self.executable = executable
    variables = Self.kept.compactMap { key in environment[key].map { (key, $0) } }
  }

  /// Whether a file exists, also one that cannot be read.
  var exists: Bool { FileStatus(url) != nil }

  /// Whether the desktop starts the program.
  var status: SMAppService.Status {
    guard let values else { return .notRegistered }
    if values["Hidden"] == "true" || values["X-GNOME-Autostart-enabled"] == "false" { return .requiresApproval }
    // A desktop leaves out an entry whose program is gone.
    if let program = values["TryExec"], !FileManager.default.isExecutableFile(atPath: program) { return .notRegistered }
    return .enabled
  }

  /// Whether the entry starts this program, and not one that was compiled or installed elsewhere.
  var isCurrent: Bool { values?["Exec"] == command }

  /// Writes the entry at once.
  /// - Throws: An error of Cocoa's.
  func write() throws {
    let lines = [
      "[Desktop Entry]", "Type=Application", "Version=1.0", "Name=\(Self.escaped(name))", "Exec=\(command)",
      "TryExec=\(Self.escaped(executable.path))", "Terminal=false", "X-GNOME-Autostart-enabled=true",
    ]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = Data((lines.joined(separator: "\n") + "\n").utf8)
    try FileReplacement.write(to: url) { url, _ in try FileReplacement.create(data, at: url, isPrivate: false) }
  }

  /// Removes the entry.
  /// - Throws: An error of Cocoa's.
  func remove() throws { try FileManager.default.removeItem(at: url) }

  private var command: String {
    let words =
      (variables.isEmpty ? [] : ["env"] + variables.map { "\($0.name)=\($0.value)" }) + [executable.path]
    return Self.escaped(words.map(Self.quoted).joined(separator: " "))
  }

  /// A word of a command: quotes protect spaces, and a percent sign stands for a field if it is not doubled.
  private static func quoted(_ word: String) -> String {
    let word = word.replacing("%", with: "%%")
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-+:,@%".unicodeScalars.contains($0))
    }
    if isPlain, !word.isEmpty { return word }
    return "\"" + word.map { "\"`$\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }

  /// A value of a line.
  private static func escaped(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing(
      "\t", with: "\\t")
  }

  /// The values of the file's first group; nil if there is no file that can be read.
  private var values: [String: String]? {
    guard let data = try? RegularFile.read(url, limit: Self.limit) else { return nil }
    var values: [String: String] = [:]
    var isInGroup = false
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("[") {
        isInGroup = line == "[Desktop Entry]"
      } else if isInGroup, !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") {
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        values[line[..<equals].trimmingCharacters(in: .whitespaces)] = value
      }
    }
    return values
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// `espalier preview`: shows the previews of files in a window, or on a page, and reloads them on save.
struct PreviewCommand {
  private let words: [String]
  let window: [String]
  private let timeLimit: TimeLimit

  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(
      arguments, options: ["--look", "--appearance", "--size", TimeLimit.option], flags: ["--serve"])
    timeLimit = try TimeLimit(parsed)
    words = parsed.rest
    if words.isEmpty { throw Stop.usage("preview needs a Swift file or a folder") }
    if let project = words.first(where: { $0.isPathOfProject }) {
      throw Stop.usage(
        "preview shows the previews of files, not of the project \(project): name the files, or see one view with "
          + "`espalier run \(project) --view NAME`")
    }
    func word(_ option: String, _ known: [String]) throws -> [String] {
      guard let value = try parsed.single(option) else { return [] }
      guard known.contains(value) else {
        throw Stop.usage("\(option) takes \(known.joined(separator: ", ")), not \"\(value)\"")
      }
      return [value]
    }
    var window = try word("--look", ["desktop", "phone", "both"])
    // `both` applies to looks: both appearances are the default.
    window += try word("--appearance", ["light", "dark", "both"]).filter { $0 != "both" }
    let size = try Job.size(parsed)
    if let size { window.append("\(size.width)x\(size.height)") }
    if parsed.flags.contains("--serve") { window.append("page") }
    self.window = window
  }

  func run() throws {
    let name = words.count == 1 ? (words[0] as NSString).standardizingPath : words[0]
    let title = "Previews of " + (name as NSString).lastPathComponent
    try LiveLoop(words, title: title, window: window, timeLimit: timeLimit, root: nil).run()
  }
}

extension String {
  /// Whether a path has the name of a project or workspace of Xcode's.
  fileprivate var isPathOfProject: Bool {
    let ending = URL(fileURLWithPath: self).pathExtension
    return ending == "xcodeproj" || ending == "xcworkspace"
  }
}

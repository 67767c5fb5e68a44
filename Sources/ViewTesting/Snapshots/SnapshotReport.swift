// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A snapshot that differed.
struct SnapshotFailure {
  let test: String
  let place: String
  let file: URL
  let expected: Data
  let actual: Data
  let difference: SnapshotDifference
}

/// The failures of one run, as a self-contained page, and as files beside it.
@MainActor
final class SnapshotReport {
  /// By path: the URL of a folder differs before the folder exists.
  private static var reports: [String: SnapshotReport] = [:]
  private let folder: URL
  private var failures: [SnapshotFailure] = []

  private init(_ folder: URL) { self.folder = folder }

  /// The report of this process in a folder. The files of an earlier run are removed with its first failure.
  static func of(_ folder: URL) -> SnapshotReport {
    let path = folder.standardizedFileURL.path
    if let report = reports[path] { return report }
    let report = SnapshotReport(folder)
    reports[path] = report
    return report
  }

  /// Writes the page with one more failure, and returns its place. O(failures).
  func add(_ failure: SnapshotFailure) throws -> URL {
    if failures.isEmpty { try? FileManager.default.removeItem(at: folder) }
    failures.append(failure)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "\(failures.count)-\(failure.file.lastPathComponent)"
    try failure.actual.write(to: folder.appendingPathComponent("actual-" + name))
    try failure.expected.write(to: folder.appendingPathComponent("expected-" + name))
    try failure.difference.picture?.write(to: folder.appendingPathComponent("difference-" + name))
    let page = folder.appendingPathComponent("index.html")
    try FileReplacement.write(Data(html.utf8), to: page)
    return page
  }

  private var html: String {
    """
    <!DOCTYPE html>
    <html lang="en"><meta charset="utf-8"><title>Snapshots that differ</title>
    <style>
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark; }
    section { border-top: 1px solid #8884; padding: 1rem 0; }
    figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top; }
    figcaption { color: GrayText; }
    img { max-width: 30vw; border: 1px solid #8884; image-rendering: pixelated; }
    pre { overflow-x: auto; background: #8881; padding: .75rem; }
    </style>
    <h1>Snapshots that differ: \(failures.count)</h1>
    \(failures.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ failure: SnapshotFailure) -> String {
    var content = "<pre>\(escaped(failure.difference.text))</pre>"
    if let picture = failure.difference.picture {
      content += [("expected", failure.expected), ("actual", failure.actual), ("difference", picture)]
        .map { title, data in
          "<figure><figcaption>\(title)</figcaption>"
            + "<img alt=\"\(title)\" src=\"data:image/png;base64,\(data.base64EncodedString())\"></figure>"
        }.joined()
    }
    return """
      <section><h2>\(escaped(failure.test))</h2>
      <p>\(escaped(failure.place)), \(escaped(failure.file.path))</p>
      \(content)</section>
      """
  }

  /// A user's text, escaped for HTML.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Control characters, and those of the writing direction, are shown by their numbers.
      case "\n": result += "\n"
      case "\u{0}"..<" ", "\u{7f}"..<"\u{a0}", "\u{200e}"..."\u{200f}", "\u{202a}"..."\u{202e}",
        "\u{2066}"..."\u{2069}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

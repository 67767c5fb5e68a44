// SPDX-License-Identifier: MIT

import Foundation

/// The page's files joined into one: `page.html` with the styles and scripts that it refers to, each in the place of its
/// reference, cut where the meta elements and the document go.
struct PageParts {
  let beforeDocument: String
  let betweenMetaAndDocument: String
  let afterDocument: String

  /// What the page may do, but for `connect-src`. Scripts and styles are allowed by what they contain.
  let policy: String

  /// - Parameter files: texts by their names.
  /// - Precondition: `page.html` is one of them, has the two marks, and refers to no file that is missing.
  init(files: [String: String]) {
    var hashes = ["script": [String](), "style": [String]()]
    var page = ""
    for line in (files["page.html"] ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if let reference = Self.reference(in: line) {
        guard let text = files[reference.file] else { preconditionFailure("page.html names \(reference.file)") }
        let content = "\n" + text
        hashes[reference.element]?.append("'sha256-\(SHA256.digest(of: content.utf8).base64EncodedString())'")
        page += "<\(reference.element)>\(content)</\(reference.element)>\n"
      } else {
        page += line + "\n"
      }
    }
    let pieces = page.components(separatedBy: Self.metaMark)
    let rest = pieces.count == 2 ? pieces[1].components(separatedBy: Self.documentMark) : []
    precondition(rest.count == 2, "page.html has one \(Self.metaMark) and, after it, one \(Self.documentMark)")
    (beforeDocument, betweenMetaAndDocument, afterDocument) = (pieces[0], rest[0], rest[1])
    policy = [
      "default-src 'none'", "img-src data:", "script-src \(hashes["script"]!.joined(separator: " "))",
      "style-src \(hashes["style"]!.joined(separator: " "))", "base-uri 'none'", "form-action 'none'",
      "require-trusted-types-for 'script'", "trusted-types 'none'",
    ].joined(separator: "; ")
  }

  private static let metaMark = "<!-- meta -->"
  private static let documentMark = "<!-- document -->"

  /// The element that a line refers to another file with, and the file. Such an element has its line to itself.
  private static func reference(in line: Substring) -> (element: String, file: String)? {
    let line = line.trimmingCharacters(in: .whitespaces)
    for (before, after, element) in [
      ("<link rel=\"stylesheet\" href=\"", "\">", "style"), ("<script src=\"", "\"></script>", "script"),
    ] where line.hasPrefix(before) && line.hasSuffix(after) {
      return (element, String(line.dropFirst(before.count).dropLast(after.count)))
    }
    return nil
  }
}

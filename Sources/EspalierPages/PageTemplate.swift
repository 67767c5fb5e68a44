// SPDX-License-Identifier: MIT

import Foundation

/// An HTML page in one file: `page.html` with the styles and scripts that it refers to, each in the place of its
/// reference, and a JSON document.
///
/// Its content security policy names the scripts and styles by their hashes: no other code runs, only pictures are loaded,
/// and no string becomes markup or code, whatever a user's text in the document contains.
package struct PageTemplate: Sendable {
  /// The source of the page's pictures.
  package enum Pictures: String, Sendable {
    /// The document, which contains data URLs.
    case inDocument = "data:"
    /// The server of the page; a small picture may be a data URL as well.
    case served = "'self' data:"
  }

  /// The source of the page's data.
  package enum Source: Sendable {
    /// The document alone.
    case document
    /// The document, then events from the page's origin, `events?token=…`; actions in the page are posted there.
    case live(token: String)
  }

  private let beforeDocument: String
  private let betweenMetaAndDocument: String
  private let afterDocument: String
  /// The page's content security policy without `connect-src`.
  private let policy: String

  /// - Parameter files: texts by their names.
  /// - Precondition: `page.html` is one of them, has the two marks, and refers to no file that is missing.
  package init(files: [String: String], pictures: Pictures) {
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
      "default-src 'none'", "img-src \(pictures.rawValue)", "script-src \(hashes["script"]!.joined(separator: " "))",
      "style-src \(hashes["style"]!.joined(separator: " "))", "base-uri 'none'", "form-action 'none'",
      "require-trusted-types-for 'script'", "trusted-types 'none'",
    ].joined(separator: "; ")
  }

  private static let metaMark = "<!-- meta -->"
  private static let documentMark = "<!-- document -->"

  /// The element with which a line refers to another file, and the file. Such an element is alone on its line.
  private static func reference(in line: Substring) -> (element: String, file: String)? {
    let line = line.trimmingCharacters(in: .whitespaces)
    for (before, after, element) in [
      ("<link rel=\"stylesheet\" href=\"", "\">", "style"), ("<script src=\"", "\"></script>", "script"),
    ] where line.hasPrefix(before) && line.hasSuffix(after) {
      return (element, String(line.dropFirst(before.count).dropLast(after.count)))
    }
    return nil
  }

  /// The page with a document in it.
  ///
  /// - Parameter document: JSON in UTF-8. It is not checked.
  /// - Complexity: O(length of the document).
  package func html(document: Data, source: Source) -> Data {
    var page = Data(beforeDocument.utf8)
    switch source {
    case .document:
      page.append(contentsOf: meta("connect-src 'none'").utf8)
    case .live(let token):
      page.append(contentsOf: meta("connect-src 'self'").utf8)
      page.append(contentsOf: "\n<meta name=\"espalier-token\" content=\"\(Self.attribute(token))\">".utf8)
    }
    page.append(contentsOf: betweenMetaAndDocument.utf8)
    page.append(InlineJSON.escaped(document))
    page.append(contentsOf: afterDocument.utf8)
    return page
  }

  private func meta(_ connections: String) -> String {
    "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy); \(connections)\">"
  }

  private static func attribute(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "<", with: "&lt;")
  }
}

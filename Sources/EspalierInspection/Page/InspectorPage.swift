// SPDX-License-Identifier: MIT

import Foundation

/// The inspector's page: one file of HTML that needs no network and no other file.
///
/// What it shows is a document of JSON, of which every string is a user's text. The page never makes markup of one; were it to
/// try, its own content security policy would refuse: nothing runs but the page's scripts, which are named by their hashes,
/// nothing is loaded but pictures that stand in the document, and no string becomes markup or code.
package enum InspectorPage {
  /// Where the page gets its frames from.
  package enum Source {
    /// All are in the document.
    case document
    /// More arrive from the origin that served the page, `events?token=…`; what is picked goes to `pick?token=…`.
    case live(token: String)
  }

  /// The page with a document in it.
  ///
  /// - Parameters:
  ///   - document: JSON in UTF-8. It is not checked: the page shows a message where it cannot read it.
  ///   - source: whether frames arrive later, too.
  /// - Complexity: O(length of the document).
  package static func html(document: Data, source: Source = .document) -> Data {
    var page = Data(parts.beforeDocument.utf8)
    let policy = parts.policy
    switch source {
    case .document:
      page.append(contentsOf: meta(policy: policy + "; connect-src 'none'").utf8)
    case .live(let token):
      page.append(contentsOf: meta(policy: policy + "; connect-src 'self'").utf8)
      page.append(contentsOf: "\n<meta name=\"espalier-token\" content=\"\(attribute(token))\">".utf8)
    }
    page.append(contentsOf: parts.betweenMetaAndDocument.utf8)
    page.append(InlineJSON.escaped(document))
    page.append(contentsOf: parts.afterDocument.utf8)
    return page
  }

  /// The page without its meta elements and its document, which are all that differs between two pages.
  private static let parts = PageParts(files: PageFiles.text)

  private static func meta(policy: String) -> String {
    "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"
  }

  private static func attribute(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "<", with: "&lt;")
  }
}

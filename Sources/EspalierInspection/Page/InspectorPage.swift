// SPDX-License-Identifier: MIT

import EspalierPages
import Foundation

/// The inspector's page: one file of HTML that needs no network and no other file. What it shows is a document of JSON, of which
/// every string is a user's text.
package enum InspectorPage {
  private static let template = PageTemplate(files: PageFiles.text, pictures: .inDocument)

  /// The page with a document in it.
  ///
  /// - Parameters:
  ///   - document: JSON in UTF-8. It is not checked: the page shows a message where it cannot read it.
  ///   - source: whether frames arrive later, too; what is picked goes to `pick?token=…` then.
  /// - Complexity: O(length of the document).
  package static func html(document: Data, source: PageTemplate.Source = .document) -> Data {
    template.html(document: document, source: source)
  }
}

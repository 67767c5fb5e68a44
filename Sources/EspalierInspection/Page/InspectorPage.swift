// SPDX-License-Identifier: MIT

import EspalierPages
import Foundation

/// The inspector's page: one HTML file that needs no network and no other file. Its content is a JSON document, in which every
/// string is a user's text.
package enum InspectorPage {
  private static let template = PageTemplate(files: PageFiles.text, pictures: .inDocument)

  /// The page with a document in it.
  ///
  /// - Parameters:
  ///   - document: JSON in UTF-8. It is not checked: the page shows a message if it cannot read it.
  ///   - source: whether frames arrive later, too; picked views are posted to `pick?token=…` then.
  /// - Complexity: O(length of the document).
  package static func html(document: Data, source: PageTemplate.Source = .document) -> Data {
    template.html(document: document, source: source)
  }
}

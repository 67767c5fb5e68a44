// SPDX-License-Identifier: MIT

import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of the node, without the space and the comments around it.
  var contentRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The source text on one line, without comments.
  var singleLine: String {
    var result = ""
    var isSeparated = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !result.isEmpty, isSeparated || !token.leadingTrivia.isEmpty { result += " " }
      result += token.text
      isSeparated = !token.trailingTrivia.isEmpty
    }
    return result
  }
}

extension AttributeSyntax {
  var name: String { attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? "" }
}

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

extension TokenSyntax {
  /// The name without the quotes of an identifier that is a keyword.
  var plainText: String { identifier?.name ?? text }
}

extension AttributeListSyntax {
  /// The attribute of a name, outside of `#if`.
  func named(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == name }
  }
}

extension AttributeSyntax {
  var name: String { attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? "" }

  /// The name that `@objc(name)` sets: `f:b:` of a method, one word of a type or property.
  var objectiveCName: String? {
    guard name == "objc", let arguments else { return nil }
    return arguments.singleLine.filter { $0 != " " }
  }
}

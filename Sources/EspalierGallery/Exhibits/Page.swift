// SPDX-License-Identifier: MIT

import SwiftUI

/// The exhibits of one area, drawn as one picture for each mode.
@MainActor
struct Page {
  let title: String
  let exhibits: [any Exhibit]

  init(_ title: String, @ExhibitBuilder exhibits: () -> [any Exhibit]) {
    self.title = title
    self.exhibits = exhibits()
  }

  /// The name in file names: `images-and-symbols`.
  var fileName: String { title.lowercased().split(whereSeparator: { !$0.isLetter }).joined(separator: "-") }
}

@resultBuilder
@MainActor
enum ExhibitBuilder {
  static func buildExpression(_ exhibit: any Exhibit) -> [any Exhibit] { [exhibit] }
  static func buildBlock(_ parts: [any Exhibit]...) -> [any Exhibit] { parts.flatMap { $0 } }
  static func buildArray(_ parts: [[any Exhibit]]) -> [any Exhibit] { parts.flatMap { $0 } }
}

// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierNumbers
import Foundation

/// Text of a document: a range of it, or a match of a search.
open class PDFSelection: NSObject, NSCopying, @unchecked Sendable {
  struct Part {
    let page: PDFPage
    let text: String
    /// One for each line.
    let rects: [CGRect]
  }

  private(set) var parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }
  /// No text.
  public convenience init(document: PDFDocument) { self.init([]) }
  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any { PDFSelection(parts) }

  /// The pages, in their order.
  open var pages: [PDFPage] {
    var result: [PDFPage] = []
    for part in parts where !result.contains(where: { $0 === part.page }) { result.append(part.page) }
    return result
  }
  /// The text; nil if there is none.
  open var string: String? { parts.isEmpty ? nil : parts.map(\.text).joined(separator: "\n") }
  /// The text without attributes.
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
  /// The rectangle around the text on a page; empty for another page.
  open func bounds(for page: PDFPage) -> CGRect {
    let rects = rects(on: page)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }
  func rects(on page: PDFPage) -> [CGRect] { parts.filter { $0.page === page }.flatMap(\.rects) }

  /// A selection for each line.
  open func selectionsByLine() -> [PDFSelection] {
    parts.flatMap { part in
      part.rects.map { rect in
        PDFSelection([Part(page: part.page, text: part.page.text(in: rect) ?? part.text, rects: [rect])])
      }
    }
  }
  /// Adds text.
  open func add(_ selection: PDFSelection) { parts += selection.parts }
  /// Adds texts.
  open func add(_ selections: [PDFSelection]) { parts += selections.flatMap(\.parts) }
}

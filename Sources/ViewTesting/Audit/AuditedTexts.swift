// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierText
import Foundation

// Reads: a display list.
// Produces: its texts with their places in the window, and the same picture without them.
// Costs: O(items).

/// The texts of a picture.
@MainActor
struct AuditedTexts {
  struct Found {
    let string: String
    /// The place in the window.
    let frame: CGRect
    /// The size of the font on the screen, in points, and its weight.
    let fontSize: CGFloat
    let weight: Int
    let isTruncated: Bool

    /// Whether it is large text by WCAG: 18 points of print are 24 of the screen, bold 14 are 18.7.
    var isLarge: Bool { fontSize >= 24 || (fontSize >= 18.66 && weight >= 700) }

    var summary: String {
      let line = string.split(separator: "\n").first.map(String.init) ?? ""
      return "text \"\(line.count > 60 ? line.prefix(60) + "…" : line)\""
    }
  }

  private(set) var all: [Found] = []
  private let window: CGRect

  init(_ list: DisplayList, window: CGRect) {
    self.window = window
    visit(list, .identity, clip: window)
  }

  private mutating func visit(_ list: DisplayList, _ matrix: CGAffineTransform, clip: CGRect) {
    for item in list.items {
      switch item.content {
      case .text(let text, let frame, _), .paintedText(let text, let frame, _, _, _):
        add(text, frame.applying(matrix), matrix, clip)
      case .group(let list): visit(list, matrix, clip: clip)
      case .effect(.transform(let own), let list): visit(list, own.concatenating(matrix), clip: clip)
      case .effect(.clip(let path, _), let list):
        visit(list, matrix, clip: clip.overlap(with: path.boundingRect.applying(matrix)))
      case .effect(.projection, _): break
      case .effect(_, let list): visit(list, matrix, clip: clip)
      case .fill, .stroke, .image, .foreign: break
      }
    }
  }

  private mutating func add(_ text: any DrawnText, _ frame: CGRect, _ matrix: CGAffineTransform, _ clip: CGRect) {
    guard let shaped = text as? ShapedText, shaped.string.contains(where: { !$0.isWhitespace }) else { return }
    let shown = frame.overlap(with: clip)
    // A part that is scrolled out of sight is no defect.
    guard !shown.isNull, shown.height >= frame.height * 0.9, shown.width > 1 else { return }
    let scale = (abs(matrix.a * matrix.d - matrix.b * matrix.c)).squareRoot()
    let font = shaped.text.font
    all.append(
      Found(
        string: shaped.string, frame: frame, fontSize: font.size * scale, weight: font.weight,
        isTruncated: shaped.isTruncated))
  }

  func truncated(_ elements: AuditedElements) -> [AuditFinding] {
    all.filter(\.isTruncated).map {
      AuditFinding(
        rule: .truncation, element: $0.summary, frame: $0.frame, defect: "a part of it is left out",
        fix: "Give it more space, more lines, or minimumScaleFactor(_:)")
    }
  }
}

extension DisplayList {
  /// The same picture without its texts.
  var withoutTexts: DisplayList {
    DisplayList(
      items.compactMap { item in
        switch item.content {
        case .text, .paintedText: nil
        case .group(let list): DisplayItem(.group(list.withoutTexts))
        case .effect(let effect, let list): DisplayItem(.effect(effect, list.withoutTexts), shapeFrame: item.shapeFrame)
        case .fill, .stroke, .image, .foreign: item
        }
      })
  }
}

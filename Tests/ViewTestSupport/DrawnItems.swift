// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierText
import Foundation
import SwiftUI
import ViewTesting

/// A text as it is drawn, in the window's coordinates.
package struct DrawnItemText {
  package let shaped: ShapedText
  package let frame: CGRect
  package var string: String { shaped.string }
}

extension ViewHost {
  /// The texts that are drawn, back to front.
  package var drawnTexts: [DrawnItemText] {
    var result: [DrawnItemText] = []
    visit(displayList, .identity) { item, matrix in
      if case .text(let text, let frame, _) = item.content, let shaped = text as? ShapedText {
        result.append(DrawnItemText(shaped: shaped, frame: frame.applying(matrix)))
      }
    }
    return result
  }

  /// The bounds of what is filled, back to front.
  package var drawnRects: [CGRect] {
    var result: [CGRect] = []
    visit(displayList, .identity) { item, matrix in
      if case .fill(_, _, _, let bounds) = item.content { result.append(bounds.applying(matrix)) }
    }
    return result
  }
}

@MainActor
private func visit(
  _ list: DisplayList, _ matrix: CGAffineTransform, _ body: (DisplayItem, CGAffineTransform) -> Void
) {
  for item in list.items {
    switch item.content {
    case .group(let inner): visit(inner, matrix, body)
    case .effect(.transform(let step), let inner): visit(inner, step.concatenating(matrix), body)
    case .effect(_, let inner): visit(inner, matrix, body)
    default: body(item, matrix)
    }
  }
}

// SPDX-License-Identifier: MIT

import EspalierDrawing

extension DisplayList {
  /// The strings that are shown, back to front.
  package var texts: [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .text(let text, _, _): [text.string]
      case .group(let list), .effect(_, let list): list.texts
      default: []
      }
    }
  }
}

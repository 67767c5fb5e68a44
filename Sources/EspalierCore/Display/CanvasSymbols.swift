// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// A view that a canvas can draw.
package struct CanvasSymbol {
  package var tag: ViewTag?
  /// The frame, in a space of the canvas's size.
  package var frame: CGRect
  package var list: DisplayList
}

/// The symbols of a canvas travel up to it like preferences.
package enum SymbolsKey: PreferenceKey {
  package static var defaultValue: [CanvasSymbol] { [] }
  package static func reduce(value: inout [CanvasSymbol], nextValue: () -> [CanvasSymbol]) { value += nextValue() }
}

/// Makes a symbol of the drawings of the views below. Nothing else leaves it.
package final class SymbolNode: PassingNode {
  private let tag: Attribute<ViewTag?>?
  private let frame: Attribute<ViewFrame>

  package init(_ content: PreferenceNode?, tag: Attribute<ViewTag?>?, frame: Attribute<ViewFrame>) {
    self.tag = tag
    self.frame = frame
    super.init(content)
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard Key.self == SymbolsKey.self else { return nil }
    let picture = content?.attribute(for: DisplayListKey.self)
    return subgraph.apply { Attribute(Symbol(tag: tag, frame: frame, picture: picture)) }.any.as(Key.Value.self)
  }

  package override var label: String { "symbol" }

  // Reads: the tag, the frame, the display list below.
  // Produces: the symbol.
  // Costs: O(1).
  private struct Symbol: Rule {
    let tag: Attribute<ViewTag?>?
    let frame: Attribute<ViewFrame>
    let picture: Attribute<DisplayList>?
    mutating func value() -> [CanvasSymbol] {
      [CanvasSymbol(tag: tag?.value, frame: frame.value.rect, list: picture?.value ?? .empty)]
    }
    nonisolated static var label: String { "symbol" }
  }
}

// Reads: the canvas's size.
// Produces: the frame of its symbols' container, in a space of their own.
// Costs: O(1).
package struct SymbolSpace: Rule {
  let size: Attribute<ViewSize>
  package init(size: Attribute<ViewSize>) { self.size = size }
  package mutating func value() -> ViewFrame { ViewFrame(origin: .zero, size: size.value) }
  package nonisolated static var label: String { "space of symbols" }
}

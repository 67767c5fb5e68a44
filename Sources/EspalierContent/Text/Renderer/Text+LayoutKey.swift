// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierLayout
import EspalierMotion
import EspalierPrimitives
import Foundation

extension Text {
  /// The layouts of the texts in a view, in their order: each text writes its own. Reading the key costs O(length²) for each text,
  /// also after it has moved; without a reader it costs nothing.
  public struct LayoutKey: PreferenceKey {
    /// A text's layout, and its place.
    public struct AnchoredLayout: Equatable {
      /// The text's upper left corner: the positions in the layout are relative to it.
      public var origin: Anchor<CGPoint>
      /// The text's lines.
      public var layout: Text.Layout
    }

    public static var defaultValue: [AnchoredLayout] { [] }

    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

// Reads: the text's layout and frame, the foreground.
// Produces: the layout with a place for every character.
// Costs: O(length²) where the text has another layout or colour.
struct TextLayoutPreference: Rule {
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLayout>
  let inputs: LeafInputs
  private var known: (parts: DrawnTextParts, layout: Text.Layout)?

  init(layout: Attribute<LayoutComputer>, engine: CachedLeafEngine<TextLayout>, inputs: LeafInputs) {
    self.layout = layout
    self.engine = engine
    self.inputs = inputs
  }

  mutating func value() -> [Text.LayoutKey.AnchoredLayout] {
    _ = layout.value
    let view = inputs.viewInputs
    let parts = DrawnTextParts(
      shaped: engine.layout.shaped(view.size.value.proposal), appearance: engine.layout.appearance,
      in: inputs.environment.value)
    if known?.parts != parts {
      known = (parts, Text.Layout(parts, attributes: engine.layout.appearance?.attributes ?? [:]))
    }
    return known.map { [Text.LayoutKey.AnchoredLayout(origin: view.anchor(.point(.zero)), layout: $0.layout)] } ?? []
  }

  nonisolated static var label: String { "write Text.LayoutKey" }
}

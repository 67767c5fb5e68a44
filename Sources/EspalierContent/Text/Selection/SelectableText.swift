// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import EspalierText
import Foundation

/// A text with its selection: a gesture, the highlight, the selected part for screen readers.
@MainActor
func makeSelectable(
  _ text: _ViewOutputs, layout: Attribute<LayoutComputer>, engine: CachedLeafEngine<TextLayout>, inputs: _ViewInputs
) -> _ViewOutputs {
  let selection = SelectionInText(inputs)
  var outputs = text
  outputs.preferences = TransformingNode<DisplayListKey>(outputs.preferences) { below, _ in
    Attribute(
      SelectionDisplay(
        content: below, selection: selection, layout: layout, engine: engine, size: inputs.size,
        frame: inputs.makeShownFrame(), environment: inputs.environment))
  }
  outputs.transform(AccessibilityKey.self, label: "text selection") { list in
    _ = selection.ends.get()
    let selected = selection.selectedText
    for index in list.nodes.indices { list.nodes[index].selectedText = selected }
  }
  return
    outputs
    .modified(by: _ContentShapeModifier(shape: Rectangle()), inputs: inputs)
    .modified(by: AddGestureModifier(TextSelectionGesture(selection: selection)), inputs: inputs)
}

// Reads: the selection, the text's layout, its frame on screen, the tint.
// Produces: the highlight behind the text.
// Costs: O(length) while text is selected.
private struct SelectionDisplay: Rule {
  let content: Attribute<DisplayList>?
  let selection: SelectionInText
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLayout>
  let size: Attribute<ViewSize>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>

  mutating func value() -> DisplayList {
    let content = self.content?.value ?? .empty
    _ = layout.value
    let shaped = engine.layout.shaped(size.value.proposal)
    selection.shaped = shaped
    guard let ends = selection.ends.get() else { return content }
    let frame = self.frame.value
    let paint = Paint.color(environment.value.accent.multiplyingOpacity(by: 0.3))
    var list = DisplayList(
      shaped.selectionRects(ends.range(in: shaped.string.count)).map { rect in
        let place = rect.offsetBy(dx: frame.minX, dy: frame.minY)
        return DisplayItem(.fill(path: Path(place), rule: .nonZero, paint: paint, bounds: place))
      })
    list.append(content)
    return list
  }

  nonisolated static var label: String { "draw selection" }
}

// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import Foundation

/// A colour fills its proposed size; an unspecified dimension is 10 points (specification L71).
extension Color: View {
  public typealias Body = Never
  public var body: Never { fatalError("Color is a primitive view: it has no body") }

  public static func _makeView(view: _GraphValue<Color>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      layout: inputs.host.shared.flexibleLayout,
      preferences: makeLeaf(ColorContent(color: view.attribute), inputs: inputs))
  }
  public static func _makeViewList(view: _GraphValue<Color>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
  public static var _isUnary: Bool { true }
}

/// The display list of a colour.
private struct ColorContent: LeafContent {
  let color: Attribute<Color>

  static var viewType: (any View.Type)? { Color.self }

  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    let inputs = leaf.inputs
    return Attribute(
      ColorDisplay(
        color: color, frame: leaf.shownFrame, environment: inputs.environment, motion: Motion(inputs.viewInputs)))
  }
}

// Reads: the colour, the shown frame; the environment if the colour depends on it.
// Produces: one filled rectangle; nothing if the colour is clear.
// Costs: O(1).
private struct ColorDisplay: Rule {
  let color: Attribute<Color>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  var motion: Motion<ResolvedColor.AnimatableData>

  mutating func value() -> DisplayList {
    var shown: ResolvedColor
    switch color.value.storage {
    case .resolved(let color): shown = color
    case .system, .mixed, .named, .custom: shown = color.value.resolve(in: environment.value)
    }
    if let moving = motion.follow(shown.animatableData) { shown.animatableData = moving }
    let rect = frame.value
    guard shown.opacity > 0, rect.width > 0, rect.height > 0 else { return .empty }
    return DisplayList([DisplayItem(.fill(path: Path(rect), rule: .nonZero, paint: .color(shown), bounds: rect))])
  }

  nonisolated static var label: String { "draw Color" }
}

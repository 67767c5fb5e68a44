// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierPrimitives
import Foundation

/// The ring around the control that has the keyboard. It takes no space and receives no touches.
@MainActor
enum FocusRing {
  /// - Parameter radius: Radius of the control's corners, in points; nil draws no ring. Called in a rule.
  static func node(
    around content: PreferenceNode?, radius: @escaping @MainActor () -> CGFloat?, isFocused: StoredLocation<Bool>,
    inputs: _ViewInputs
  ) -> PreferenceNode? {
    TransformingNode<DisplayListKey>(content) { below, _ in
      Attribute(
        RingedDisplay(
          content: below, isFocused: isFocused, frame: inputs.frame, environment: inputs.environment, radius: radius))
    }
  }
}

// Reads: the content's display list, the view that has the keyboard.
// Produces: the same list, with the ring while this control has the keyboard.
// Costs: O(1).
private struct RingedDisplay: Rule {
  let content: Attribute<DisplayList>?
  let isFocused: StoredLocation<Bool>
  let frame: Attribute<ViewFrame>
  let environment: Attribute<EnvironmentValues>
  let radius: @MainActor () -> CGFloat?

  mutating func value() -> DisplayList {
    var list = content?.value ?? .empty
    guard isFocused.get(), environment.value.isFocusEffectEnabled, let radius = radius() else { return list }
    let values = environment.value.design.focus
    let distance = values.gap + values.line / 2
    let rect = frame.value.rect.insetBy(dx: -distance, dy: -distance)
    let corner = min(radius + distance, min(rect.width, rect.height) / 2)
    var color = environment.value.accent
    color.opacity *= Float(values.opacity)
    let path = Path(roundedRect: rect, cornerRadius: corner, style: .continuous)
    list.append(
      DisplayList([
        DisplayItem(
          .stroke(
            path: path, style: StrokeStyle(lineWidth: values.line), paint: .color(color),
            bounds: rect.insetBy(dx: -values.line / 2, dy: -values.line / 2)))
      ]))
    return list
  }

  nonisolated static var label: String { "focus ring" }
}

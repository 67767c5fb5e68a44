import CoreGeometry
import Foundation
import Graph

/// Makes one element of a control: what is inside of it gives it its label and is found, but not spoken on its own.
nonisolated package struct AccessibleControl: _PrimitiveViewModifier {
  let role: AccessibilityRole
  let action: @MainActor () -> Void

  /// - Parameter action: What activating the control does.
  package init(role: AccessibilityRole, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.action = action
  }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.preferences = DescribingNode(outputs.preferences, label: "control") { below, view in
      Attribute(
        Describe(
          modifier: modifier.attribute, frame: Attribute(AnimatedFrame(inputs: inputs)),
          environment: inputs.environment, content: below, view: view))
    }
    return outputs
  }

  private struct Describe: Rule {
    let modifier: Attribute<AccessibleControl>
    let frame: Attribute<CGRect>
    let environment: Attribute<EnvironmentValues>
    let content: Attribute<AccessibilityList>?
    let view: ObjectIdentifier
    mutating func value() -> AccessibilityList {
      let modifier = self.modifier.value
      let content = self.content?.value.nodes ?? []
      var node = AccessibilityNode(role: modifier.role, frame: frame.value, view: view)
      node.label = content.spokenLabel
      node.isEnabled = environment.value.isEnabled
      node.children = content.map(\.asPart)
      node.actions = [AccessibilityAction(name: "activate", perform: modifier.action)]
      return AccessibilityList([node])
    }
    nonisolated static var label: String { "describe control" }
  }
}

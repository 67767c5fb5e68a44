// SPDX-License-Identifier: MIT

import EspalierGraph

/// The body of a value that is no view but has dynamic properties as views have: an app, a scene.
@MainActor
package func makeBody<Owner, Body>(
  of owner: _GraphValue<Owner>, inputs: _ViewInputs, _ body: @escaping @MainActor (Owner) -> Body
) -> _GraphValue<Body> {
  let properties = DynamicPropertyFields.of(Owner.self).makeStorage(inputs: inputs)
  return _GraphValue(
    Attribute(OwnedBodyRule(owner: owner.attribute, properties: properties, host: inputs.host, body: body)))
}

// Reads: the owner, its dynamic properties, whatever its body reads.
// Produces: the body.
// Costs: the user's body; nothing while none of that changed.
private struct OwnedBodyRule<Owner, Body>: Rule, BodyRule {
  let owner: Attribute<Owner>
  let properties: DynamicPropertyStorage?
  @HostReference var host: ViewGraph
  let body: @MainActor (Owner) -> Body

  mutating func value() -> Body {
    var owner = self.owner.value
    if let properties {
      withUnsafeMutablePointer(to: &owner) { properties.update(UnsafeMutableRawPointer($0)) }
    }
    return host.observing { body(owner) }
  }

  nonisolated static var label: String { "\(Owner.self).body" }
  nonisolated static var owner: Any.Type { Owner.self }
}

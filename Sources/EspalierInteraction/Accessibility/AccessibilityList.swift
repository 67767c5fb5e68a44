// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// The elements for screen readers travel up like every other preference.
package enum AccessibilityKey: PreferenceKey {
  package static var defaultValue: AccessibilityList { AccessibilityList() }
  package static func reduce(value: inout AccessibilityList, nextValue: () -> AccessibilityList) {
    value.nodes += nextValue().nodes
  }
  @MainActor package static let _onScreen: _ScreenBehavior<AccessibilityList>? = _ScreenBehavior(
    .reading, isDisplayOrdered: false,
    leaf: { leaf in
      leaf.once(AccessibilityKey.self) { (leaf.content as? any ReadableLeafContent)?.makeAccessibility(leaf) }
    },
    effect: { Attribute(EffectAccessibility(effect: $0, content: $1)) },
    // All elements have the number of their layer; those of a layer that is leaving are parts, and not read any more.
    inLayer: { list, place, isPresented in
      AccessibilityList(
        list.nodes.map { node in
          var node = isPresented ? node : node.asPart
          node.layer = place
          return node
        })
    })
}

/// A leaf that a screen reader presents; other leaves are decoration.
@MainActor
package protocol ReadableLeafContent: LeafContent {
  /// The accessible elements, as a new attribute of the current subgraph; nil for decoration.
  func makeAccessibility(_ leaf: LeafNode) -> Attribute<AccessibilityList>?
}

/// Accessible elements in reading order.
package struct AccessibilityList: ReleasedWhenStale {
  package var nodes: [AccessibilityNode] = []
  package init(_ nodes: [AccessibilityNode] = []) { self.nodes = nodes }
}

private struct EffectAccessibility: Rule {
  let effect: Attribute<DisplayEffect>
  let content: Attribute<AccessibilityList>
  mutating func value() -> AccessibilityList {
    switch effect.value {
    case .transform(let matrix):
      AccessibilityList(content.value.nodes.map { $0.mapped(by: ProjectionTransform(matrix)) })
    case .projection(let matrix): AccessibilityList(content.value.nodes.map { $0.mapped(by: matrix) })
    case .opacity, .clip, .mask, .isolate, .blend, .filter: content.value
    }
  }
  nonisolated static var label: String { "accessibility through effect" }
}

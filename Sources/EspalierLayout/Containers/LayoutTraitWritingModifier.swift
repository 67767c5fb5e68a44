// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// Writes a trait on which the layout around the view depends: a change of it lays out anew.
nonisolated public struct _LayoutTraitWritingModifier<Trait: _ViewTraitKey>: TraitWriting {
  let value: Trait.Value

  public init(value: Trait.Value) { self.value = value }

  @MainActor package static func write(_ value: Attribute<Trait.Value>, to element: ViewListElement) {
    LayoutValues.add(Trait.self, value, to: &element.traits, of: element)
  }
}

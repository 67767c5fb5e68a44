// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierPrimitives
import Foundation

/// The row around a view of a form's content.
struct FormRow: ViewModifier {
  let place: RowPlace
  @State private var isPressed = false

  init(place: RowPlace) { self.place = place }

  func body(content: Content) -> some View {
    place.holding(content)
      .background {
        if let background = place.background { background }
        if isPressed { Color(.press) }
      }
      .modifier(ListRowPress(isPressed: $isPressed, select: nil))
  }
}

// Reads: the row's traits, the environment.
// Produces: the row around its content.
struct FormRowRule: Rule {
  let traits: ViewTraits
  let environment: Attribute<EnvironmentValues>

  mutating func value() -> FormRow { FormRow(place: RowPlace(traits, environment.value)) }
  nonisolated static var label: String { "form row" }
}

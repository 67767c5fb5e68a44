// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierPrimitives
import Foundation

/// Aligns the headers of sections among the options of a menu with the options' texts, behind the column of the marks.
nonisolated struct MenuOptionHeaders: _PrimitiveViewModifier {
  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(_Graph(), inputs)
  }

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let level = ListLevel(inputs)
    return _ViewListOutputs(
      body(_Graph(), inputs).list?.map { element in
        guard element.traits[FormPlaceTraitKey.self]?.peek()?.part == .header else { return element }
        return ModifiedElement(element, level: level) {
          modifier.attribute.map("header of options") { _ in BehindMarks() }
        }
      })
  }

  static var _isUnary: Bool { false }
}

private struct BehindMarks: ViewModifier {
  @Environment(\.design) private var design

  func body(content: Content) -> some View {
    content.padding(.leading, design.menu.mark.width + design.menu.itemGap)
  }
}

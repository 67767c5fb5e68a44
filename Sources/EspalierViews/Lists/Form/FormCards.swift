// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierLayout
import Foundation

/// A card of a form, where it is seen now.
struct FormCard {
  let section: FormSection?
  let shown: MovingRects.Shown
  /// Between its rows.
  let lines: [MovingRects.Shown]
  let cornerRadius: CGFloat

  var path: Path { Path(roundedRect: shown.rect, cornerRadius: cornerRadius, style: .continuous) }
}

/// The cards of a form, for its rows, which are made first.
@MainActor
final class FormCards {
  var attribute: Attribute<[FormCard]>?

  /// A row that is drawn no further than its card reaches.
  func clipping(_ row: ViewListElement) -> ViewListElement {
    let place = row.traits[FormPlaceTraitKey.self]
    return WrappedElement(row) { [self] inputs, make in
      var outputs = make(inputs)
      outputs.preferences = outputs.preferences.map {
        let frame = inputs.makeShownFrame()
        return DrawnEffectNode($0, effect: .init("clip to card") { self.clip(place?.value?.section, at: frame.value) })
      }
      return outputs
    }
  }

  /// A clip to the row's card while the row reaches beyond it: it leaves, or comes, while the card moves. In a rule;
  /// O(cards).
  private func clip(_ section: FormSection?, at frame: CGRect) -> DisplayEffect {
    let own = (attribute?.value ?? []).filter { $0.section === section }
    // Rows without a section may have several cards: one is theirs.
    guard let card = own.first(where: { $0.shown.rect.intersects(frame) }) ?? own.first,
      !card.shown.rect.insetBy(dx: 0, dy: -0.5).containsRows(frame)
    else { return .transform(.identity) }
    return .clip(path: card.path, rule: .nonZero)
  }
}

// Reads: the form's layout, its frame on screen, the reading direction.
// Produces: its cards, on their way to their places.
// Costs: O(rows).
struct FormCardsRule: Rule {
  let layout: Attribute<LayoutComputer>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  var moving: MovingRects

  mutating func value() -> [FormCard] {
    let frame = self.frame.value
    let direction = environment.value.layoutDirection
    let values = environment.value.design.rows
    guard let engine = layout.value.engine as? ContainerLayoutEngine<FormLayout> else { return [] }
    let arranged = engine.layout.arrange(engine.layoutChildren, width: frame.width)
    var cards: [FormCard] = []
    for (number, card) in arranged.cards.enumerated() {
      let place = card.rect.offsetBy(dx: frame.minX, dy: frame.minY)
      let shown = moving.follow(place, key: card.section.map { .init($0) } ?? .init(number))
      let lines = card.separators.map { separator in
        moving.follow(
          separator.span.line(in: place, y: frame.minY + separator.y, thickness: values.separator, direction),
          key: .init(separator.row))
      }
      cards.append(FormCard(section: card.section, shown: shown, lines: lines, cornerRadius: values.cornerRadius))
    }
    moving.finish()
    return cards
  }

  nonisolated static var label: String { "cards of Form" }
}

extension CGRect {
  /// From top to bottom; what a row draws beside its card is clipped elsewhere.
  fileprivate func containsRows(_ other: CGRect) -> Bool { minY <= other.minY && maxY >= other.maxY }
}

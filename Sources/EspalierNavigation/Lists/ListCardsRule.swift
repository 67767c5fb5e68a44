// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierGraph
import EspalierLayout
import EspalierPrimitives
import EspalierScrolling
import Foundation

// Reads: the shown rows, the list's frame in the scrolled content, the environment.
// Produces: a card for each run of rows of one section, in motion to its place; beyond the shown rows a card continues if its
// section does.
// Costs: O(shown rows).
struct ListCardsRule: Rule {
  let rows: any LazyRows
  let layout: Attribute<LayoutComputer>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  var moving: MovingRects
  var runs = LooseRuns()

  mutating func value() -> [ListCard] {
    _ = layout.value
    let (frame, environment) = (self.frame.value, self.environment.value)
    let appearance = environment.listAppearance
    guard appearance.hasCards else { return [] }
    let rowsLieApart = environment.listRowSpacing ?? 0 != 0
    let margin = appearance.margin(in: frame.width)
    var cards: [ListCard] = []
    // Together with the last row that was found in it.
    var card: (rect: CGRect, row: ShownLine)?
    // The rows of the card that have a background of their own.
    var covered: [CGRect] = []
    var elements: Set<ObjectIdentifier> = []
    func close() {
      guard let (place, row) = card else { return }
      let owner: AnyObject? = rowsLieApart ? row.owner : row.traits.value(FormPlaceTraitKey.self)?.section
      let shown: MovingRects.Shown
      if let owner {
        shown = moving.follow(place, key: .init(owner), isNew: row.isNew)
      } else {
        let run = runs.run(of: elements)
        shown = moving.follow(
          place, key: .init(run.identity), isNew: row.isNew && !run.isKnown, from: run.start)
        runs.show(elements, in: run.identity, at: shown.rect)
      }
      let gaps = covered.map { $0.minY - place.minY..<$0.maxY - place.minY }
      cards.append(
        ListCard(
          owner: owner, looseRows: owner == nil ? elements : [], shown: shown, cornerRadius: appearance.cornerRadius,
          gaps: gaps))
      card = nil
      covered = []
      elements = []
    }
    let beyond = 2 * appearance.cornerRadius
    for shown in rows.shownLines where shown.line.part == .row {
      var rect = CGRect(
        x: frame.minX + margin, y: frame.minY + shown.start, width: max(frame.width - 2 * margin, 0),
        height: shown.length)
      let row = rect
      if !shown.line.isFirst, card == nil {
        rect = CGRect(x: rect.minX, y: rect.minY - beyond, width: rect.width, height: rect.height + beyond)
      }
      if let open = card, open.row.line.section == shown.line.section, !rowsLieApart {
        card = (open.rect.union(rect), shown)
      } else {
        close()
        card = (rect, shown)
      }
      if let item = shown.owner as? ContainerItem { elements.insert(ObjectIdentifier(item.element)) }
      if shown.traits.value(ListRowBackgroundTraitKey.self) != nil { covered.append(row) }
      if shown.line.isLast { close() }
    }
    if card != nil {
      card!.rect.size.height += beyond
      close()
    }
    moving.finish()
    runs.finish()
    return cards
  }

  nonisolated static var label: String { "cards of List" }
}

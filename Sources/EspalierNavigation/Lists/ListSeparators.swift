// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierLayout
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// The lines between the shown rows.
struct ListSeparators: LeafContent {
  let rows: any LazyRows
  let layout: Attribute<LayoutComputer>
  let cards: Attribute<[ListCard]>
  static var viewType: (any View.Type)? { nil }
  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(
      ListSeparatorsDisplay(
        rows: rows, layout: layout, cards: cards, frame: leaf.shownFrame, environment: leaf.inputs.environment,
        moving: MovingRects(leaf.inputs.viewInputs)))
  }
}

// Reads: the shown rows, their separator settings and whether they are highlighted, the cards, the list's frame in the scrolled
// content, the environment.
// Produces: the lines, each within the card of its row.
// Costs: O(shown rows).
private struct ListSeparatorsDisplay: Rule {
  let rows: any LazyRows
  let layout: Attribute<LayoutComputer>
  let cards: Attribute<[ListCard]>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  var moving: MovingRects

  mutating func value() -> DisplayList {
    _ = layout.value
    let items = lines(in: frame.value, environment.value)
    moving.finish()
    return items.isEmpty ? .empty : DisplayList([DisplayItem(.group(DisplayList(items)))])
  }

  private mutating func lines(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    let appearance = environment.listAppearance
    guard let thickness = appearance.separator, environment.listRowSpacing ?? 0 <= 0 else { return [] }
    var items: [DisplayItem] = []
    let margin = appearance.margin(in: frame.width)
    let list = frame.insetBy(dx: margin, dy: 0)
    let cards = self.cards.value
    // Lines behind a header that stays at the top.
    let headers = appearance.pinsHeaders ? rows.shownHeaders : []
    var above: ShownLine?
    for shown in rows.shownLines {
      defer { above = shown }
      guard shown.line.part == .row, !shown.line.isFirst else { continue }
      if headers.contains(where: { $0.start <= shown.start && shown.start < $0.end }) { continue }
      // A line would cut through the background of a selection.
      if RowHighlight.isOn(shown) || above.map(RowHighlight.isOn) == true { continue }
      let own = shown.traits.value(ListRowSeparatorTraitKey.self)
      let before = above?.traits.value(ListRowSeparatorTraitKey.self)
      if own.top == .hidden || before?.bottom == .hidden { continue }
      let color =
        shown.traits.value(ListRowSeparatorTintTraitKey.self) ?? above?.traits.value(ListRowSeparatorTintTraitKey.self)
      let span = Self.span(below: above ?? shown, appearance).moved(by: -margin)
      let line = moving.follow(
        span.line(in: list, y: frame.minY + shown.start, thickness: thickness, environment.layoutDirection),
        key: .init(shown.owner), isNew: shown.isNew)
      // While a card grows or moves, its rows are clipped to it, and so are their lines.
      let section = shown.traits.value(FormPlaceTraitKey.self)?.section
      let row = (shown.owner as? ContainerItem)?.element
      if let card = cards.first(where: { $0.holds(row, of: section) })?.shown.rect,
        !(card.minY <= line.rect.minY && line.rect.maxY <= card.maxY)
      {
        continue
      }
      items.append(.filled(Path(line.rect), line, color ?? .separator, environment))
    }
    return items
  }

  /// The horizontal extent of a line, from the list's leading edge.
  private static func span(below row: ShownLine, _ appearance: ListMeasures) -> SeparatorSpan {
    let inset = row.traits.value(ListRowInsetsTraitKey.self).leading ?? appearance.insets.leading
    return SeparatorSpan(below: row.engine, row.frame.size, rowInset: inset).moved(by: row.frame.origin.x)
  }

  nonisolated static var label: String { "draw lines of List" }
}

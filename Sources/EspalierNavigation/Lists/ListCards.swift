// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierNumbers
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// A card behind rows of a list or form, where it is seen now.
struct ListCard {
  /// The section, or the row where rows lie apart; nil behind rows that are in no section.
  let owner: AnyObject?
  let shown: MovingRects.Shown
  let cornerRadius: CGFloat

  var path: Path { Path(roundedRect: shown.rect, cornerRadius: cornerRadius, style: .continuous) }
}

/// The cards of a list, for its rows, which are made first.
@MainActor
final class ListCards {
  var attribute: Attribute<[ListCard]>?

  /// A row that is drawn, and can be touched, no further than its card reaches. The card is a part of the list: a transition that
  /// moves the row on its way in or out leaves the clip where it is.
  func clipping(_ row: ViewListElement, _ inputs: _ViewInputs, _ outputs: _ViewOutputs) -> _ViewOutputs {
    let place = row.traits[FormPlaceTraitKey.self]
    let background = row.traits[ListRowBackgroundTraitKey.self]
    let insets = row.traits[ListRowInsetsTraitKey.self]
    if let place = place?.peek(), place.part != .row { return outputs }
    guard let preferences = outputs.preferences else { return outputs }
    let frame = inputs.makeShownFrame()
    var outputs = outputs
    outputs.preferences = EffectNode(
      preferences,
      effect: .init("clip to card") { [self] in
        let isFilled = background?.value != nil || RowHighlight.isOn(preferences)
        return clip(place?.value?.section, at: frame.value, isFilled: isFilled, insets: insets.flatMap(\.value))
      })
    return outputs
  }

  /// A clip to the row's card while the row reaches beyond it, as it leaves, or comes, while the card moves; or while it fills
  /// the card's corners. In a rule; O(cards).
  /// - Parameter insets: The row's own; nil are the list's, with which nothing is in the corners.
  private func clip(
    _ section: FormSection?, at frame: CGRect, isFilled: Bool, insets: EdgeInsets?
  ) -> DisplayEffect {
    let own = (attribute?.value ?? []).filter { $0.owner === section }
    // Rows without a section may have several cards: one is theirs.
    guard let card = own.first(where: { $0.shown.rect.overlaps(frame) }) ?? own.first else {
      return .transform(.identity)
    }
    // A row without a background has nothing in the corners unless its insets let it: the clip would cost without being seen.
    let isSeen = isFilled || insets?.reachesCorners(of: card.cornerRadius) == true
    let margin = isSeen ? card.cornerRadius : -0.5
    if card.shown.rect.insetBy(dx: 0, dy: margin).containsRows(frame) { return .transform(.identity) }
    return .clip(path: card.path, rule: .nonZero)
  }
}

/// Draws the cards.
struct ListCardsLeaf: DrawnContent {
  let cards: Attribute<[ListCard]>
  static var viewType: (any View.Type)? { nil }
  static var drawLabel: String { "draw cards of List" }

  func draw(in frame: CGRect, _ environment: EnvironmentValues) -> DisplayList {
    let items = cards.value.map { DisplayItem.filled($0.path, $0.shown, .secondaryGroupedBackground, environment) }
    return items.isEmpty ? .empty : DisplayList([DisplayItem(.group(DisplayList(items)))])
  }
}

// Reads: the rows that are shown, the list's frame in the space that scrolls, the environment.
// Produces: a card for each run of rows of one section, on its way to its place; beyond what is shown it goes on where the
// section does.
// Costs: O(rows shown).
struct ListCardsRule: Rule {
  let rows: any LazyRows
  let layout: Attribute<LayoutComputer>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  var moving: MovingRects

  mutating func value() -> [ListCard] {
    _ = layout.value
    let (frame, environment) = (self.frame.value, self.environment.value)
    let appearance = environment.listAppearance
    guard appearance.hasCards else { return [] }
    let rowsLieApart = environment.listRowSpacing ?? 0 != 0
    let margin = appearance.margin(in: frame.width)
    var cards: [ListCard] = []
    // With the row that it was last seen to have.
    var card: (rect: CGRect, row: ShownLine)?
    func close() {
      guard let (place, row) = card else { return }
      let owner: AnyObject? = rowsLieApart ? row.owner : row.traits.value(FormPlaceTraitKey.self)?.section
      let shown = moving.follow(place, key: owner.map { .init($0) } ?? .init(cards.count), isNew: row.isNew)
      cards.append(ListCard(owner: owner, shown: shown, cornerRadius: appearance.cornerRadius))
      card = nil
    }
    let beyond = 2 * appearance.cornerRadius
    for shown in rows.shownLines where shown.line.part == .row {
      var rect = CGRect(
        x: frame.minX + margin, y: frame.minY + shown.start, width: max(frame.width - 2 * margin, 0),
        height: shown.length)
      if !shown.line.isFirst, card == nil {
        rect = CGRect(x: rect.minX, y: rect.minY - beyond, width: rect.width, height: rect.height + beyond)
      }
      if let open = card, open.row.line.section == shown.line.section, !rowsLieApart {
        card = (open.rect.union(rect), shown)
      } else {
        close()
        card = (rect, shown)
      }
      if shown.line.isLast { close() }
    }
    if card != nil {
      card!.rect.size.height += beyond
      close()
    }
    moving.finish()
    return cards
  }

  nonisolated static var label: String { "cards of List" }
}

extension EdgeInsets {
  /// Whether a rectangle inside of these insets reaches into what a rounding cuts off.
  fileprivate func reachesCorners(of radius: CGFloat) -> Bool {
    let (x, y) = (max(radius - min(leading, trailing), 0), max(radius - min(top, bottom), 0))
    return x * x + y * y > radius * radius
  }
}

extension CGRect {
  /// From top to bottom; what a row draws beside its card is clipped elsewhere.
  fileprivate func containsRows(_ other: CGRect) -> Bool { minY <= other.minY && maxY >= other.maxY }
}

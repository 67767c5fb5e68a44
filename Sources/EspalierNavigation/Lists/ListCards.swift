// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierLayout
import EspalierNumbers
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// A card behind rows of a list or form, in its currently visible frame.
struct ListCard {
  /// The section, or the row if rows are separate cards; nil behind rows without a section.
  let owner: AnyObject?
  /// The rows without a section in front of it.
  let looseRows: Set<ObjectIdentifier>
  let shown: MovingRects.Shown
  let cornerRadius: CGFloat
  /// The rows with a background of their own, as distances in points from the card's upper edge, in order: the card is not
  /// drawn behind them.
  let gaps: [Range<CGFloat>]

  /// Whether a row is on the card.
  func holds(_ row: ViewListElement?, of section: FormSection?) -> Bool {
    if let section { return owner === section }
    return row.map { looseRows.contains(ObjectIdentifier($0)) } ?? false
  }

  /// The whole card, to which its rows are clipped.
  var path: Path { Path(roundedRect: shown.rect, cornerRadius: cornerRadius, style: .continuous) }

  /// The card without its gaps.
  var filledPath: Path {
    if gaps.isEmpty { return path }
    var result = Path()
    var start: CGFloat = 0
    for gap in gaps + [shown.rect.height..<shown.rect.height] {
      let end = min(gap.lowerBound, shown.rect.height)
      if end > start {
        let upper = start == 0 ? cornerRadius : 0, lower = end == shown.rect.height ? cornerRadius : 0
        result.addPath(
          Path(
            roundedRect: CGRect(
              x: shown.rect.minX, y: shown.rect.minY + start, width: shown.rect.width, height: end - start),
            cornerRadii: RectangleCornerRadii(
              topLeading: upper, bottomLeading: lower, bottomTrailing: lower, topTrailing: upper), style: .continuous))
      }
      start = max(start, gap.upperBound)
    }
    return result
  }
}

/// The cards of a list, for its rows, which are made first.
@MainActor
final class ListCards {
  var attribute: Attribute<[ListCard]>?

  /// Clips the drawing and the touch area of a row to its card. The card belongs to the list: a transition that moves the row as
  /// it is inserted or removed does not move the clip.
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
        return clip(
          row, of: place?.value?.section, at: frame.value, isFilled: isFilled,
          insets: insets.map { $0.value.completed(by: inputs.environment.value.listAppearance.insets) })
      })
    return outputs
  }

  /// A clip to the row's card while the row extends beyond it, because it is leaving, or because the card is moving; or while it
  /// fills the card's corners. Called in a rule; O(cards).
  /// - Parameter insets: The row's own insets; nil uses the list's, with which the corners stay free.
  private func clip(
    _ row: ViewListElement, of section: FormSection?, at frame: CGRect, isFilled: Bool, insets: EdgeInsets?
  ) -> DisplayEffect {
    let cards = attribute?.value ?? []
    let own =
      cards.first { $0.holds(row, of: section) }
      // A row that leaves is in no run any more: its card is the one below it.
      ?? (section == nil ? cards.first { $0.owner == nil && $0.shown.rect.overlaps(frame) } : nil)
    guard let card = own else { return .transform(.identity) }
    // A row without a background covers the corners only if its insets allow it: otherwise the clip would cost time without
    // effect.
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
    let items = cards.value.map {
      DisplayItem.filled($0.filledPath, $0.shown, .secondaryGroupedBackground, environment)
    }
    return items.isEmpty ? .empty : DisplayList([DisplayItem(.group(DisplayList(items)))])
  }
}

extension EdgeInsets {
  /// Whether content with these insets reaches into the area that rounded corners cut off.
  fileprivate func reachesCorners(of radius: CGFloat) -> Bool {
    let (x, y) = (max(radius - min(leading, trailing), 0), max(radius - min(top, bottom), 0))
    return x * x + y * y > radius * radius
  }
}

extension CGRect {
  /// Vertically only: drawing beside the card is clipped by `CardClip`.
  fileprivate func containsRows(_ other: CGRect) -> Bool { minY <= other.minY && maxY >= other.maxY }
}

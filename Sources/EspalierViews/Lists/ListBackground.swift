// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierScrolling
import Foundation

/// What lies behind the whole list or form, however far it is scrolled.
struct ListPage: DrawnContent {
  /// A form has cards in every list style.
  var isForm = false
  static var viewType: (any View.Type)? { nil }
  static var drawLabel: String { "draw List" }

  func draw(in frame: CGRect, _ environment: EnvironmentValues) -> DisplayList {
    if environment.scrollContentBackground == .hidden { return .empty }
    let color = Color(isForm ? .groupedBackground : environment.listAppearance.background)
    return DisplayList([.filled(Path(frame), .init(rect: frame), color, environment)])
  }
}

/// What is drawn for the rows that are shown, behind them or in front.
struct ListDecoration: LeafContent {
  enum Part {
    /// A card for each run of rows of one section; beyond what is shown it goes on where the section does.
    case cards
    /// The lines between rows.
    case separators
  }

  let part: Part
  let rows: any LazyRows
  let layout: Attribute<LayoutComputer>
  static var viewType: (any View.Type)? { nil }
  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(
      ListDecorationDisplay(
        decoration: self, frame: leaf.shownFrame, environment: leaf.inputs.environment,
        moving: MovingRects(leaf.inputs.viewInputs)))
  }
}

// Reads: the rows that are shown and their separator settings, the list's frame in the space that scrolls, the
// environment.
// Produces: the cards, or the lines.
// Costs: O(rows shown).
private struct ListDecorationDisplay: Rule {
  let decoration: ListDecoration
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  var moving: MovingRects

  mutating func value() -> DisplayList {
    _ = decoration.layout.value
    let (frame, environment) = (self.frame.value, self.environment.value)
    let items =
      switch decoration.part {
      case .cards: cards(in: frame, environment)
      case .separators: separators(in: frame, environment)
      }
    moving.finish()
    return items.isEmpty ? .empty : DisplayList([DisplayItem(.group(DisplayList(items)))])
  }

  private mutating func cards(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    let appearance = environment.listAppearance
    guard appearance.hasCards else { return [] }
    var items: [DisplayItem] = []
    let rowsLieApart = environment.listRowSpacing ?? 0 != 0
    // With the row that it was last seen to have.
    var card: (rect: CGRect, row: ShownLine)?
    func close() {
      guard let (place, row) = card else { return }
      let owner: AnyObject? = rowsLieApart ? row.owner : row.traits.value(FormPlaceTraitKey.self)?.section
      let shown = moving.follow(place, key: owner.map { .init($0) } ?? .init(items.count), isNew: row.isNew)
      items.append(
        .filled(
          Path(roundedRect: shown.rect, cornerRadius: appearance.cornerRadius, style: .continuous), shown,
          .secondaryGroupedBackground, environment))
      card = nil
    }
    for shown in decoration.rows.shownLines where shown.line.part == .row {
      var rect = CGRect(
        x: frame.minX + appearance.margin, y: frame.minY + shown.start,
        width: max(frame.width - 2 * appearance.margin, 0),
        height: shown.length)
      let beyond = 2 * appearance.cornerRadius
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
      card!.rect.size.height += 2 * appearance.cornerRadius
      close()
    }
    return items
  }

  private mutating func separators(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    let appearance = environment.listAppearance
    guard let thickness = appearance.separator, environment.listRowSpacing ?? 0 <= 0 else { return [] }
    var items: [DisplayItem] = []
    let list = frame.insetBy(dx: appearance.margin, dy: 0)
    var above: ShownLine?
    for shown in decoration.rows.shownLines {
      defer { above = shown }
      guard shown.line.part == .row, !shown.line.isFirst else { continue }
      let own = shown.traits.value(ListRowSeparatorTraitKey.self)
      let before = above?.traits.value(ListRowSeparatorTraitKey.self)
      if own.top == .hidden || before?.bottom == .hidden { continue }
      let color =
        shown.traits.value(ListRowSeparatorTintTraitKey.self) ?? above?.traits.value(ListRowSeparatorTintTraitKey.self)
      let span = Self.span(below: above ?? shown, appearance).moved(by: -appearance.margin)
      let line = moving.follow(
        span.line(in: list, y: frame.minY + shown.start, thickness: thickness, environment.layoutDirection),
        key: .init(shown.owner), isNew: shown.isNew)
      items.append(.filled(Path(line.rect), line, color ?? .separator, environment))
    }
    return items
  }

  /// From the list's leading edge.
  private static func span(below row: ShownLine, _ appearance: ListMeasures) -> SeparatorSpan {
    let inset = row.traits.value(ListRowInsetsTraitKey.self)?.leading ?? appearance.insets.leading
    return SeparatorSpan(below: row.engine, row.frame.size, rowInset: inset).moved(by: row.frame.origin.x)
  }

  nonisolated static var label: String { "draw cards and lines of List" }
}

extension DisplayItem {
  /// A path in the colour that the environment makes of `color`.
  @MainActor
  static func filled(_ path: Path, _ shown: MovingRects.Shown, _ color: Color, _ environment: EnvironmentValues)
    -> DisplayItem
  {
    var color = color.resolve(in: environment)
    color.opacity *= Float(shown.opacity)
    return DisplayItem(
      .fill(path: path, rule: .nonZero, paint: .color(color), bounds: shown.rect), shapeFrame: shown.rect)
  }
}

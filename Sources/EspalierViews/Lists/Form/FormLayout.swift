// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierLayout
import Foundation

/// Puts the rows of each section into a card. What is in it starts at the top.
@MainActor
final class FormLayout: ContainerLayout {
  struct Card {
    var rect: CGRect
    var section: FormSection?
    /// The lines between rows.
    var separators: [Separator]
  }

  struct Separator {
    /// From the top of the form.
    var y: CGFloat
    /// From the card's leading edge.
    var span: SeparatorSpan
    /// What is below it.
    var row: LayoutEngine
  }

  /// Everything at its place, relative to the form.
  struct Arranged {
    var frames: [ViewFrame] = []
    var cards: [Card] = []
    var height: CGFloat = 0
  }

  /// The measures of the look.
  var values: RowValues

  init(_ values: RowValues) { self.values = values }

  var label: String { "Form" }

  func sizeThatFits(_ proposal: Proposal, children: Children) -> CGSize {
    let width = proposal.proposedWidth ?? idealWidth(children)
    let height = { self.arrange(children, width: width.isFinite ? width : self.idealWidth(children)).height }
    return CGSize(width: width, height: proposal.proposedHeight ?? height())
  }

  func childFrames(in size: ViewSize, at origin: CGPoint, children: Children) -> [ViewFrame] {
    arrange(children, width: size.size.width).frames
  }

  private func idealWidth(_ children: Children) -> CGFloat {
    let widest = children.map { $0.engine.sizeThatFits(.unspecified).width }.max() ?? 0
    return widest + 2 * (values.margin + values.inset)
  }

  /// From the form's edge to its cards: in a wide form they are in the middle.
  private func margin(in width: CGFloat) -> CGFloat {
    max(values.margin, values.formWidth.map { (width - $0) / 2 } ?? 0)
  }

  func arrange(_ children: Children, width: CGFloat) -> Arranged {
    var result = Arranged()
    let places = children.map { $0.traits.value(FormPlaceTraitKey.self) }
    var y = values.margin
    var start = 0
    while start < children.count {
      // Rows without a section share a card with their neighbours.
      let end = places[start...].firstIndex { $0?.section !== places[start]?.section } ?? children.count
      if start > 0 { y += values.sectionGap }
      let cardCount = result.cards.count
      arrange(Array(children[start..<end]), places[start..<end].map { $0?.part ?? .row }, width, &y, &result)
      if result.cards.count > cardCount { result.cards[cardCount].section = places[start]?.section }
      start = end
    }
    result.height = children.isEmpty ? 0 : y + values.margin
    return result
  }

  /// One section. `y` is its top before and its bottom after.
  private func arrange(
    _ children: Children, _ parts: [FormPlace.Part], _ width: CGFloat, _ y: inout CGFloat, _ result: inout Arranged
  ) {
    let margin = margin(in: width)
    let x = margin + values.inset
    let proposal = Proposal(width: max(width - 2 * x, 0), height: nil)
    var card: Card?
    var above: (engine: LayoutEngine, size: ViewSize)?
    for (index, (child, part)) in zip(children, parts).enumerated() {
      let size = child.engine.sizeThatFits(proposal)
      func place(at y: CGFloat) {
        result.frames.append(
          ViewFrame(origin: CGPoint(x: x, y: y), size: ViewSize(size, proposal: proposal)))
      }
      switch part {
      case .header:
        place(at: y)
        y += size.height + (index + 1 < parts.count && parts[index + 1] == .header ? 0 : values.captionGap)
      case .row:
        let height = max(size.height + 2 * values.padding, values.minimumHeight)
        place(at: y + (height - size.height) / 2)
        let top = card?.rect.minY ?? y
        if let above {
          let span = SeparatorSpan(below: above.engine, above.size, rowInset: 0).moved(by: values.inset)
          card!.separators.append(Separator(y: y, span: span, row: child.engine))
        }
        above = (child.engine, ViewSize(size, proposal: proposal))
        y += height
        card = Card(
          rect: CGRect(
            x: margin, y: top, width: max(width - 2 * margin, 0), height: y - top),
          separators: card?.separators ?? [])
      case .footer:
        if index == 0 || parts[index - 1] != .footer { y += values.captionGap }
        place(at: y)
        y += size.height
      }
    }
    if let card { result.cards.append(card) }
  }
}

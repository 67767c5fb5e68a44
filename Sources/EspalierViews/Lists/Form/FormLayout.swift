// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierLayout
import Foundation

/// Lengths of a form, in points: those of an inset grouped list on iOS.
enum FormMetrics {
  /// From the form's edges to the cards, and above the first and below the last.
  static let margin: CGFloat = 20
  /// From a card's edges to what is in its rows.
  static let rowInset: CGFloat = 16
  /// Above and below what is in a row, at least.
  static let rowPadding: CGFloat = 7
  static let minimumRowHeight: CGFloat = 44
  static let sectionGap: CGFloat = 28
  /// Between a card and its header or footer.
  static let captionGap: CGFloat = 7
  static let cornerRadius: CGFloat = 10
  static let lineWidth: CGFloat = 0.5
}

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

  nonisolated init() {}

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
    return widest + 2 * (FormMetrics.margin + FormMetrics.rowInset)
  }

  func arrange(_ children: Children, width: CGFloat) -> Arranged {
    var result = Arranged()
    let places = children.map { $0.traits.value(FormPlaceTraitKey.self) }
    var y = FormMetrics.margin
    var start = 0
    while start < children.count {
      // Rows without a section share a card with their neighbours.
      let end = places[start...].firstIndex { $0?.section !== places[start]?.section } ?? children.count
      if start > 0 { y += FormMetrics.sectionGap }
      let cardCount = result.cards.count
      arrange(Array(children[start..<end]), places[start..<end].map { $0?.part ?? .row }, width, &y, &result)
      if result.cards.count > cardCount { result.cards[cardCount].section = places[start]?.section }
      start = end
    }
    result.height = children.isEmpty ? 0 : y + FormMetrics.margin
    return result
  }

  /// One section. `y` is its top before and its bottom after.
  private func arrange(
    _ children: Children, _ parts: [FormPlace.Part], _ width: CGFloat, _ y: inout CGFloat, _ result: inout Arranged
  ) {
    let x = FormMetrics.margin + FormMetrics.rowInset
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
        y += size.height + (index + 1 < parts.count && parts[index + 1] == .header ? 0 : FormMetrics.captionGap)
      case .row:
        let height = max(size.height + 2 * FormMetrics.rowPadding, FormMetrics.minimumRowHeight)
        place(at: y + (height - size.height) / 2)
        let top = card?.rect.minY ?? y
        if let above {
          let span = SeparatorSpan(below: above.engine, above.size, rowInset: 0).moved(by: FormMetrics.rowInset)
          card!.separators.append(Separator(y: y, span: span, row: child.engine))
        }
        above = (child.engine, ViewSize(size, proposal: proposal))
        y += height
        card = Card(
          rect: CGRect(
            x: FormMetrics.margin, y: top, width: max(width - 2 * FormMetrics.margin, 0), height: y - top),
          separators: card?.separators ?? [])
      case .footer:
        if index == 0 || parts[index - 1] != .footer { y += FormMetrics.captionGap }
        place(at: y)
        y += size.height
      }
    }
    if let card { result.cards.append(card) }
  }
}

// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

/// Where a view stands in a bar.
struct BarPlace: Equatable, Sendable {
  enum Part {
    /// What the bar has by itself at its leading edge. It can become narrower.
    case lead
    case leading, middle, trailing, overflow, report, leastReport
  }

  var part: Part
  /// Of what goes into the menu when the bar is too narrow: the lowest rank first. Nil for what stays.
  var rank: Int?

  enum Key: LayoutValueKey { static let defaultValue = BarPlace(part: .middle) }
}

extension BarPlace.Part {
  /// Whether the view stands for what the layout finds, and nowhere in the bar.
  fileprivate var isReport: Bool { self == .report || self == .leastReport }
}

/// The parts of a bar: some at the leading edge, some at the trailing one, and one in the middle of the bar, or of what the
/// others leave where it does not fit there. The middle is as wide as it wants to be, as far as there is space for it between
/// the others.
///
/// Where there is too little space, the lead becomes narrower first, as far as it can; then the middle, as far as its least width.
/// Then views with a rank leave the bar, until the middle has that width, or none is left; the button of the menu that they are in
/// stands behind the others then. How many have left is the width of the view for reports: what a layout finds reaches views by
/// geometry alone. So the least width of the bar is that of another one.
struct BarLayout: Layout, Equatable {
  /// Between two parts, in points.
  let gap: CGFloat
  /// What of the bar is not the layout's: its middle is that of the whole bar.
  var ends: CoveredEnds?
  /// How narrow the middle may become before others leave the bar, in points; nil is its ideal width.
  var leastMiddle: CGFloat?
  /// How many are in the menu however wide the bar is.
  var alwaysHidden = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let parts = Parts(subviews, height: proposal.height)
    let width = parts.width(hiding: alwaysHidden, gap: gap, lead: parts.lead?.width, middle: parts.middleWidth)
    return CGSize(width: proposal.width ?? width, height: proposal.height ?? parts.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let parts = Parts(subviews, height: bounds.height)
    let least = min(parts.middleWidth, leastMiddle ?? .infinity)
    let hidden = parts.hidden(in: bounds.width, from: alwaysHidden, gap: gap, middle: least)
    func place(_ item: Parts.Item, at x: CGFloat, width: CGFloat) {
      // A stack that is offered just its ideal width divides it, and may cut off a part that is wider than its share.
      let offer = width < item.width ? width : nil
      item.view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: offer, height: bounds.height))
    }
    var start = bounds.minX
    var end = bounds.maxX
    if let lead = parts.lead {
      let offer = parts.leadOffer(in: bounds.width, hiding: hidden, gap: gap)
      let width =
        offer < lead.width
        ? min(lead.view.sizeThatFits(.init(width: offer, height: bounds.height)).width, offer) : lead.width
      place(lead, at: start, width: offer)
      if width > 0 { start += width + gap }
    }
    for item in parts.shown(.leading, hiding: hidden) {
      let width = min(item.width, max(end - start, 0))
      place(item, at: start, width: width)
      if width > 0 { start += width + gap }
    }
    for item in (parts.shown(.trailing, hiding: hidden) + parts.shown(.overflow, hiding: hidden)).reversed() {
      let width = min(item.width, max(end - start, 0))
      end -= width
      place(item, at: end, width: width)
      if width > 0 { end -= gap }
    }
    // What the items in the menu present, a popover for one, points at the menu's button.
    for item in parts.items where item.isHidden(hidden) { place(item, at: max(end + gap, start), width: item.width) }
    if let middle = parts.items.first(where: { $0.place.part == .middle }) {
      let available = max(end - start, 0)
      // What is offered less than its ideal width may take less than the offer: its middle is the bar's then, too.
      let width =
        middle.width <= available
        ? middle.width
        : min(middle.view.sizeThatFits(.init(width: available, height: bounds.height)).width, available)
      let center = bounds.midX + ((ends?.trailing ?? 0) - (ends?.leading ?? 0)) / 2
      place(middle, at: min(max(center - width / 2, start), max(end - width, start)), width: available)
    }
    for item in parts.items where item.place.part == .report {
      item.view.place(at: bounds.origin, proposal: ProposedViewSize(width: CGFloat(hidden), height: 0))
    }
    for item in parts.items where item.place.part == .leastReport {
      let width = parts.leastWidth(gap: gap, middle: leastMiddle)
      item.view.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: 0))
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }

  /// The views with their ideal widths.
  private struct Parts {
    struct Item {
      let view: LayoutSubview
      let place: BarPlace
      let width: CGFloat
      /// What it can become; only the lead becomes narrower.
      let least: CGFloat

      func isHidden(_ count: Int) -> Bool {
        place.part == .overflow ? count == 0 : place.rank.map { $0 < count } ?? false
      }
    }

    let items: [Item]
    let height: CGFloat
    /// How many have a rank.
    private let ranked: Int

    init(_ subviews: Subviews, height: CGFloat?) {
      var items: [Item] = []
      var greatest: CGFloat = 0
      for view in subviews {
        let place = view[BarPlace.Key.self]
        let size = place.part.isReport ? .zero : view.sizeThatFits(.init(width: nil, height: height))
        greatest = max(greatest, size.height)
        let least = place.part == .lead ? view.sizeThatFits(.init(width: 0, height: height)).width : size.width
        items.append(Item(view: view, place: place, width: size.width, least: min(least, size.width)))
      }
      self.items = items
      self.height = greatest
      ranked = items.count { $0.place.rank != nil }
    }

    var lead: Item? { items.first { $0.place.part == .lead } }
    var middleWidth: CGFloat { items.first { $0.place.part == .middle }?.width ?? 0 }

    func shown(_ part: BarPlace.Part, hiding count: Int) -> [Item] {
      items.filter { $0.place.part == part && !$0.isHidden(count) }
    }

    /// - Parameter lead: Nil is the least one.
    func width(hiding count: Int, gap: CGFloat, lead: CGFloat? = nil, middle: CGFloat) -> CGFloat {
      var widths: [CGFloat] = items.compactMap { item in
        switch item.place.part {
        case .middle, .report, .leastReport: nil
        case .lead: lead ?? item.least
        default: item.isHidden(count) ? nil : item.width
        }
      }
      widths.append(middle)
      let seen = widths.filter { $0 > 0 }
      return seen.reduce(0, +) + gap * CGFloat(max(seen.count - 1, 0))
    }

    /// What the others and all of the middle leave to the lead.
    func leadOffer(in available: CGFloat, hiding count: Int, gap: CGFloat) -> CGFloat {
      guard let lead else { return 0 }
      // Widths that add up to the proposed one may differ from it by rounding.
      let left = available + 0.01 - width(hiding: count, gap: gap, middle: middleWidth)
      return min(max(lead.least + left, lead.least), lead.width)
    }

    /// With everything in the menu that may go there, and no more of the middle than it needs.
    func leastWidth(gap: CGFloat, middle least: CGFloat?) -> CGFloat {
      let middle = items.first { $0.place.part == .middle }
      let own = least ?? middle?.view.sizeThatFits(.init(width: 0, height: height)).width ?? 0
      return width(hiding: ranked, gap: gap, middle: min(own, middleWidth))
    }

    /// How many leave the bar.
    func hidden(in available: CGFloat, from least: Int, gap: CGFloat, middle: CGFloat) -> Int {
      // Widths that add up to the proposed one may differ from it by rounding.
      (least..<max(ranked, least)).first { width(hiding: $0, gap: gap, middle: middle) <= available + 0.01 } ?? ranked
    }
  }
}

// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The place of a view in a bar.
struct BarPlace: Equatable, Sendable {
  enum Part {
    /// The bar's own content at its leading edge, and a title behind the items there. Both can be compressed.
    case lead, title
    case leading, middle, trailing, overflow
  }

  var part: Part
  /// The order in which views move to the menu when the bar is too narrow: the lowest rank first. Nil for views that stay.
  var rank: Int?

  enum Key: LayoutValueKey { static let defaultValue = BarPlace(part: .middle) }
}

/// The findings of the layout of a bar.
struct BarReport: Equatable, Sendable {
  /// The number of views with a rank that have left the bar.
  var hidden = 0
  /// The width that the bar needs at least, in points: every view with a rank is in the menu.
  var leastWidth: CGFloat = 0
  /// The width of the bar with its whole middle and no more views in the menu than always are there, in points.
  var idealWidth: CGFloat = 0
}

enum BarReportKey: PreferenceKey {
  static var defaultValue: BarReport { BarReport() }
  static func reduce(value: inout BarReport, nextValue: () -> BarReport) {}
}

/// The parts of a bar: some at the leading edge, some at the trailing one, and one in the middle of the bar, or of the space that
/// the others leave if it does not fit there. The middle has its ideal width, as far as the space between the others allows.
///
/// If the bar is too narrow, the lead is compressed first, as far as possible; then the title beside it; then the middle, down to its least width. Then
/// views with a rank leave the bar, until the middle has that width, or no ranked view is left; the button of their menu is then
/// behind the others. The number of views that have left, and the least width of the bar, are sent up as a `BarReport`.
struct BarLayout: ReportingLayout, Equatable {
  /// Distance between two parts, in points.
  let gap: CGFloat
  /// The ends of the bar outside of this layout: the middle is that of the whole bar.
  var ends: CoveredEnds?
  /// Width to which the middle is compressed before others leave the bar, in points; nil is its ideal width.
  var leastMiddle: CGFloat?
  /// Number of views in the menu, however wide the bar is.
  var alwaysHidden = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let parts = Parts(subviews, height: proposal.height)
    return CGSize(width: proposal.width ?? idealWidth(parts), height: proposal.height ?? parts.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let parts = Parts(subviews, height: bounds.height)
    let hidden = hidden(parts, in: bounds)
    func place(_ item: Parts.Item, at x: CGFloat, width: CGFloat) {
      // A stack with a proposal of just its ideal width divides it, and may truncate a part that is wider than its share.
      let offer = width < item.width ? width : nil
      item.view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: offer, height: bounds.height))
    }
    var start = bounds.minX
    var end = bounds.maxX
    let offers = parts.offers(in: bounds.width, hiding: hidden, gap: gap)
    func placeCompressed(_ part: Parts.Item?, offer: CGFloat) {
      guard let part else { return }
      let width =
        offer < part.width
        ? min(part.view.sizeThatFits(.init(width: offer, height: bounds.height)).width, offer) : part.width
      place(part, at: start, width: offer)
      if width > 0 { start += width + gap }
    }
    placeCompressed(parts.lead, offer: offers.lead)
    for item in parts.shown(.leading, hiding: hidden) {
      let width = min(item.width, max(end - start, 0))
      place(item, at: start, width: width)
      if width > 0 { start += width + gap }
    }
    placeCompressed(parts.title, offer: offers.title)
    for item in (parts.shown(.trailing, hiding: hidden) + parts.shown(.overflow, hiding: hidden)).reversed() {
      let width = min(item.width, max(end - start, 0))
      end -= width
      place(item, at: end, width: width)
      if width > 0 { end -= gap }
    }
    // Presentations of items in the menu, for example a popover, point at the menu's button.
    for item in parts.items where item.isHidden(hidden) { place(item, at: max(end + gap, start), width: item.width) }
    if let middle = parts.items.first(where: { $0.place.part == .middle }) {
      let available = max(end - start, 0)
      // A view with a proposal below its ideal width may be narrower than the proposal: it is then centred in the bar, too.
      let width =
        middle.width <= available
        ? middle.width
        : min(middle.view.sizeThatFits(.init(width: available, height: bounds.height)).width, available)
      let center = bounds.midX + ((ends?.trailing ?? 0) - (ends?.leading ?? 0)) / 2
      place(middle, at: min(max(center - width / 2, start), max(end - width, start)), width: available)
    }
  }

  typealias Report = BarReportKey

  func report(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> BarReport {
    let parts = Parts(subviews, height: bounds.height)
    return BarReport(
      hidden: hidden(parts, in: bounds), leastWidth: parts.leastWidth(gap: gap, middle: leastMiddle),
      idealWidth: idealWidth(parts))
  }

  private func idealWidth(_ parts: Parts) -> CGFloat {
    parts.width(hiding: alwaysHidden, gap: gap, isCompressed: false, middle: parts.middleWidth)
  }

  private func hidden(_ parts: Parts, in bounds: CGRect) -> Int {
    let least = min(parts.middleWidth, leastMiddle ?? .infinity)
    return parts.hidden(in: bounds.width, from: alwaysHidden, gap: gap, middle: least)
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
      /// The least width; only the lead and the title can be compressed.
      let least: CGFloat

      func offer(_ left: CGFloat) -> CGFloat { min(max(least + left, least), width) }

      func isHidden(_ count: Int) -> Bool {
        place.part == .overflow ? count == 0 : place.rank.map { $0 < count } ?? false
      }
    }

    let items: [Item]
    let height: CGFloat
    /// Number of views with a rank.
    private let ranked: Int

    init(_ subviews: Subviews, height: CGFloat?) {
      var items: [Item] = []
      var greatest: CGFloat = 0
      for view in subviews {
        let place = view[BarPlace.Key.self]
        let size = view.sizeThatFits(.init(width: nil, height: height))
        greatest = max(greatest, size.height)
        let isCompressed = place.part == .lead || place.part == .title
        let least = isCompressed ? view.sizeThatFits(.init(width: 0, height: height)).width : size.width
        items.append(Item(view: view, place: place, width: size.width, least: min(least, size.width)))
      }
      self.items = items
      self.height = greatest
      ranked = items.count { $0.place.rank != nil }
    }

    var lead: Item? { items.first { $0.place.part == .lead } }
    var title: Item? { items.first { $0.place.part == .title } }
    var middleWidth: CGFloat { items.first { $0.place.part == .middle }?.width ?? 0 }

    func shown(_ part: BarPlace.Part, hiding count: Int) -> [Item] {
      items.filter { $0.place.part == part && !$0.isHidden(count) }
    }

    /// - Parameter isCompressed: Whether the lead and the title have their least widths.
    func width(hiding count: Int, gap: CGFloat, isCompressed: Bool = true, middle: CGFloat) -> CGFloat {
      var widths: [CGFloat] = items.compactMap { item in
        switch item.place.part {
        case .middle: nil
        case .lead, .title: isCompressed ? item.least : item.width
        default: item.isHidden(count) ? nil : item.width
        }
      }
      widths.append(middle)
      let seen = widths.filter { $0 > 0 }
      return seen.reduce(0, +) + gap * CGFloat(max(seen.count - 1, 0))
    }

    /// The widths that all other parts, with the whole middle, leave to the title and then to the lead.
    func offers(in available: CGFloat, hiding count: Int, gap: CGFloat) -> (lead: CGFloat, title: CGFloat) {
      // Widths that add up to the proposed one may differ from it by rounding.
      let left = available + 0.01 - width(hiding: count, gap: gap, middle: middleWidth)
      let title = title.map { (offer: $0.offer(left), least: $0.least) } ?? (0, 0)
      return (lead?.offer(left - (title.offer - title.least)) ?? 0, title.offer)
    }

    /// The width with all ranked views in the menu, and the middle at its least width.
    func leastWidth(gap: CGFloat, middle least: CGFloat?) -> CGFloat {
      let middle = items.first { $0.place.part == .middle }
      let own = least ?? middle?.view.sizeThatFits(.init(width: 0, height: height)).width ?? 0
      return width(hiding: ranked, gap: gap, middle: min(own, middleWidth))
    }

    /// Number of views that leave the bar.
    func hidden(in available: CGFloat, from least: Int, gap: CGFloat, middle: CGFloat) -> Int {
      // Widths that add up to the proposed one may differ from it by rounding.
      (least..<max(ranked, least)).first { width(hiding: $0, gap: gap, middle: middle) <= available + 0.01 } ?? ranked
    }
  }
}

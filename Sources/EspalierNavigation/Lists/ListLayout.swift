// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import EspalierScrolling
import Foundation

/// Rows one below the other, with distances between sections.
nonisolated struct ListLayout: LazyLayout {
  var appearance: ListMeasures
  var rowSpacing: CGFloat?
  var sectionSpacing: CGFloat?
  var realisedAsWhole = 0

  init(_ environment: EnvironmentValues, realisedAsWhole: Int = 0) {
    appearance = environment.listAppearance
    rowSpacing = environment.listRowSpacing
    sectionSpacing = environment.listSectionSpacing
    self.realisedAsWhole = realisedAsWhole
  }

  static var label: String { "List" }
  var axis: Axis { .vertical }
  var pinnedViews: PinnedScrollableViews { appearance.pinsHeaders ? .sectionHeaders : [] }
  var margins: (start: CGFloat, end: CGFloat) { (appearance.ends, appearance.ends) }
  func itemsPerLine(across: CGFloat?) -> Int { 1 }

  @MainActor func arrange(_ line: LazyLine, _ children: [Child], across: CGFloat?) -> LazyLineLayout {
    // Headers and footers are aligned with the content of rows.
    let inset = appearance.margin(in: across) + (line.part == .row ? 0 : appearance.insets.leading)
    let top = line.part == .header && line.items.lowerBound == 0 ? appearance.firstHeader : 0
    var result = LazyLineLayout(length: top, frames: [], breadth: 0)
    for child in children {
      let proposal = Proposal(width: across.map { max(Double($0 - 2 * inset), 0) }, height: nil)
      let size = ViewSize(child.engine.sizeThatFits(proposal), proposal: proposal)
      result.frames.append(ViewFrame(origin: CGPoint(x: inset, y: top), size: size))
      result.length = max(result.length, top + size.size.height)
      result.breadth = max(result.breadth, size.size.width + 2 * inset)
    }
    return result
  }

  @MainActor func gap(before line: LazyLine, _ children: [Child], after previous: (line: LazyLine, children: [Child]?))
    -> CGFloat?
  {
    if line.section != previous.line.section || (line.part == .header && previous.line.part != .header) {
      return sectionSpacing ?? appearance.sectionGap
    }
    if line.part == .row, previous.line.part == .row { return rowSpacing ?? 0 }
    if line.part == previous.line.part { return 0 }
    return previous.line.part == .header ? appearance.headerGap : appearance.captionGap
  }
}

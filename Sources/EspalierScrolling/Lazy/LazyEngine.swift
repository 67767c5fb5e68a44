// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// A line that is realised.
struct RealisedLine {
  var line: LazyLine
  var children: [ContainerEngine.Child]
  var layout: LazyLineLayout
  var gap: CGFloat
  /// Whether the gap is estimated, because the line before is not known.
  var gapIsEstimated: Bool
}

/// The layout of a lazy container: the lines that are realised, and lengths of the others as far as they are known.
@MainActor
package final class LazyEngine<Layout: LazyLayout>: CachedLayoutEngine {
  typealias Child = ContainerEngine.Child

  /// The layout, set before the first layout: it is not known while the tree is made.
  var lazyLayout: Layout! {
    didSet {
      axis = lazyLayout.axis
      margins = lazyLayout.margins
    }
  }
  /// The axis and the margins of the layout, which are read with every line.
  private(set) var axis = Axis.vertical
  private(set) var margins: (start: CGFloat, end: CGFloat) = (0, 0)
  var lines = LazyLines(itemCount: 0, sections: [], itemsPerLine: 1)
  /// The length of each line with the gap before it.
  var lengths = LazyLengths(count: 0)
  var realised: [Int: RealisedLine] = [:]
  /// Lines in the order in which they are shown.
  var order: [Int] = []
  /// The breadth in which lines are laid out.
  var across: CGFloat?
  /// The first lines, if none is visible and the natural breadth was requested: the breadth must not follow from the
  /// shown lines, because these may follow from it.
  var sample: [RealisedLine] = []
  /// Called when the breadth is first requested.
  var breadthWasRequested: (() -> Void)?
  private var usualGap: CGFloat?
  /// The breadth of the broadest line that was shown since the list changed: if a broad line makes others longer, and
  /// is moved out of sight by that, the container would otherwise become narrow, and show it again.
  private var broadest: CGFloat?

  init() { super.init(capacity: 8) }

  /// Adopts the first layout; later ones apply when the container has realised rows by them.
  func take(_ lazyLayout: Layout) {
    if self.lazyLayout == nil { self.lazyLayout = lazyLayout }
  }

  package override var label: String { Layout.label }
  package override var children: [LayoutEngine] { order.flatMap { realised[$0]?.children.map(\.engine) ?? [] } }

  package override func computeSize(_ proposal: Proposal) -> CGSize {
    var size = CGSize.zero
    size[axis] = lengths.count == 0 ? 0 : margins.start + lengths.total + margins.end
    let breadth = proposal[axis.other].map { lazyLayout.breadth(offered: CGFloat($0)) }
    size[axis.other] = breadth ?? idealBreadth
    return size
  }

  private var idealBreadth: CGFloat {
    breadthWasRequested?()
    breadthWasRequested = nil
    return takeBreadth() ?? 0
  }

  /// Measures the lines that are shown, each at its natural breadth.
  /// - Returns: The breadth of the broadest line that was shown so far; nil if no line was.
  func takeBreadth() -> CGFloat? {
    let lines = order.isEmpty ? sample : order.compactMap { realised[$0] }
    for line in lines {
      let breadth =
        across == nil ? line.layout.breadth : lazyLayout.arrange(line.line, line.children, across: nil).breadth
      broadest = max(broadest ?? 0, breadth)
    }
    return broadest
  }

  /// Forgets the breadth, because lines were replaced or have changed.
  func forgetBreadth() { broadest = nil }

  /// The start of a line, without the gap before it.
  func start(of line: Int) -> CGFloat {
    margins.start + lengths.position(of: line) + gap(before: line)
  }

  /// The gap before a line; for one that is not realised, an estimate.
  private func gap(before number: Int) -> CGFloat {
    if let realised = realised[number] { return realised.gap }
    if number == 0 { return 0 }
    let known = lazyLayout.gap(before: lines[number], [], after: (lines[number - 1], nil))
    // The gap is a part of the line's length.
    return min(known ?? usualGap ?? ViewSpacing.systemDistance, CGFloat(lengths[number] ?? lengths.estimate))
  }

  /// The end of a line.
  func end(of line: Int) -> CGFloat { margins.start + lengths.position(of: line + 1) }

  // MARK: - Lines

  /// Lays out a line. `previous` are the children of the line before, if they exist.
  func measure(_ number: Int, _ children: [Child], previous: () -> [Child]?) {
    let line = lines[number]
    let layout = lazyLayout.arrange(line, children, across: across)
    var known: CGFloat? = 0
    if number > 0 {
      known = lazyLayout.gap(
        before: line, children, after: (lines[number - 1], realised[number - 1]?.children ?? previous()))
    }
    if let known, number > 0 { usualGap = known }
    let gap = known ?? usualGap ?? ViewSpacing.systemDistance
    realised[number] = RealisedLine(
      line: line, children: children, layout: layout, gap: gap, gapIsEstimated: known == nil)
    lengths[number] = gap + layout.length
  }

  /// Adopts new answers of children. True if any changed.
  func update(_ number: Int, _ children: [Child], evenIfSame: Bool) -> Bool {
    guard let old = realised[number] else { return false }
    if !old.children.answer(as: children) {
      forgetBreadth()
    } else if !evenIfSame {
      return false
    }
    measure(number, children) { nil }
    if let new = realised[number], new.gapIsEstimated, !old.gapIsEstimated {
      realised[number]!.gap = old.gap
      realised[number]!.gapIsEstimated = false
      lengths[number] = old.gap + new.layout.length
    }
    return true
  }

  // MARK: - Placing

  /// The frames of the children that are shown.
  /// - Parameter visible: The visible part along the axis, if headers or footers stay at its edges.
  func frames(in size: ViewSize, visible: (low: CGFloat, high: CGFloat)?) -> [ViewFrame] {
    var frames: [ViewFrame] = []
    for number in order {
      guard let realised = realised[number] else { continue }
      var start = start(of: number)
      if let visible { start = pinned(realised, start, visible) }
      for var frame in realised.layout.frames {
        frame.origin[axis] += start
        frames.append(frame)
      }
    }
    return frames
  }

  package override func childFrames(in size: ViewSize) -> [ViewFrame] { frames(in: size, visible: nil) }

  /// The place of a header or footer that is pinned to the edge of the visible part, as long as its section is visible.
  private func pinned(_ realised: RealisedLine, _ start: CGFloat, _ visible: (low: CGFloat, high: CGFloat)) -> CGFloat {
    guard let number = realised.line.section else { return start }
    let section = lines.sections[number]
    let length = realised.layout.length
    switch realised.line.part {
    case .header where lazyLayout.pinnedViews.contains(.sectionHeaders):
      let end = section.range.isEmpty ? start : end(of: lines.line(ofItem: section.range.upperBound - 1))
      return max(start, min(visible.low, end - length))
    case .footer where lazyLayout.pinnedViews.contains(.sectionFooters):
      let top = self.start(of: lines.line(ofItem: section.range.lowerBound))
      return min(start, max(visible.high - length, top))
    default: return start
    }
  }
}

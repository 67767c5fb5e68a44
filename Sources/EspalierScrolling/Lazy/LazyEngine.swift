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
  /// The line before is not known.
  var gapIsEstimated: Bool
}

/// The layout of a lazy container: the lines that are realised, and lengths of the others as far as they are known.
@MainActor
package final class LazyEngine<Layout: LazyLayout>: CachedLayoutEngine {
  typealias Child = ContainerEngine.Child

  /// Set before the first layout: while the tree is made, it is not known.
  var lazyLayout: Layout! {
    didSet {
      axis = lazyLayout.axis
      margins = lazyLayout.margins
    }
  }
  /// Those of the layout, which are read with every line.
  private(set) var axis = Axis.vertical
  private(set) var margins: (start: CGFloat, end: CGFloat) = (0, 0)
  var lines = LazyLines(itemCount: 0, sections: [], itemsPerLine: 1)
  /// Each with the gap before it.
  var lengths = LazyLengths(count: 0)
  var realised: [Int: RealisedLine] = [:]
  /// Lines in the order in which they are shown.
  var order: [Int] = []
  /// What lines are laid out in.
  var across: CGFloat?
  /// The first lines, where none is visible and the natural breadth was requested: it must not follow from what is shown,
  /// for that may follow from it.
  var sample: [RealisedLine] = []
  /// Called when the breadth is first requested.
  var breadthWasRequested: (() -> Void)?
  private var usualGap: CGFloat?
  /// Of all lines that were shown since the list changed: where a broad line makes others longer, and is moved out of sight by
  /// that, the container would else become narrow, and show it again.
  private var broadest: CGFloat?

  init() { super.init(capacity: 8) }

  /// Takes the first layout; later ones count when the container has realised rows by them.
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
  /// - Returns: The breadth of the broadest line that was shown so far; nil where no line was.
  func takeBreadth() -> CGFloat? {
    let lines = order.isEmpty ? sample : order.compactMap { realised[$0] }
    for line in lines {
      let breadth =
        across == nil ? line.layout.breadth : lazyLayout.arrange(line.line, line.children, across: nil).breadth
      broadest = max(broadest ?? 0, breadth)
    }
    return broadest
  }

  /// The lines are others, or have changed.
  func forgetBreadth() { broadest = nil }

  /// Where a line begins, without the gap before it.
  func start(of line: Int) -> CGFloat {
    margins.start + lengths.position(of: line) + gap(before: line)
  }

  /// The gap before a line; of one that is not realised, what it is taken to be.
  private func gap(before number: Int) -> CGFloat {
    if let realised = realised[number] { return realised.gap }
    if number == 0 { return 0 }
    let known = lazyLayout.gap(before: lines[number], [], after: (lines[number - 1], nil))
    // The gap is a part of the line's length.
    return min(known ?? usualGap ?? ViewSpacing.systemDistance, CGFloat(lengths[number] ?? lengths.estimate))
  }

  /// Where a line ends.
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

  /// Takes new answers of children. True if anything changed.
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
  /// - Parameter visible: The visible part along the axis, where headers or footers stay at its edges.
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

  /// Where a header or footer is held at the edge of what is visible, as long as its section is.
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

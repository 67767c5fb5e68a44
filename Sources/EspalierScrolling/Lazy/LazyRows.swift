// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import Foundation

/// The part of a lazy container that scroll views around it read.
@MainActor
package protocol LazyRows: AnyObject {
  /// The place of the view with an id, realised or not, in the space of the scroll view's content; nil without such a view.
  /// To be called outside of rules: a list that has just changed is taken into account first.
  ///
  /// - Parameter makesRows: Whether rows are made to find out whether they have ids of their own.
  func rect(of id: AnyHashable, in space: ScrollSpace, makesRows: Bool) -> CGRect?
  /// The place of the view with a number, realised or not, in the space of the scroll view's content, together with the
  /// header of its section if that is pinned in front of it at the start of the viewport. Nil without such a view. To
  /// be called outside of rules.
  func rect(ofItem index: Int, in space: ScrollSpace) -> CGRect?
  /// The elements for screen readers of the view with a number. To be called outside of rules.
  ///
  /// - Parameter makesRow: Whether a view that was never shown is made for that; otherwise the result is nil.
  func description(ofItem index: Int, makesRow: Bool) -> [AccessibilityNode]?
  /// The numbers of views beyond the shown ones, the nearest first. To be called outside of rules.
  func items(beyondShown backwards: Bool, atMost limit: Int) -> [Int]
  /// The views near a part of the content, realised or not.
  func targets(near rect: CGRect, in space: ScrollSpace) -> [ScrollSearch.Target]
  /// The shown lines, from the container's start. To be read by rules that read the container's layout.
  var shownLines: [ShownLine] { get }
  /// The extents of the shown headers along the axis, from the container's start; of a pinned one, where it stays. To be
  /// read by rules, which then run at each movement of the viewport.
  var shownHeaders: [(start: CGFloat, end: CGFloat)] { get }
}

/// A line of a lazy container that is shown.
package struct ShownLine {
  package var line: LazyLine
  /// The start of the line without the gap before it.
  package var start: CGFloat
  package var length: CGFloat
  /// The traits of its first view, as for the following properties.
  package var traits: ViewTraits
  package var engine: LayoutEngine
  /// The frame in the line.
  package var frame: ViewFrame
  /// The identity of its first view, for as long as the view lives.
  package var owner: AnyObject
  /// The preferences of its first view.
  package var preferences: PreferenceNode?
  /// Whether its first view was inserted into the list in this update; coming into view does not count.
  package var isNew: Bool
}

extension LazyContainer: LazyRows {
  func rect(of id: AnyHashable, in space: ScrollSpace, makesRows: Bool) -> CGRect? {
    if !isCurrent { realise() }
    guard isCurrent else { return nil }
    if let index = list.index(of: id) { return place(ofItem: index, in: space) }
    guard makesRows else { return nil }
    for index in 0..<ElementCount.searched(of: structure.peek().count)
    where list.element(at: index).ids(upTo: subgraph).contains(id) {
      return place(ofItem: index, in: space)
    }
    return nil
  }

  /// Whether the lines are those of the current list.
  private var isCurrent: Bool { isAlive && structure.peek().version == structureVersion }

  private func place(ofItem index: Int, in space: ScrollSpace) -> CGRect {
    let line = engine.lines.line(ofItem: index)
    let frame = inputs.frame.peek()
    let toContent = inputs.transform.peek().matrix(to: space)
    var rect = CGRect(origin: .zero, size: frame.size.size)
    if let realised = engine.realised[line], index - realised.line.items.lowerBound < realised.layout.frames.count {
      var inLine = realised.layout.frames[index - realised.line.items.lowerBound]
      inLine.origin[axis] += engine.start(of: line)
      rect = (engine.isMirrored ? inLine.mirrored(in: frame.size.size.width) : inLine).rect
    } else {
      rect.origin[axis] = engine.start(of: line)
      rect.size[axis] = engine.end(of: line) - rect.origin[axis]
      if engine.isMirrored, axis == .horizontal { rect.origin.x = frame.size.size.width - rect.maxX }
    }
    return rect.offsetBy(dx: frame.origin.x, dy: frame.origin.y).applying(toContent)
  }

  func rect(ofItem index: Int, in space: ScrollSpace) -> CGRect? {
    if !isCurrent { realise() }
    guard isCurrent, index < structure.peek().count else { return nil }
    var rect = place(ofItem: index, in: space)
    let line = engine.lines[engine.lines.line(ofItem: index)]
    if line.part == .row, let section = line.section, engine.lazyLayout.pinnedViews.contains(.sectionHeaders) {
      for header in engine.lines.sections[section].header {
        let length = place(ofItem: header, in: space).size[axis]
        rect.origin[axis] -= length
        rect.size[axis] += length
      }
    }
    return rect
  }

  func description(ofItem index: Int, makesRow: Bool) -> [AccessibilityNode]? {
    if !isCurrent { realise() }
    guard isCurrent, index < structure.peek().count, makesRow || rowsByIndex[index] != nil else { return nil }
    return row(at: index).item.outputs.preferences?.attribute(for: AccessibilityKey.self)?.peek().nodes ?? []
  }

  func items(beyondShown backwards: Bool, atMost limit: Int) -> [Int] {
    if !isCurrent { realise() }
    guard isCurrent, let first = engine.order.first, let last = engine.order.last else { return [] }
    if backwards { return (0..<engine.lines[first].items.lowerBound).suffix(limit).reversed() }
    return Array((engine.lines[last].items.upperBound..<structure.peek().count).prefix(limit))
  }

  var shownHeaders: [(start: CGFloat, end: CGFloat)] {
    let frames = place.frames.value
    var headers: [(start: CGFloat, end: CGFloat)] = []
    var first = 0
    for number in engine.order {
      guard let line = engine.realised[number] else { continue }
      defer { first += line.layout.frames.count }
      guard line.line.part == .header, let inLine = line.layout.frames.first, first < frames.count else { continue }
      let start = frames[first].origin[engine.axis] - inLine.origin[engine.axis]
      headers.append((start, start + line.layout.length))
    }
    return headers
  }

  var shownLines: [ShownLine] {
    let update = host.updateSeed.peek()
    return engine.order.compactMap { number in
      guard let line = engine.realised[number], let child = line.children.first, let frame = line.layout.frames.first,
        let item = rowsByIndex[line.line.items.lowerBound]?.item
      else { return nil }
      return ShownLine(
        line: line.line, start: engine.start(of: number), length: line.layout.length, traits: child.traits,
        engine: child.engine, frame: frame, owner: item,
        preferences: item.outputs.preferences, isNew: item.element.isNew(in: subgraph, update: update))
    }
  }

  func targets(near rect: CGRect, in space: ScrollSpace) -> [ScrollSearch.Target] {
    if !isCurrent, !Graph.isRunningRule { realise() }
    guard isCurrent, engine.lines.count > 0 else { return [] }
    let frame = inputs.frame.peek()
    let toContent = inputs.transform.peek().matrix(to: space)
    let near = rect.applying(toContent.inverted()).offsetBy(dx: -frame.origin.x, dy: -frame.origin.y)
    var low = near.origin[axis]
    if engine.isMirrored, axis == .horizontal { low = frame.size.size.width - near.maxX }
    let high = low + near.size[axis]
    var result: [ScrollSearch.Target] = []
    var (line, start) = engine.lengths.line(at: max(low - Double(engine.margins.start), 0))
    while line < engine.lines.count, start < high, result.count < ElementCount.most {
      for item in engine.lines[line].items {
        let ids = rowsByIndex[item].map { $0.item.element.ids(upTo: subgraph) } ?? list.id(at: item).map { [$0] } ?? []
        result.append(.init(ids: ids, rect: place(ofItem: item, in: space)))
      }
      start += engine.lengths[line] ?? engine.lengths.estimate
      line += 1
    }
    return result
  }
}

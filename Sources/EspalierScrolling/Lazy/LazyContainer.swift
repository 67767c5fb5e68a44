// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import EspalierLayout
import EspalierNumbers
import Foundation

/// Makes a container that realises only the views near the viewport of the scroll view around it.
///
/// The realised views are determined when the layout is up to date, outside of rules (`realise`); rules follow the result.
///
/// - Parameter surround: Puts a wrapper around a row and its transition.
@MainActor
package func makeLazyContainer<Layout: LazyLayout>(
  list: ViewList?, lazyLayout: Attribute<Layout>, viewType: (any View.Type)?, inputs: _ViewInputs,
  surround: ContainerPlace.Surrounding? = nil,
  layers: ((any LazyRows, Attribute<LayoutComputer>) -> (behind: PreferenceNode, front: PreferenceNode))? = nil
) -> _ViewOutputs {
  let container = LazyContainer(list ?? JoinedList.empty, lazyLayout, inputs, surround: surround)
  let layout = Attribute(
    LazyLayoutRule(
      container: container, lazyLayout: lazyLayout, snapshot: container.snapshot, direction: inputs.layoutDirection,
      viewType: viewType))
  container.connect(layout)
  var preferences: PreferenceNode = LazyNode(ChangingNode(container.snapshot), container: container)
  if let layers = layers?(container, layout) {
    preferences = JoinedNode.joining([layers.behind, preferences, layers.front])
  }
  if let viewType { preferences = MarkNode(preferences, viewType: viewType, inputs: inputs, layout: layout) }
  return _ViewOutputs(layout: layout, preferences: preferences)
}

/// The views of a lazy container.
@MainActor
final class LazyContainer<Layout: LazyLayout> {
  @HostReference var host: ViewGraph
  let list: ViewList
  let lazyLayout: Attribute<Layout>
  let inputs: _ViewInputs
  let subgraph: Subgraph
  let structure: Attribute<LazyStructure>
  let snapshot: Attribute<ContainerSnapshot>
  var current = ContainerSnapshot()
  private(set) var place: ContainerPlace
  let engine: LazyEngine<Layout>
  private var layout: Attribute<LayoutComputer>?
  private var observer: AnyAttribute?

  var rows: [ObjectIdentifier: LazyRow] = [:]
  var rowsByIndex: [Int: LazyRow] = [:]
  var shown: [LazyRow] = []
  /// Removed rows, to be ended when the tree is without them.
  var ended: [ContainerItem] = []
  /// Rows on their way out, which may come back.
  var leaving: [ObjectIdentifier: LazyRow] = [:]
  var structureVersion = -1
  /// The number of items of the list in that version.
  var oldItemCount = 0
  private var isFirst = true
  /// The number of times the first lines were found without a length.
  private var attempts = 0
  private static var attemptLimit: Int { 4 }
  private var isQueued = false
  private var isRealising = false
  var isAlive = true

  init(
    _ list: ViewList, _ lazyLayout: Attribute<Layout>, _ inputs: _ViewInputs, surround: ContainerPlace.Surrounding?
  ) {
    host = inputs.host
    self.list = list
    self.lazyLayout = lazyLayout
    self.inputs = inputs
    subgraph = Subgraph.current!
    engine = LazyEngine()
    structure = Attribute(LazyStructureRule(list: list))
    snapshot = .input(ContainerSnapshot())
    let frames = Attribute(
      LazyFrames(
        engine: engine, size: inputs.size, position: inputs.position, transform: inputs.transform,
        lazyLayout: lazyLayout))
    place = ContainerPlace(
      frames: frames, position: inputs.position, transform: inputs.transform, shown: inputs.shown,
      stackAxis: nil, changingAxis: Attribute(LazyAxis(lazyLayout: lazyLayout)), host: inputs.host)
    place.surround = surround
  }

  func connect(_ layout: Attribute<LayoutComputer>) {
    self.layout = layout
    place.frames.mutateRule(LazyFrames<Layout>.self) { $0.layout = layout }
    observer =
      Attribute(
        LazyObserver(
          container: self, structure: structure, frame: inputs.frame, transform: inputs.transform, layout: layout)
      ).any
    subgraph.onDestroy { [weak self] in self?.isAlive = false }
    engine.breadthWasRequested = { [weak self] in self?.enqueue() }
    enqueue()
  }

  /// Enqueues the container when a value has changed that determines the realised rows.
  func enqueue() {
    if isQueued { return }
    isQueued = true
    host.work.enqueueSettling { [weak self] in self?.realise() }
  }

  // MARK: - Realising

  var axis: Axis { engine.axis }

  /// The visible part along the axis, from the container's start; everything if there is no scroll view around.
  private func visiblePart() -> (low: CGFloat, high: CGFloat) {
    let transform = inputs.transform.peek()
    guard var (low, high) = lazyVisiblePart(axis, inputs.frame.peek(), transform, isMirrored: engine.isMirrored) else {
      return (-.infinity, .infinity)
    }
    // The covered part can be seen through a bar.
    if let covered = transform.scrollView(axis)?.extent.peek().covered, covered != EdgeInsets() {
      let sides = engine.isMirrored ? covered.mirrored : covered
      low -= axis == .vertical ? sides.top : sides.leading
      high += axis == .vertical ? sides.bottom : sides.trailing
    }
    return (low, high)
  }

  /// Realises the views for the current list and viewport.
  func realise() {
    isQueued = false
    guard isAlive else { return }
    // Before anything is realised: changes by that may bring other rows into view.
    observer?.refresh()
    // The refresh may have ended the container: a container around may show another view now.
    guard isAlive else { return }
    observer?.keepAlive()
    isRealising = true
    let structure = structure.peek()
    let lazyLayout = lazyLayout.peek()
    engine.take(lazyLayout)
    let offered = inputs.size.peek().proposal[axis.other].flatMap { $0.isFinite ? CGFloat($0) : nil }
    let isKnown = structure.version == structureVersion && lazyLayout == engine.lazyLayout
    if !isKnown { engine.forgetBreadth() }
    let across = offered ?? (isKnown ? engine.takeBreadth() : nil)
    let isRestructured = !isKnown || across != engine.across
    if isRestructured {
      let isArrangedAsBefore = lazyLayout == engine.lazyLayout
      engine.lazyLayout = lazyLayout
      restructure(structure, across: across, keepsLengths: isArrangedAsBefore)
    }
    let isWhole = structure.count <= lazyLayout.realisedAsWhole
    let (low, high) = isWhole ? (-.infinity, .infinity) : visiblePart()
    // Visible content stays at its place when lines before it turn out to be longer or shorter than estimated.
    let anchor = isRestructured ? nil : engine.order.first { engine.end(of: $0) > low && engine.start(of: $0) < high }
    let anchorStart = anchor.map { engine.start(of: $0) }
    let total = engine.lengths.total
    var needed = measureLines(low, high)
    if engine.lengths.measuredEstimate == nil {
      // The length of the container is estimated from the first lines, though they may not be visible; the second has a
      // gap before it.
      if needed.count < 2 { for line in 0..<min(2, engine.lines.count) { measure(line) } }
      if engine.lengths.total != total { layoutIsStale = true }
      if engine.lengths.total == 0, engine.lines.count > 0, attempts < Self.attemptLimit {
        // Lazy containers in these lines know their lengths when they have measured lines of their own.
        attempts += 1
        enqueue()
      } else {
        engine.lengths.settleEstimate()
      }
      if low > 0 { needed = measureLines(low, high) }
    }
    if let anchor, let anchorStart, engine.start(of: anchor) != anchorStart {
      let length = engine.start(of: anchor) - anchorStart
      let isFromTheRight = engine.isMirrored && axis == .horizontal
      inputs.transform.peek().scrollView(axis)?.adjust(by: isFromTheRight ? -length : length, along: axis)
    }
    needed = addPinned(to: needed)
    takeSample(besides: needed)
    isRealising = false
    if show(needed, isRestructured: isRestructured) { inputs.transform.peek().scrollView(axis)?.rowsWereMade() }
    if isRestructured, !isFirst { inputs.transform.peek().scrollView(axis)?.contentWasRearranged() }
    // If no length is offered, the lines are measured first, and are then laid out in the breadth of the broadest.
    if offered == nil, across == nil, engine.takeBreadth() != nil { enqueue() }
    isFirst = false
    // Last, when their outputs no longer have a reader.
    let over = ended
    ended = []
    for item in over { item.end() }
  }

  func row(at index: Int) -> LazyRow {
    if let row = rowsByIndex[index] { return row }
    let element = list.element(at: index)
    let row = rows[ObjectIdentifier(element)] ?? make(element, at: index)
    row.index = index
    rowsByIndex[index] = row
    return row
  }

  private func make(_ element: ViewListElement, at index: Int) -> LazyRow {
    if let row = leaving.removeValue(forKey: ObjectIdentifier(element)) {
      current.leaving.removeAll { $0 === row.item }
      Presence.comeBack(row.item)
      row.item.isAway = true
      rows[ObjectIdentifier(element)] = row
      return row
    }
    let item = ContainerItem(element, subgraph: Subgraph(parent: element.subgraph), index: 0)
    item.hold(upTo: subgraph)
    // The row may only be measured: it has no frame before it is shown.
    item.isAway = true
    let row = LazyRow(item, index: index)
    rows[ObjectIdentifier(element)] = row
    item.subgraph.apply {
      // A row that only comes into view has no insertion transition; a new element of the list has one.
      let comes = !isFirst && element.isNew(in: subgraph, update: host.updateSeed.peek())
      item.presence = comes ? Presence.arriving(item) : Presence.resting(item)
      place.make(item, fixedIndex: nil, shown: row.shown)
    }
    return row
  }

  /// - Returns: Whether other rows than before are shown.
  private func show(_ lines: [Int], isRestructured: Bool) -> Bool {
    let pinned = engine.lazyLayout.pinnedViews
    let rows = lines.flatMap { number in
      let line = engine.lines[number]
      let isPinned =
        line.part == .header && pinned.contains(.sectionHeaders)
        || line.part == .footer && pinned.contains(.sectionFooters)
      return line.items.map { index in
        let row = row(at: index)
        row.item.isPinned = isPinned
        return row
      }
    }
    // In a list that changed, rows may have other places, though the same ones are shown.
    let isSame = !isRestructured && rows.count == shown.count && zip(rows, shown).allSatisfy { $0 === $1 }
    engine.order = lines
    let kept = Set(lines)
    for line in engine.realised.keys where !kept.contains(line) { engine.realised[line] = nil }
    if !isSame {
      let coming = Set(rows.map { ObjectIdentifier($0) })
      for row in shown where !coming.contains(ObjectIdentifier(row)) && row.item.subgraph.isDestroyed == false {
        row.item.isAway = true
        row.shown.set(.scrolledAway)
      }
      for (place, row) in rows.enumerated() {
        if row.item.isAway || row.item.index != place { row.item.frame?.invalidate() }
        row.item.isAway = false
        row.item.index = place
        row.shown.set(.shown)
      }
      shown = rows
    }
    current.items = rows.map(\.item)
    current.seed += 1
    if !isSame || isRestructured || layoutIsStale {
      layoutIsStale = false
      snapshot.set(current)
    }
    return !isSame
  }

  var layoutIsStale = true

  /// Adopts the changes of the rows that are shown; called in the layout's rule. True if there are any.
  func followRows() -> Bool {
    // The shown rows are being determined: those that were shown before belong to other lines.
    if isRealising { return false }
    var differs = false
    var next = 0
    // The gap before a line depends on the line before it, too.
    var changed: Int?
    for line in engine.order {
      guard let count = engine.realised[line]?.children.count, next + count <= shown.count else { break }
      if engine.update(line, shown[next..<next + count].map(\.child), evenIfSame: changed == line - 1) {
        differs = true
        changed = line
      }
      next += count
    }
    for index in engine.sample.indices {
      let children = engine.sample[index].line.items.compactMap { rowsByIndex[$0]?.child }
      if engine.sample[index].children.answer(as: children) { continue }
      engine.sample[index].children = children
      differs = true
    }
    return differs
  }
}

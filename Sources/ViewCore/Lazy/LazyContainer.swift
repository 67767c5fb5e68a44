import CoreGeometry
import Foundation
import Graph

/// Makes a container that realises only the views near the viewport of the scroll view around it.
///
/// What is realised is decided when the layout is up to date, outside of rules (`realise`); rules follow what was decided.
@MainActor
package func makeLazyContainer<Arrangement: LazyArrangement>(
  list: ViewList?, arrangement: Attribute<Arrangement>, viewType: (any View.Type)?, inputs: _ViewInputs,
  layers: ((any LazyRows, Attribute<LayoutComputer>) -> (behind: PreferenceNode, front: PreferenceNode))? = nil
) -> _ViewOutputs {
  inputs.host.hasLazyRows = true
  let container = LazyContainer(list ?? JoinedList.empty, arrangement, inputs)
  let layout = Attribute(
    LazyLayoutRule(
      container: container, arrangement: arrangement, snapshot: container.snapshot, direction: inputs.layoutDirection,
      viewType: viewType))
  container.connect(layout)
  var preferences: PreferenceNode = LazyNode(ChangingNode(container.snapshot), container: container)
  if let layers = layers?(container, layout) {
    preferences = JoinedNode.joining([(layers.behind, nil), (preferences, nil), (layers.front, nil)])
  }
  if let viewType { preferences = MarkNode(preferences, viewType: viewType, frame: inputs.frame) }
  return _ViewOutputs(layout: layout, preferences: preferences)
}

/// What scroll views ask a lazy container that they contain.
@MainActor
package protocol LazyRows: AnyObject {
  /// The place of the view with an id, realised or not, in the space of the scroll view's content; nil without such a view.
  ///
  /// - Parameter makesRows: Whether rows are made to find out whether they have ids of their own.
  func rect(of id: AnyHashable, in space: ScrollSpace, makesRows: Bool) -> CGRect?
  /// The views near a part of the content, realised or not.
  func targets(near rect: CGRect, in space: ScrollSpace) -> [ScrollSearch.Target]
  /// The lines that are shown, from the container's start. To be read by rules that read the container's layout.
  var shownLines: [ShownLine] { get }
}

/// A line of a lazy container that is shown.
package struct ShownLine {
  package var line: LazyLine
  /// Without the gap before it.
  package var start: CGFloat
  package var length: CGFloat
  /// Of its first view.
  package var traits: ViewTraits
}

/// Marks a lazy container in the preference tree.
package final class LazyNode: PassingNode {
  package let container: any LazyRows

  init(_ content: PreferenceNode, container: any LazyRows) {
    self.container = container
    super.init(content)
  }

  package override var label: String { "lazy" }
}

/// One row that was made.
@MainActor
private final class LazyRow {
  let item: ContainerItem
  let visibility: RowVisibility
  /// Its place in the list.
  var index: Int

  init(_ item: ContainerItem, index: Int) {
    self.item = item
    self.index = index
    visibility = RowVisibility(in: item.subgraph)
  }

  /// In a rule: depends on the row's answers.
  var child: ContainerEngine.Child { Self.child(item, item.outputs.layout?.handle.value) }
  var currentChild: ContainerEngine.Child { Self.child(item, item.outputs.layout?.handle.peek()) }

  private static func child(_ item: ContainerItem, _ handle: LayoutHandle?) -> ContainerEngine.Child {
    let handle = handle ?? LayoutHandle(EmptyEngine.shared, seed: 0)
    return ContainerEngine.Child(
      engine: handle.engine, priority: 0, traits: item.element.traits, seed: handle.seed)
  }
}

/// The views of a lazy container.
@MainActor
final class LazyContainer<Arrangement: LazyArrangement> {
  private unowned(unsafe) let host: ViewGraph
  private let list: ViewList
  private let arrangement: Attribute<Arrangement>
  private let inputs: _ViewInputs
  private let subgraph: Subgraph
  private let structure: Attribute<LazyStructure>
  fileprivate let snapshot: Attribute<ContainerSnapshot>
  private var current = ContainerSnapshot()
  private var place: ContainerPlace
  fileprivate let engine: LazyEngine<Arrangement>
  private var layout: Attribute<LayoutComputer>?
  private var watch: AnyAttribute?

  private var rows: [ObjectIdentifier: LazyRow] = [:]
  private var rowsByIndex: [Int: LazyRow] = [:]
  private var shown: [LazyRow] = []
  /// Rows that are gone, to be ended when the tree is without them.
  private var ended: [ContainerItem] = []
  /// Rows on their way out, which may come back.
  private var leaving: [ObjectIdentifier: LazyRow] = [:]
  private var structureVersion = -1
  private var isFirst = true
  private var isQueued = false
  private var isRealising = false
  private var isAlive = true

  fileprivate init(_ list: ViewList, _ arrangement: Attribute<Arrangement>, _ inputs: _ViewInputs) {
    host = inputs.host
    self.list = list
    self.arrangement = arrangement
    self.inputs = inputs
    subgraph = Subgraph.current!
    engine = LazyEngine(arrangement.peek())
    structure = Attribute(LazyStructureRule(list: list))
    snapshot = .input(ContainerSnapshot())
    let frames = Attribute(
      LazyFrames(
        engine: engine, size: inputs.size, position: inputs.position, transform: inputs.transform,
        arrangement: arrangement))
    place = ContainerPlace(
      frames: frames, position: inputs.position, transform: inputs.transform, stackAxis: engine.arrangement.axis)
  }

  fileprivate func connect(_ layout: Attribute<LayoutComputer>) {
    self.layout = layout
    place.frames.mutateRule(LazyFrames<Arrangement>.self) { $0.layout = layout }
    watch =
      Attribute(
        LazyWatch(
          container: self, structure: structure, frame: inputs.frame, transform: inputs.transform, layout: layout)
      ).any
    subgraph.onDestroy { [weak self] in self?.isAlive = false }
    enqueue()
  }

  /// Something may have changed that decides which rows are realised.
  fileprivate func enqueue() {
    if isQueued { return }
    isQueued = true
    host.enqueueSettling { [weak self] in self?.realise() }
  }

  // MARK: - Realising

  private var axis: Axis { engine.arrangement.axis }

  /// The visible part along the axis, from the container's start; everything where no scroll view is around.
  private func visiblePart() -> (low: CGFloat, high: CGFloat) {
    lazyVisiblePart(axis, inputs.frame.peek(), inputs.transform.peek(), isMirrored: engine.isMirrored)
      ?? (-.infinity, .infinity)
  }

  private func realise() {
    isQueued = false
    guard isAlive else { return }
    isRealising = true
    defer {
      watch?.refresh()
      watch?.keepAlive()
    }
    let structure = structure.peek()
    let arrangement = arrangement.peek()
    let offered = inputs.size.peek().proposal[axis.other].flatMap { $0.isFinite ? CGFloat($0) : nil }
    let isKnown = structure.version == structureVersion && arrangement == engine.arrangement
    let across = offered ?? (isKnown ? engine.naturalBreadth : nil)
    // Where nothing is offered, the lines say first how broad they are, and are then laid out in the broadest's.
    if offered == nil, across == nil { enqueue() }
    let isRestructured =
      structure.version != structureVersion || arrangement != engine.arrangement || across != engine.across
    if isRestructured {
      let isArrangedAsBefore = arrangement == engine.arrangement
      engine.arrangement = arrangement
      restructure(structure, across: across, keepsLengths: isArrangedAsBefore)
    }
    let (low, high) = visiblePart()
    // What is visible stays where it is when lines before it turn out to be longer or shorter than they were taken to be.
    let anchor = isRestructured ? nil : engine.order.first { engine.end(of: $0) > low && engine.start(of: $0) < high }
    let anchorStart = anchor.map { engine.start(of: $0) }
    var wanted = measureLines(low, high)
    if engine.lengths.measuredEstimate == nil {
      engine.lengths.settleEstimate()
      if low > 0 { wanted = measureLines(low, high) }
    }
    if let anchor, let anchorStart, engine.start(of: anchor) != anchorStart {
      inputs.transform.peek().scrollView(axis)?.adjust(by: engine.start(of: anchor) - anchorStart, along: axis)
    }
    wanted = addPinned(to: wanted)
    isRealising = false
    show(wanted, isRestructured: isRestructured)
    isFirst = false
    // Last, when nobody reads what they sent up any more.
    let over = ended
    ended = []
    for item in over { item.end() }
  }

  /// Lays out the lines that are visible, and says which.
  private func measureLines(_ low: CGFloat, _ high: CGFloat) -> [Int] {
    let margin = engine.arrangement.margins.start
    var (line, start) = engine.lengths.line(at: max(low - margin, 0))
    start += Double(margin)
    var wanted: [Int] = []
    while line < engine.lines.count, CGFloat(start) < high {
      measure(line)
      let length = engine.lengths[line] ?? 0
      let begins = CGFloat(start) + (engine.realised[line]?.gap ?? 0)
      if begins < high, CGFloat(start + length) > low || length == 0 { wanted.append(line) }
      start += length
      line += 1
    }
    return wanted
  }

  private func measure(_ number: Int) {
    if let known = engine.realised[number], !known.gapIsEstimated || number == 0 { return }
    let children = engine.lines[number].items.map { row(at: $0).currentChild }
    engine.measure(number, children) { [self] in
      // The line before may have been made once, though it is not shown.
      let rows = engine.lines[number - 1].items.map { rowsByIndex[$0] }
      return rows.contains { $0 == nil } ? nil : rows.map { $0!.currentChild }
    }
  }

  /// Headers and footers that stay visible with their section.
  private func addPinned(to wanted: [Int]) -> [Int] {
    let pinned = engine.arrangement.pinnedViews
    if pinned.isEmpty || engine.lines.sections.isEmpty { return wanted }
    var lines = Set(wanted)
    for section in Set(wanted.compactMap { engine.lines[$0].section }) {
      let parts = engine.lines.sections[section]
      if pinned.contains(.sectionHeaders) { for item in parts.header { lines.insert(engine.lines.line(ofItem: item)) } }
      if pinned.contains(.sectionFooters) { for item in parts.footer { lines.insert(engine.lines.line(ofItem: item)) } }
    }
    for line in lines { measure(line) }
    return lines.sorted()
  }

  private func row(at index: Int) -> LazyRow {
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
    let row = LazyRow(item, index: index)
    rows[ObjectIdentifier(element)] = row
    item.subgraph.apply {
      // What only comes into view does not come in; what the list has just got does.
      let comes = !isFirst && element.isNew(in: subgraph, update: host.updateSeed.peek())
      item.presence = comes ? Presence.arriving(item) : Presence.resting(item)
      place.make(item, fixedIndex: nil)
    }
    return row
  }

  private func show(_ lines: [Int], isRestructured: Bool) {
    let rows = lines.flatMap { engine.lines[$0].items.map { row(at: $0) } }
    // In a list that changed, rows may have other places, though the same ones are shown.
    let isSame = !isRestructured && rows.count == shown.count && zip(rows, shown).allSatisfy { $0 === $1 }
    engine.order = lines
    let kept = Set(lines)
    for line in engine.realised.keys where !kept.contains(line) { engine.realised[line] = nil }
    if !isSame {
      let coming = Set(rows.map { ObjectIdentifier($0) })
      for row in shown where !coming.contains(ObjectIdentifier(row)) && row.item.subgraph.isDestroyed == false {
        row.item.isAway = true
        row.visibility.show(false)
      }
      for (place, row) in rows.enumerated() {
        if row.item.isAway || row.item.index != place { row.item.frame?.invalidate() }
        row.item.isAway = false
        row.item.index = place
        row.visibility.show(true)
      }
      shown = rows
    }
    current.items = rows.map(\.item)
    current.seed += 1
    if !isSame || isRestructured || layoutIsStale {
      layoutIsStale = false
      snapshot.set(current)
    }
  }

  private var layoutIsStale = true

  // MARK: - Following the list

  /// Finds the rows that were made in a list that changed; those that are not in it end.
  private func restructure(_ structure: LazyStructure, across: CGFloat?, keepsLengths: Bool) {
    structureVersion = structure.version
    let isSameWidth = keepsLengths && engine.across == across
    engine.across = across
    let old = engine.lengths
    let oldLines = engine.lines
    engine.lines = LazyLines(
      itemCount: structure.count, sections: structure.sections,
      itemsPerLine: engine.arrangement.itemsPerLine(across: across))
    var known: [Int: Double] = [:]
    for row in rows.values where isSameWidth && row.index < oldItemCount {
      let line = oldLines.line(ofItem: row.index)
      if oldLines[line].items.count == 1, let length = old[line] { known[row.index] = length }
    }
    let oldCount = oldItemCount
    oldItemCount = structure.count
    engine.lengths = LazyLengths(count: engine.lines.count, estimate: isSameWidth ? old.measuredEstimate : nil)
    engine.realised = [:]
    rowsByIndex = [:]
    var gone = rows
    list.forEachMade(from: 0) { index, element in
      guard let row = gone.removeValue(forKey: ObjectIdentifier(element)) else { return }
      let line = engine.lines.line(ofItem: index)
      // The first line has no gap before it: its length says nothing about another place, nor another's about its own.
      let wasFirst = oldLines.count > 0 && row.index < oldCount && oldLines.line(ofItem: row.index) == 0
      if engine.lines[line].items.count == 1, wasFirst == (line == 0), let length = known[row.index] {
        engine.lengths[line] = length
      }
      row.index = index
      rowsByIndex[index] = row
    }
    for (id, row) in gone {
      rows[id] = nil
      end(row)
    }
    shown.removeAll { gone[ObjectIdentifier($0.item.element)] != nil }
    layoutIsStale = true
  }

  private var oldItemCount = 0

  private func end(_ row: LazyRow) {
    let item = row.item
    let id = ObjectIdentifier(item.element)
    let isLeaving =
      row.visibility.isShown
      && Presence.leave(item) { [weak self] in
        if let self, isAlive {
          leaving[id] = nil
          current.leaving.removeAll { $0 === item }
          current.seed += 1
          snapshot.set(current)
        }
        item.end()
      }
    guard isLeaving else { return ended.append(item) }
    current.leaving.append(item)
    leaving[id] = row
  }

  /// In the layout's rule: takes what has changed in the rows that are shown. True if anything did.
  fileprivate func followRows() -> Bool {
    // What is shown is just being decided: the rows that were shown before stand for other lines.
    if isRealising { return false }
    var differs = false
    var next = 0
    // The gap before a line hangs on the line before it, too.
    var changed: Int?
    for line in engine.order {
      guard let count = engine.realised[line]?.children.count, next + count <= shown.count else { break }
      if engine.update(line, shown[next..<next + count].map(\.child), evenIfSame: changed == line - 1) {
        differs = true
        changed = line
      }
      next += count
    }
    return differs
  }
}

extension LazyContainer: LazyRows {
  func rect(of id: AnyHashable, in space: ScrollSpace, makesRows: Bool) -> CGRect? {
    guard isAlive, structure.peek().version == structureVersion else { return nil }
    if let index = list.index(of: id) { return rect(ofItem: index, in: space) }
    guard makesRows else { return nil }
    for index in 0..<structure.peek().count where list.element(at: index).ids(upTo: subgraph).contains(id) {
      return rect(ofItem: index, in: space)
    }
    return nil
  }

  private func rect(ofItem index: Int, in space: ScrollSpace) -> CGRect {
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
      rect.size[axis] = engine.lengths[line].map { CGFloat($0) } ?? engine.lengths.estimate
    }
    return rect.offsetBy(dx: frame.origin.x, dy: frame.origin.y).applying(toContent)
  }

  var shownLines: [ShownLine] {
    engine.order.compactMap { number in
      engine.realised[number].map {
        ShownLine(
          line: $0.line, start: engine.start(of: number), length: $0.layout.length,
          traits: $0.children.first?.traits ?? ViewTraits())
      }
    }
  }

  func targets(near rect: CGRect, in space: ScrollSpace) -> [ScrollSearch.Target] {
    guard isAlive, engine.lines.count > 0 else { return [] }
    let frame = inputs.frame.peek()
    let toContent = inputs.transform.peek().matrix(to: space)
    let near = rect.applying(toContent.inverted()).offsetBy(dx: -frame.origin.x, dy: -frame.origin.y)
    var low = near.origin[axis]
    if engine.isMirrored, axis == .horizontal { low = frame.size.size.width - near.maxX }
    let high = low + near.size[axis]
    var result: [ScrollSearch.Target] = []
    var (line, start) = engine.lengths.line(at: max(low - Double(engine.arrangement.margins.start), 0))
    while line < engine.lines.count, start < high {
      for item in engine.lines[line].items {
        let ids = rowsByIndex[item].map { $0.item.element.ids(upTo: subgraph) } ?? list.id(at: item).map { [$0] } ?? []
        result.append(.init(ids: ids, rect: self.rect(ofItem: item, in: space)))
      }
      start += engine.lengths[line] ?? engine.lengths.estimate
      line += 1
    }
    return result
  }
}

/// The visible part of a lazy container along its axis, from its start.
@MainActor
private func lazyVisiblePart(_ axis: Axis, _ frame: ViewFrame, _ transform: ViewTransform, isMirrored: Bool) -> (
  low: CGFloat, high: CGFloat
)? {
  guard let rect = transform.bounds(of: AnyHashable(ScrollSpace.viewport(axis))) else { return nil }
  let low = CGFloat(rect.origin[axis] - frame.origin[axis])
  let length = CGFloat(rect.size[axis])
  if isMirrored, axis == .horizontal {
    let start = frame.size.size.width - low - length
    return (start, start + length)
  }
  return (low, low + length)
}

/// What is in a list: how many elements, and its sections.
private struct LazyStructure: Equatable {
  var version = 0
  var count = 0
  var sections: [ListSection] = []
}

// Reads: the list, and every changing list in it.
// Produces: its structure; a new version whenever something in it may be another.
// Costs: O(lists and sections).
private struct LazyStructureRule: Rule {
  let list: ViewList
  var version = 0

  init(list: ViewList) { self.list = list }

  mutating func value() -> LazyStructure {
    version += 1
    var structure = LazyStructure(version: version, count: list.count())
    list.forEachSection(from: 0) { structure.sections.append($0) }
    return structure
  }

  nonisolated static var label: String { "structure of lazy container" }
}

// Reads: all that decides which rows are near the viewport.
// Produces: nothing; tells the container to look again.
// Costs: O(1).
private struct LazyWatch<Arrangement: LazyArrangement>: Rule {
  weak var container: LazyContainer<Arrangement>?
  let structure: Attribute<LazyStructure>
  let frame: Attribute<ViewFrame>
  let transform: Attribute<ViewTransform>
  let layout: Attribute<LayoutComputer>
  private var isFirst = true

  init(
    container: LazyContainer<Arrangement>, structure: Attribute<LazyStructure>, frame: Attribute<ViewFrame>,
    transform: Attribute<ViewTransform>, layout: Attribute<LayoutComputer>
  ) {
    self.container = container
    self.structure = structure
    self.frame = frame
    self.transform = transform
    self.layout = layout
  }

  mutating func value() -> Int {
    _ = structure.value
    _ = frame.value
    _ = transform.value
    _ = layout.value
    if !isFirst { container?.enqueue() }
    isFirst = false
    return 0
  }

  nonisolated static var label: String { "what is visible of a lazy container" }
}

// Reads: the parameters, the rows that are realised, their answers.
// Produces: the container's answers.
// Costs: O(rows realised).
private struct LazyLayoutRule<Arrangement: LazyArrangement>: Rule {
  let container: LazyContainer<Arrangement>
  let arrangement: Attribute<Arrangement>
  let snapshot: Attribute<ContainerSnapshot>
  let direction: Attribute<LayoutDirection>?
  var seed: UInt32 = 0
  var placementSeed: UInt32 = 0
  var lastSeed = -1

  init(
    container: LazyContainer<Arrangement>, arrangement: Attribute<Arrangement>, snapshot: Attribute<ContainerSnapshot>,
    direction: Attribute<LayoutDirection>?, viewType: (any View.Type)?
  ) {
    self.container = container
    self.arrangement = arrangement
    self.snapshot = snapshot
    self.direction = direction
    container.engine.countedType = viewType
  }

  mutating func value() -> LayoutComputer {
    let engine = container.engine
    let isFirst = lastSeed < 0
    let snapshotSeed = snapshot.value.seed
    var differs = snapshotSeed != lastSeed
    lastSeed = snapshotSeed
    // A new arrangement counts when the container has realised by it.
    if arrangement.value != engine.arrangement { differs = true }
    if let direction, engine.isMirrored != (direction.value == .rightToLeft) {
      engine.isMirrored.toggle()
      differs = true
    }
    if container.followRows() { differs = true }
    if differs, !isFirst {
      placementSeed &+= 1
      if engine.answersChanged() { seed &+= 1 }
    }
    return LayoutComputer(engine, seed: seed, placementSeed: placementSeed)
  }

  nonisolated static var label: String { "layout of \(Arrangement.label)" }
}

// Reads: the layout, the size; where something is held at the edge of the viewport, also where that is.
// Produces: the frames of the rows that are shown.
// Costs: O(rows realised); each row notices only its own frame.
private struct LazyFrames<Arrangement: LazyArrangement>: Rule {
  let engine: LazyEngine<Arrangement>
  let size: Attribute<ViewSize>
  let position: Attribute<CGPoint>
  let transform: Attribute<ViewTransform>
  let arrangement: Attribute<Arrangement>
  var layout: Attribute<LayoutComputer>?

  init(
    engine: LazyEngine<Arrangement>, size: Attribute<ViewSize>, position: Attribute<CGPoint>,
    transform: Attribute<ViewTransform>, arrangement: Attribute<Arrangement>
  ) {
    self.engine = engine
    self.size = size
    self.position = position
    self.transform = transform
    self.arrangement = arrangement
  }

  mutating func value() -> [ViewFrame] {
    _ = layout?.value
    let size = self.size.value
    var visible: (low: CGFloat, high: CGFloat)?
    if !arrangement.value.pinnedViews.isEmpty, !engine.lines.sections.isEmpty {
      visible = lazyVisiblePart(
        engine.arrangement.axis, ViewFrame(origin: position.value, size: size), transform.value,
        isMirrored: engine.isMirrored)
    }
    let frames = engine.frames(in: size, visible: visible)
    return engine.isMirrored ? frames.map { $0.mirrored(in: size.size.width) } : frames
  }

  nonisolated static var label: String { "frames of lazy rows" }
}

// SPDX-License-Identifier: MIT

import EspalierGraph

/// Which element: its id, and for ids that occur more than once, which of them.
struct ElementKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// The elements of one value of a `ForEach`, by key.
final class ForEachSnapshot<Data: RandomAccessCollection, ID: Hashable, Content> {
  let view: ForEach<Data, ID, Content>
  let count: Int
  /// All keys, for containers that show all elements.
  @MainActor private(set) lazy var keys: [ElementKey<ID>] = makeKeys()
  private var indices: [ElementKey<ID>: Data.Index] = [:]
  /// Where each id occurs first; made when an element is not where it was before.
  private lazy var offsets: [ID: Int] = {
    var offsets: [ID: Int] = [:]
    offsets.reserveCapacity(count)
    // From the end, so that the first of equal ids is what remains.
    var offset = count
    for element in view.data.reversed() {
      offset -= 1
      offsets[view.id(element)] = offset
    }
    return offsets
  }()

  @MainActor
  init(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    count = view.data.count
  }

  private func element(_ offset: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  func id(at offset: Int) -> ID { view.id(element(offset)) }

  func content(at offset: Int) -> Content { view.content(element(offset)) }

  /// Where an id occurs. O(1) if it is at one of the guessed places, else O(n) once.
  func offset(of id: ID, guesses: [Int] = []) -> Int? {
    for guess in guesses where guess >= 0 && guess < count && self.id(at: guess) == id { return guess }
    return offsets[id]
  }

  @MainActor
  private func makeKeys() -> [ElementKey<ID>] {
    var keys: [ElementKey<ID>] = []
    keys.reserveCapacity(view.data.count)
    indices.reserveCapacity(view.data.count)
    var repeats: [ID: Int] = [:]
    for index in view.data.indices {
      let id = view.id(view.data[index])
      var key = ElementKey(id: id, occurrence: 0)
      if indices[key] != nil {
        let occurrence = (repeats[id] ?? 0) + 1
        repeats[id] = occurrence
        key = ElementKey(id: id, occurrence: occurrence)
      }
      keys.append(key)
      indices[key] = index
    }
    for (id, count) in repeats {
      Diagnostics.warn(
        "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs \(count + 1) times within the collection. "
          + "Every element is shown, but state and animations follow the position among equal IDs. Give each element its own ID."
      )
    }
    return keys
  }

  /// The view of an element; nil where there is no such element.
  @MainActor
  func content(_ key: ElementKey<ID>) -> Content? {
    // An element may be read before the list of all has been.
    _ = keys
    return indices[key].map { view.content(view.data[$0]) }
  }
}

struct ForEachSnapshotRule<Data: RandomAccessCollection, ID: Hashable, Content>: Rule {
  let view: Attribute<ForEach<Data, ID, Content>>
  mutating func value() -> ForEachSnapshot<Data, ID, Content> { ForEachSnapshot(view.value) }
}

// Reads: the snapshot.
// Produces: one item per element, in the collection's order; an item lives as long as its element's key.
// Costs: O(n), and the making of elements that are new.
struct ForEachItems<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>
  let inputs: _ViewListInputs
  let parent: Subgraph
  var items: [ElementKey<ID>: ListItem] = [:]
  var leaving = LeavingItems<ElementKey<ID>>()
  /// What it begins with is not new.
  var isFirst = true

  init(snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>, inputs: _ViewListInputs, parent: Subgraph) {
    self.snapshot = snapshot
    self.inputs = inputs
    self.parent = parent
  }

  mutating func value() -> DynamicList.Items {
    let keys = snapshot.value.keys
    var current: [ElementKey<ID>: ListItem] = [:]
    current.reserveCapacity(keys.count)
    var order: [ListItem] = []
    order.reserveCapacity(keys.count)
    for key in keys {
      let item = items.removeValue(forKey: key) ?? leaving.takeBack(key) ?? Graph.untracked { makeItem(key) }
      current[key] = item
      order.append(item)
    }
    for (key, item) in items { leaving.drop(item, key) }
    items = current
    isFirst = false
    return DynamicList.Items(items: order)
  }

  private func makeItem(_ key: ElementKey<ID>) -> ListItem {
    let item = KeyedListItem(key.id, in: parent) {
      let content = Attribute(
        ForEachElement(snapshot: snapshot, key: key, host: inputs.base.host, origin: snapshot.peek())
      )
      let list = Content._makeViewList(view: _GraphValue(content), inputs: inputs.entering(element: key.id)).list
      return inputs.needsTags ? list?.tagged(with: key.id) : list
    }
    if !isFirst { item.arrival = inputs.base.host.updateSeed.peek() }
    return item
  }

  nonisolated static var label: String { "elements of ForEach<\(Data.self)>" }
}

/// The view of one element; kept as it was while the element leaves.
private struct ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>
  let key: ElementKey<ID>
  @HostReference var host: ViewGraph
  /// Where it was found; until there is a view of it.
  var origin: ForEachSnapshot<Data, ID, Content>?
  var last: Content?

  init(
    snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>, key: ElementKey<ID>, host: ViewGraph,
    origin: ForEachSnapshot<Data, ID, Content>
  ) {
    self.snapshot = snapshot
    self.key = key
    self.host = host
    self.origin = origin
  }

  mutating func value() -> Content {
    let snapshot = self.snapshot.value
    if let content = host.observing({ snapshot.content(key) ?? last ?? origin?.content(key) }) { last = content }
    origin = nil
    return last!
  }

  nonisolated static var label: String { "element of ForEach<\(Data.self)>" }
}

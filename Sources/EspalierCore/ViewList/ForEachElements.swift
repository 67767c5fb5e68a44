// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierNumbers

/// The key of an element: its id, and its number among the elements with the same id.
///
/// The hash of the id is taken once. An id that is not equal to itself is replaced by its position.
struct ElementKey<ID: Hashable>: Hashable {
  let id: ID
  /// The hash of the id and the number.
  let hashValue: Int
  /// The number of the element among those with its id; -1 for an id that is not equal to itself.
  let occurrence: Int
  /// The element's position in the collection.
  let offset: Int

  init(_ id: ID, offset: Int) {
    self.init(id: id, hash: id == id ? id.hashValue : offset, occurrence: id == id ? 0 : -1, offset: offset)
  }

  private init(id: ID, hash: Int, occurrence: Int, offset: Int) {
    self.id = id
    // Neighbouring positions get distant hashes, like those of ids.
    hashValue = occurrence == 0 ? hash : (hash ^ occurrence) &* 0x9E37_79B9_7F4A_7C1
    self.occurrence = occurrence
    self.offset = offset
  }

  var isPosition: Bool { occurrence < 0 }

  /// The same key with a number, for a repeated occurrence of its id.
  func occurring(_ occurrence: Int) -> Self { Self(id: id, hash: hashValue, occurrence: occurrence, offset: offset) }

  static func == (a: Self, b: Self) -> Bool {
    if a.hashValue != b.hashValue || a.occurrence != b.occurrence { return false }
    return a.isPosition ? a.offset == b.offset : a.id == b.id
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hashValue) }

  /// Whether a key at the same position denotes the same element though its hash differs.
  func isRehashed(_ other: Self) -> Bool {
    !isPosition && occurrence == other.occurrence && hashValue != other.hashValue && id == other.id
  }
}

/// The elements of one value of a `ForEach`, by key.
final class ForEachSnapshot<Data: RandomAccessCollection, ID: Hashable, Content> {
  let view: ForEach<Data, ID, Content>
  let count: Int
  /// All keys, for containers that show all elements.
  @MainActor private(set) lazy var keys: [ElementKey<ID>] = makeKeys()
  private var places = HashedPlaces()
  /// The first position of each id; made when an element has changed its position.
  private lazy var offsets: (hashes: [Int], places: HashedPlaces) = {
    var hashes: [Int] = []
    hashes.reserveCapacity(count)
    var places = HashedPlaces(minimumCapacity: count)
    for element in view.data.prefix(count) {
      let id = view.id(element)
      hashes.append(id.hashValue)
      // Equal ids are inserted one behind the other: the first is found first.
      places.insert(hashes.count - 1, hashes[hashes.count - 1])
    }
    return (hashes, places)
  }()

  @MainActor
  init(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    count = ElementCount.lazy(of: view)
  }

  private func element(_ offset: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  func id(at offset: Int) -> ID { view.id(element(offset)) }

  func content(at offset: Int) -> Content { view.content(element(offset)) }

  /// The position of an id. O(1) if it is one of the guesses, or a number of a range, else O(n) once.
  func offset(of id: ID, guesses: [Int] = []) -> Int? {
    for guess in guesses where guess >= 0 && guess < count && self.id(at: guess) == id { return guess }
    if let range = view.data as? Range<Int>, let number = id as? Int {
      let guess = number.clampedDifference(range.lowerBound)
      if guess >= 0, guess < count, self.id(at: guess) == id { return guess }
    }
    // An id that is not equal to itself keeps its position, if the id at that position is not equal to itself either.
    if id != id {
      return guesses.first.flatMap { $0 >= 0 && $0 < count && self.id(at: $0) != self.id(at: $0) ? $0 : nil }
    }
    if count > ElementCount.most { return nil }
    let hash = id.hashValue
    return offsets.places.first(hash) { offsets.hashes[$0] == hash && self.id(at: $0) == id }
  }

  /// The same for an id whose type is erased; `guess` is the row's previous position.
  func offset(of key: AnyHashable, near guess: Int) -> Int? {
    if guess >= 0, guess < count, AnyHashable(id(at: guess)) == key { return guess }
    return (key.base as? ID).flatMap { offset(of: $0, guesses: [guess]) }
  }

  @MainActor
  private func makeKeys() -> [ElementKey<ID>] {
    let count = ElementCount.eager(of: view)
    var keys: [ElementKey<ID>] = []
    keys.reserveCapacity(count)
    places = HashedPlaces(minimumCapacity: count)
    var repeats = IDTable<ElementKey<ID>, Int>()
    var unequal: ElementKey<ID>?
    for element in view.data.prefix(count) {
      var key = ElementKey(view.id(element), offset: keys.count)
      if let first = places.first(key.hashValue, where: { keys[$0] == key }) {
        let occurrence = (repeats[keys[first]] ?? 0) + 1
        repeats[keys[first]] = occurrence
        key = key.occurring(occurrence)
      }
      if key.isPosition, unequal == nil { unequal = key }
      places.insert(keys.count, key.hashValue)
      keys.append(key)
    }
    repeats.forEach { key, count in
      Diagnostics.warn(
        "\(view.name): the ID \(key.id) occurs \(count + 1) times within the collection. "
          + "Every element is shown, but state and animations follow the position among equal IDs. Give each element its own ID."
      )
    }
    if let unequal { UnusableID.warnOfInequality(unequal.id, at: unequal.offset, in: view.name) }
    return keys
  }

  /// The position of a key of another value; nil if there is no such element. O(1) on average.
  @MainActor
  func offset(of key: ElementKey<ID>) -> Int? {
    // An element may be read before the list of all elements is.
    let keys = keys
    if let place = places.first(key.hashValue, where: { keys[$0] == key }) { return place }
    return keys.indices.contains(key.offset) && keys[key.offset].isRehashed(key) ? key.offset : nil
  }
}

extension ForEachSnapshot: ListRunIDs {
  func anyID(at offset: Int) -> AnyHashable { AnyHashable(id(at: offset)) }
}

extension ForEach {
  /// The type of the view, for messages.
  var name: String { "ForEach<\(Data.self), \(ID.self), \(Content.self)>" }
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
  /// The value of the last run, and its items; nil for an item that was taken over.
  private var last: ForEachSnapshot<Data, ID, Content>?
  private var items: [ListItem?] = []
  var leaving = LeavingItems<ElementKey<ID>>()
  /// Whether this is the first run: the initial elements are not new.
  var isFirst = true

  init(snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>, inputs: _ViewListInputs, parent: Subgraph) {
    self.snapshot = snapshot
    self.inputs = inputs
    self.parent = parent
  }

  mutating func value() -> DynamicList.Items {
    let snapshot = snapshot.value
    var order: [ListItem] = []
    order.reserveCapacity(snapshot.keys.count)
    for key in snapshot.keys {
      order.append(known(key, in: snapshot) ?? Graph.untracked { makeItem(key, of: snapshot) })
    }
    if let last { for case let (key, item?) in zip(last.keys, items) { leaving.drop(item, key) } }
    last = snapshot
    items = order
    isFirst = false
    return DynamicList.Items(items: order)
  }

  /// The element's item of the last run, or the one that began to leave.
  private mutating func known(_ key: ElementKey<ID>, in snapshot: ForEachSnapshot<Data, ID, Content>) -> ListItem? {
    if let place = last?.offset(of: key), let item = items[place] {
      if last!.keys[place].isRehashed(key) { UnusableID.warnOfHash(key.id, in: snapshot.view.name) }
      items[place] = nil
      return item
    }
    return leaving.takeBack(key)
  }

  private func makeItem(_ key: ElementKey<ID>, of value: ForEachSnapshot<Data, ID, Content>) -> ListItem {
    let item = KeyedListItem(key.id, in: parent) {
      let content = Attribute(
        ForEachElement(snapshot: snapshot, key: key, host: inputs.base.host, origin: value)
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
  /// The value in which the element was found; nil once its view is made.
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
    let offset = snapshot.offset(of: key)
    if let content = host.observing({
      offset.map(snapshot.content(at:)) ?? last ?? origin?.content(at: key.offset)
    }) {
      last = content
    }
    origin = nil
    return last!
  }

  nonisolated static var label: String { "element of ForEach<\(Data.self)>" }
}

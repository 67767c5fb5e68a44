import Graph

/// The views of a collection's elements, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  package init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

/// A view made from a collection, such as `ForEach`.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: View, _PrimitiveView where Content: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitRoot(view: view, inputs: inputs)
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    if let found = FoundDataTypes.find(Data.self) {
      return found.makeViewList(forEach: view.attribute.any, inputs: inputs)
    }
    let snapshot = Attribute(ForEachSnapshotRule<Data, ID, Content>(view: view.attribute))
    let items = Attribute(ForEachItems(snapshot: snapshot, inputs: inputs, parent: Subgraph.current!))
    return _ViewListOutputs(DynamicList(items))
  }

  public static var _isUnary: Bool { false }
}

/// Which element: its id, and for ids that occur more than once, which of them.
private struct ElementKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// The elements of one value of a `ForEach`, by key.
private final class ForEachSnapshot<Data: RandomAccessCollection, ID: Hashable, Content> {
  let view: ForEach<Data, ID, Content>
  private(set) var keys: [ElementKey<ID>] = []
  private var indices: [ElementKey<ID>: Data.Index] = [:]

  @MainActor
  init(_ view: ForEach<Data, ID, Content>) {
    self.view = view
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
  }

  func content(_ key: ElementKey<ID>) -> Content? {
    indices[key].map { view.content(view.data[$0]) }
  }
}

private struct ForEachSnapshotRule<Data: RandomAccessCollection, ID: Hashable, Content>: Rule {
  let view: Attribute<ForEach<Data, ID, Content>>
  mutating func value() -> ForEachSnapshot<Data, ID, Content> { ForEachSnapshot(view.value) }
}

// Reads: the snapshot.
// Produces: one item per element, in the collection's order; an item lives as long as its element's key.
// Costs: O(n), and the making of elements that are new.
private struct ForEachItems<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>
  let inputs: _ViewListInputs
  let parent: Subgraph
  var items: [ElementKey<ID>: ListItem] = [:]
  var leaving = LeavingItems<ElementKey<ID>>()

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
    return DynamicList.Items(items: order)
  }

  private func makeItem(_ key: ElementKey<ID>) -> ListItem {
    ListItem(in: parent) {
      let content = Attribute(ForEachElement(snapshot: snapshot, key: key, host: inputs.base.host))
      let list = Content._makeViewList(view: _GraphValue(content), inputs: inputs).list
      return inputs.needsTags ? list?.tagged(with: key.id) : list
    }
  }

  nonisolated static var label: String { "elements of ForEach<\(Data.self)>" }
}

/// The view of one element; kept as it was while the element leaves.
private struct ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>
  let key: ElementKey<ID>
  unowned(unsafe) let host: ViewGraph
  var last: Content?

  init(snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>, key: ElementKey<ID>, host: ViewGraph) {
    self.snapshot = snapshot
    self.key = key
    self.host = host
  }

  mutating func value() -> Content {
    let snapshot = self.snapshot.value
    if let content = host.observing({ snapshot.content(key) }) { last = content }
    return last!
  }

  nonisolated static var label: String { "element of ForEach<\(Data.self)>" }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// Bindings to the elements of a collection that is itself bound.
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }, id: { $0.1 },
      content: { content(data.element(at: $0.0)) })
  }
}

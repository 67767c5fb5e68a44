// SPDX-License-Identifier: MIT

import EspalierGraph

/// The views of a collection's elements, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  /// Makes the views of one element.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  package init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

/// A view made from a collection, such as `ForEach`.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements, in the order of their views.
  var data: Data { get }

  /// The offset of the element with an id from the start of the data; nil without such an element.
  func _offset(ofID id: AnyHashable) -> Int?
}

extension DynamicViewContent {
  public func _offset(ofID id: AnyHashable) -> Int? { nil }
}

extension ForEach: DynamicViewContent where Content: View {
  /// The element's offset. O(n).
  public func _offset(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return data.enumerated().first { self.id($0.element) == id }?.offset
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
  public func _offset(ofID id: AnyHashable) -> Int? { content._offset(ofID: id) }
}

extension ForEach: View, _PrimitiveView where Content: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitRoot(view: view, inputs: inputs)
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    if let found = FoundDataTypes.find(Data.self) {
      return found.makeViewList(forEach: view.attribute.any, inputs: inputs)
    }
    let inputs = inputs.entering(Self.self)
    let snapshot = Attribute(ForEachSnapshotRule<Data, ID, Content>(view: view.attribute))
    let items = Attribute(ForEachItems(snapshot: snapshot, inputs: inputs, parent: Subgraph.current!))
    let all = DynamicList(items)
    // If a row is not always the same number of views, all rows must be made to be counted (specification S25).
    guard !inputs.base.hasOpenStyle, let count = Content._viewListCount, count > 0 else { return _ViewListOutputs(all) }
    return _ViewListOutputs(
      ForEachList(all: all, viewsPerElement: count, snapshot: snapshot, inputs: inputs, parent: Subgraph.current!))
  }

  public static var _isUnary: Bool { false }
}

extension ForEach where Content: View {
  /// Views with the identity that a property of the element gives. Two elements must not have the same one.
  @_disfavoredOverload
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // A binding is a collection, too: the initializer for bound data comes first, whose bindings follow their elements.
  /// Views with the identity of the elements. Two elements must not have the same one.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// One view for each number; the identity is the number, so the range may change its end.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// Bindings to the elements of a collection that is itself bound.
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Views of the elements of a collection that is itself bound; each gets a binding to its element.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection
  {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }, id: { $0.1 },
      content: { content(data.element(collection[$0.0], at: $0.0, id: id)) })
  }
}

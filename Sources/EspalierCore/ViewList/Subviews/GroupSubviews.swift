// SPDX-License-Identifier: MIT

import EspalierGraph

/// The result of a transform of the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: _PrimitiveView {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitRoot(view: view, inputs: inputs)
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let subviews = makeSubviews(view[\.subviews], inputs: inputs)
    let content = Attribute(
      SubviewTransform(owner: view.attribute, subviews: subviews, host: inputs.base.host) { $0.transform($1) })
    return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
  }

  public static var _isUnary: Bool { false }
}

extension Group where Content: View {
  /// A group of the result of `transform` for the subviews of `view`.
  @MainActor @preconcurrency public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, transform: transform) }
  }

  /// A group of the result of `transform` for the subviews of `view`: the first spelling of `subviews`.
  @MainActor @preconcurrency public init<Base: View, Result: View>(
    subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }
}

/// A placeholder for the subviews of another view in a `ForEach`, which finds them when it is made.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let base: AnyView
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  /// Stops the program: a subview is not available before the view is made.
  public subscript(position: Int) -> Subview { fatalError("the subviews are found when the view is made") }
}

extension ForEach where Content: View, Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
  /// A view for each of the subviews of `view`.
  @MainActor @preconcurrency public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(data: ForEachSubviewCollection(base: AnyView(view)), id: { $0.id }, content: content)
  }

  /// A view for each of the subviews of `view`: the first spelling of `subviews`.
  @MainActor @preconcurrency public init<V: View>(
    subviewOf view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(subviews: view, content: content)
  }
}

/// Data of a `ForEach` that is found when it is made.
@MainActor
package protocol FoundData {
  /// - Parameter view: The `ForEach` over data of this type.
  static func makeViewList(forEach view: AnyAttribute, inputs: _ViewListInputs) -> _ViewListOutputs
}

extension ForEachSubviewCollection: FoundData {
  package static func makeViewList(forEach view: AnyAttribute, inputs: _ViewListInputs) -> _ViewListOutputs {
    typealias Found = GroupElementsOfContent<AnyView, ForEach<SubviewsCollection, Subview.ID, Content>>
    let found = Attribute(FoundElements(view: view.as(ForEach<Self, Subview.ID, Content>.self)))
    return Found._makeViewList(view: _GraphValue(found), inputs: inputs)
  }

  private struct FoundElements: Rule {
    let view: Attribute<ForEach<ForEachSubviewCollection<Content>, Subview.ID, Content>>
    mutating func value() -> GroupElementsOfContent<AnyView, ForEach<SubviewsCollection, Subview.ID, Content>> {
      let view = self.view.value
      return GroupElementsOfContent(subviews: view.data.base) { ForEach($0, content: view.content) }
    }
    nonisolated static var label: String { "subviews of ForEach" }
  }
}

/// The types of data that are found when they are made, determined once per type.
@MainActor
enum FoundDataTypes {
  private static var cache: [ObjectIdentifier: (any FoundData.Type)?] = [:]

  static func find(_ type: Any.Type) -> (any FoundData.Type)? {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let found = type as? any FoundData.Type
    cache[ObjectIdentifier(type)] = .some(found)
    return found
  }
}

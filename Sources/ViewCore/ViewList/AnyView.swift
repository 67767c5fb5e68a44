import Graph

/// A view of any type. When the wrapped type changes, the old view ends and a new one begins (oracle S27).
public struct AnyView: BranchingView {
  let storage: AnyViewStorageBase

  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? AnyViewStorage(view)
  }
  public init<V: View>(erasing view: V) { self.init(view) }

  package static func branch(of view: AnyView) -> ObjectIdentifier? { ObjectIdentifier(type(of: view.storage)) }

  package static func makeBranch(_ id: ObjectIdentifier, of view: Attribute<AnyView>, inputs: _ViewListInputs)
    -> ViewList?
  {
    view.peek().storage.makeList(of: view, inputs: inputs)
  }
}

@MainActor
class AnyViewStorageBase {
  func makeList(of view: Attribute<AnyView>, inputs: _ViewListInputs) -> ViewList? { nil }
}

private final class AnyViewStorage<V: View>: AnyViewStorageBase {
  let view: V
  init(_ view: V) { self.view = view }

  override func makeList(of view: Attribute<AnyView>, inputs: _ViewListInputs) -> ViewList? {
    let content = BranchContent<AnyView, V>(view) { ($0.storage as? AnyViewStorage<V>)?.view }
    return V._makeViewList(view: _GraphValue(Attribute(content)), inputs: inputs).list
  }
}

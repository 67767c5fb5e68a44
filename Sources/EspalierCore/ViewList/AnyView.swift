// SPDX-License-Identifier: MIT

import EspalierGraph

/// A view of any type. When the wrapped type changes, the old view ends and a new one begins (specification S27).
public struct AnyView: BranchingView {
  nonisolated let storage: AnyViewStorageBase

  /// Erases the type of a view. A value of another type than before is another view, whose state begins anew; the
  /// erased view of an `AnyView` is taken out first.
  public nonisolated init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? AnyViewStorage(view)
  }

  /// Erases the type of a view. A value of another type than before is another view, whose state begins anew.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// The view whose type is erased.
  @MainActor package var erased: any View { storage.erased }

  /// The view in a value of any type; nil if it is no view.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// In a place for one view the erased view is that view: among those of an implicit stack, a spacer would have the axis of the
  /// stack.
  public static func _makeView(view: _GraphValue<AnyView>, inputs: _ViewInputs) -> _ViewOutputs {
    var listInputs = _ViewListInputs(inputs)
    listInputs.isWithoutAxis = inputs.stackAxis == nil && inputs.changingStackAxis == nil
    // Views on top of each other have no axis in any case.
    if case .overlap = inputs.implicitRoot { listInputs.isWithoutAxis = false }
    return makeImplicitRoot(list: _makeViewList(view: view, inputs: listInputs).list, inputs: inputs)
  }

  package static func branch(of view: AnyView) -> ObjectIdentifier? { ObjectIdentifier(type(of: view.storage)) }

  package static func makeBranch(_ id: ObjectIdentifier, of view: Attribute<AnyView>, inputs: _ViewListInputs)
    -> ViewList?
  {
    var inner = inputs
    inner.isWithoutAxis = false
    let list = view.peek().storage.makeList(of: view, inputs: inner)
    guard inputs.isWithoutAxis, let element = list as? ViewListElement else { return list }
    return WrappedElement(element) { inputs, make in
      var inputs = inputs
      inputs.stackAxis = nil
      return make(inputs)
    }
  }
}

@MainActor
class AnyViewStorageBase {
  nonisolated init() {}
  var erased: any View { fatalError("the storage of an AnyView has a view's type") }
  func makeList(of view: Attribute<AnyView>, inputs: _ViewListInputs) -> ViewList? { nil }
}

private final class AnyViewStorage<V: View>: AnyViewStorageBase {
  nonisolated(unsafe) let view: V
  nonisolated init(_ view: V) { self.view = view }

  override var erased: any View { view }

  override func makeList(of view: Attribute<AnyView>, inputs: _ViewListInputs) -> ViewList? {
    let content = BranchContent<AnyView, V>(view) { ($0.storage as? AnyViewStorage<V>)?.view }
    return V._makeViewList(view: _GraphValue(Attribute(content)), inputs: inputs).list
  }
}

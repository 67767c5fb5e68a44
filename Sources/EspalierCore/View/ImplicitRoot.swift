// SPDX-License-Identifier: MIT

import EspalierGraph

/// The layout of several views without a container: a body, an overlay, a scroll view.
package enum ImplicitRoot {
  case verticalStack
  case horizontalStack
  case overlap(Attribute<Alignment>)
}

/// The part of the layout module that the view tree needs: containers for views that have none of their own. Set when a
/// host gets its root.
@MainActor
package final class ImplicitContainerMaker: HostPart {
  /// The views of a list as `inputs.implicitRoot` arranges them.
  package var make: (ViewList, _ViewInputs) -> _ViewOutputs = { _, _ in
    fatalError("a host has its containers before its views: it is made with a root")
  }

  package init(_ host: ViewGraph) {}
}

/// Arranges the views of a value that may be several in a place for one.
@MainActor
package func makeImplicitRoot<V: View>(view: _GraphValue<V>, inputs: _ViewInputs) -> _ViewOutputs {
  makeImplicitRoot(list: V._makeViewList(view: view, inputs: _ViewListInputs(inputs)).list, inputs: inputs)
}

/// The one view that a closure makes its content of. If the content is no view, it is an empty container, as for a
/// condition that is false: the view around counts in its own container either way. What modifiers around it write is kept.
@MainActor
package func makeSingleView<V: View>(view: _GraphValue<V>, inputs: _ViewInputs) -> _ViewOutputs {
  let outputs = V._makeView(view: view, inputs: inputs)
  if outputs.layout != nil { return outputs }
  var container = makeImplicitRoot(list: JoinedList.empty, inputs: inputs)
  if outputs.preferences != nil {
    container.preferences = JoinedNode.joining([container.preferences, outputs.preferences])
  }
  return container
}

@MainActor
package func makeImplicitRoot(list: ViewList?, inputs: _ViewInputs) -> _ViewOutputs {
  guard let list else { return _ViewOutputs() }
  if list.isStatic {
    let elements = list.elements
    if elements.count == 1 {
      return elements[0].make(in: ContainerInputs(inputs))
    }
  }
  return inputs.host.part(ImplicitContainerMaker.self).make(list, inputs)
}

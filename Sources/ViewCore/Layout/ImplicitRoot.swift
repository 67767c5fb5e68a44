import Graph

/// Arranges the views of a value that may be several where one is expected.
@MainActor
package func makeImplicitRoot<V: View>(view: _GraphValue<V>, inputs: _ViewInputs) -> _ViewOutputs {
  makeImplicitRoot(list: V._makeViewList(view: view, inputs: _ViewListInputs(inputs)).list, inputs: inputs)
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
  switch inputs.implicitRoot {
  case .verticalStack, .horizontalStack:
    let axis: Axis = inputs.implicitRoot == .verticalStack ? .vertical : .horizontal
    let configuration = StackConfiguration(
      axis: axis, alignment: axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key,
      spacing: nil, isImplicit: true)
    return makeContainer(
      list: list, configuration: inputs.host.constant(configuration), viewType: nil,
      stackAxis: inputs.stackAxis ?? axis, inputs: inputs, changingAxis: inputs.changingStackAxis)
  case .overlap(let alignment):
    let configuration = OverlapConfiguration(alignment: alignment, isImplicit: true)
    return makeContainer(
      list: list, configuration: inputs.host.constant(configuration), viewType: nil, stackAxis: nil, inputs: inputs)
  }
}

/// Views on top of each other that take the size they are given.
@MainActor
package func makeOverlap(list: ViewList?, alignment: Alignment, inputs: _ViewInputs) -> _ViewOutputs {
  makeContainer(
    list: list, configuration: inputs.host.constant(OverlapConfiguration(alignment: alignment)), viewType: nil,
    stackAxis: nil, inputs: inputs)
}

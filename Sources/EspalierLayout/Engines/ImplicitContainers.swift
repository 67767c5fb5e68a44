// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// The container of views that have none of their own.
@MainActor
package func makeImplicitContainer(_ list: ViewList, _ inputs: _ViewInputs) -> _ViewOutputs {
  switch inputs.implicitRoot {
  case .verticalStack:
    return makeImplicitStack(inputs.host.shared.constant(implicitStack(.vertical)), .vertical, list, inputs)
  case .horizontalStack:
    return makeImplicitStack(inputs.host.shared.constant(implicitStack(.horizontal)), .horizontal, list, inputs)
  case .overlap(let alignment):
    return makeContainer(
      list: list, configuration: Attribute(ImplicitOverlap(alignment: alignment)), viewType: nil, stackAxis: nil,
      inputs: inputs)
  }
}

@MainActor
private func makeImplicitStack(
  _ configuration: Attribute<StackConfiguration>, _ axis: Axis, _ list: ViewList, _ inputs: _ViewInputs
) -> _ViewOutputs {
  makeContainer(
    list: list, configuration: configuration, viewType: nil, stackAxis: inputs.stackAxis ?? axis, inputs: inputs,
    changingAxis: inputs.changingStackAxis)
}

@MainActor
private func implicitStack(_ axis: Axis) -> StackConfiguration {
  StackConfiguration(
    axis: axis, alignment: axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key,
    spacing: nil, isImplicit: true)
}

private struct ImplicitOverlap: Rule {
  let alignment: Attribute<Alignment>
  mutating func value() -> OverlapConfiguration { OverlapConfiguration(alignment: alignment.value, isImplicit: true) }
  nonisolated static var label: String { "overlap" }
}

/// Views on top of each other that take the size they are given.
@MainActor
package func makeOverlap(list: ViewList?, alignment: Alignment, inputs: _ViewInputs) -> _ViewOutputs {
  makeContainer(
    list: list, configuration: inputs.host.shared.constant(OverlapConfiguration(alignment: alignment)), viewType: nil,
    stackAxis: nil, inputs: inputs)
}

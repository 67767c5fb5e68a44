// SPDX-License-Identifier: MIT

import EspalierGraph

/// The inputs that a container adds to those of an element.
package struct ContainerInputs {
  package var frame: Attribute<ViewFrame>
  package var transform: Attribute<ViewTransform>
  package var stackAxis: Axis?
  package var changingStackAxis: Attribute<Axis?>?
  /// Whether the element is shown, if the container may hide it.
  package var shown: Attribute<ShownState>?
  /// The change from the element's inputs to those of this place, for an element whose list was made elsewhere.
  package var rebase: InputsRebase?
  /// The environment, if a wrapper around the element changes it; nil leaves the environment of the element's list.
  var environment: WrapperEnvironment?
  /// The covered area, if a wrapper around the element covers a part of it; nil leaves that of the element's list.
  package var safeArea: Attribute<SafeArea>?
  /// The container for relative frames, if a wrapper around the element is one; nil leaves that of the element's list.
  package var container: RelativeContainer?

  package init(frame: Attribute<ViewFrame>, transform: Attribute<ViewTransform>, stackAxis: Axis?) {
    self.frame = frame
    self.transform = transform
    self.stackAxis = stackAxis
  }

  /// The same place for the content of a wrapper.
  package init(_ inputs: _ViewInputs) {
    self.init(frame: inputs.frame, transform: inputs.transform, stackAxis: inputs.stackAxis)
    changingStackAxis = inputs.changingStackAxis
    shown = inputs.shown
  }
}

extension _ViewInputs {
  @MainActor package func placed(in container: ContainerInputs) -> _ViewInputs {
    var result = self
    result.frame = container.frame
    result.transform = container.transform
    result.stackAxis = container.stackAxis
    result.changingStackAxis = container.changingStackAxis
    container.rebase?.apply(&result)
    if let shown = container.shown { result.shown = shown }
    if let wrapper = container.environment {
      // Written in the list that the wrapper is in, or in one that is shown there.
      result.environment = wrapper.around(wrapper.rebase === container.rebase ? environment : result.environment)
    }
    if let safeArea = container.safeArea { result.safeArea = safeArea }
    if let inner = container.container { result.container = inner }
    result.implicitRoot = .verticalStack
    return result
  }
}

extension ContainerInputs {
  /// The inputs that a modifier around an element hands on to it.
  init(_ inner: _ViewInputs, inside container: ContainerInputs) {
    self.init(inner)
    environment = container.environment
    safeArea = inner.safeArea
    self.container = inner.container
    rebase = container.rebase
  }
}

/// The environment that a wrapper hands on to an element of a list.
struct WrapperEnvironment {
  let values: Attribute<EnvironmentValues>
  /// The environment at the wrapper's level of the list. What modifiers further inside wrote for the element stays.
  let level: Attribute<EnvironmentValues>
  /// The change of place that `level` has not gone through, if the list was made elsewhere.
  let rebase: InputsRebase?

  /// The environment of an element, which has the values of `own` that were written below the wrapper's level.
  @MainActor func around(_ own: Attribute<EnvironmentValues>) -> Attribute<EnvironmentValues> {
    own == level ? values : .rebased(own, from: level, onto: values)
  }
}

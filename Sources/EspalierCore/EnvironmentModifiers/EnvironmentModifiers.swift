// SPDX-License-Identifier: MIT

import Combine
import EspalierGraph
import Observation

/// Writes one environment value for a subtree.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: InputsModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.environment = Attribute(Child(modifier: modifier.attribute, environment: inputs.environment))
    inputs.followLayoutDirection(ofValuesWritten: Value.self)
  }

  private struct Child: Rule {
    let modifier: Attribute<_EnvironmentKeyWritingModifier<Value>>
    let environment: Attribute<EnvironmentValues>
    mutating func value() -> EnvironmentValues {
      let modifier = self.modifier.value
      var environment = self.environment.value
      environment[keyPath: modifier.keyPath] = modifier.value
      return environment
    }
    nonisolated static var label: String { "environment(\(Value.self))" }
  }
}

/// Changes one environment value for a subtree.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: InputsModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var transform: (inout Value) -> Void

  public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.environment = Attribute(
      Child(modifier: modifier.attribute, environment: inputs.environment, host: inputs.host))
    inputs.followLayoutDirection(ofValuesWritten: Value.self)
  }

  private struct Child: Rule {
    let modifier: Attribute<_EnvironmentKeyTransformModifier<Value>>
    let environment: Attribute<EnvironmentValues>
    @HostReference var host: ViewGraph

    mutating func value() -> EnvironmentValues {
      let modifier = self.modifier.value
      var environment = self.environment.value
      host.observing { modifier.transform(&environment[keyPath: modifier.keyPath]) }
      return environment
    }
  }
}

/// Puts an object into the environment of a subtree, by its type.
nonisolated public struct _EnvironmentObjectModifier<Object: AnyObject>: InputsModifier {
  let object: Object?

  package init(object: Object?) { self.object = object }

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.environment = Attribute(Child(modifier: modifier.attribute, environment: inputs.environment))
  }

  private struct Child: Rule {
    let modifier: Attribute<_EnvironmentObjectModifier<Object>>
    let environment: Attribute<EnvironmentValues>
    mutating func value() -> EnvironmentValues {
      var environment = self.environment.value
      environment.setObject(modifier.value.object)
      return environment
    }
  }
}

extension View {
  /// Sets a value of the environment for this view and the views in it. The nearest view around a reader takes precedence.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>>
  {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for this view and the views in it; `transform` gets the value that is set
  /// around the view.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>> {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Gives this view and the views in it an object that `@EnvironmentObject` of the same type reads. Readers run again
  /// when it changes.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T)
    -> ModifiedContent<Self, _EnvironmentObjectModifier<T>>
  {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Gives this view and the views in it an observable object that `@Environment(Type.self)` reads; nil takes it away
  /// for them.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?)
    -> ModifiedContent<Self, _EnvironmentObjectModifier<T>>
  {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}

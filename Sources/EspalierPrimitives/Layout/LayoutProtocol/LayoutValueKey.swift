// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout

/// A value that a view sets for the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that does not set one.
  static var defaultValue: Value { get }
}

/// The trait that carries a layout value.
public struct _LayoutTrait<Key: LayoutValueKey>: _ViewTraitKey {
  public nonisolated static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
  /// Sets a value for the layout that places this view. The modifier must be applied to the placed view itself: a container
  /// around the view does not pass the value on (specification L93).
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutTraitWritingModifier<_LayoutTrait<K>>(value: value))
  }
}

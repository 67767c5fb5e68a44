// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout

/// A value that a view gives the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// What a layout reads of a view without the value.
  static var defaultValue: Value { get }
}

/// The trait that carries a layout value.
public struct _LayoutTrait<Key: LayoutValueKey>: _ViewTraitKey {
  public nonisolated static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
  /// Gives a value to the layout that places this view. It must be applied to the placed view itself: a container around
  /// it does not pass the value on (specification L93).
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutTraitWritingModifier<_LayoutTrait<K>>(value: value))
  }
}

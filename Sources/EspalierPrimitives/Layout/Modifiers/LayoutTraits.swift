// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout

extension View {
  /// Sets the layout priority: this view chooses its size before its siblings of lower priority (specification L18).
  /// - Parameter value: The priority; 0 if it is not set.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<LayoutPriorityTraitKey>(value: order(value, "layoutPriority")))
  }

  /// Draws this view in front of its siblings of lower value (specification L38, L39).
  /// - Parameter value: The order; 0 if it is not set.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<ZIndexTraitKey>(value: order(value, "zIndex")))
  }
}

/// A number by which views can be sorted: the value, or 0 with a warning for NaN.
private nonisolated func order(_ value: Double, _ name: String) -> Double {
  if !value.isNaN { return value }
  warnOfLayout("\(name) is not a number; it counts as 0.", subject: name)
  return 0
}

// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable, Comparable {
  /// The sizes from the smallest to the largest; `regular` is the default.
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  /// The size of controls.
  @EnvironmentEntry public var controlSize: ControlSize = .regular
}

extension View {
  /// Sets the size of controls in this view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets any size of a range: the largest that is not above `regular`, else the smallest.
  public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
    let allowed = ControlSize.allCases.filter { range.contains($0) }
    return controlSize(allowed.last { $0 <= .regular } ?? allowed.first ?? .regular)
  }
}

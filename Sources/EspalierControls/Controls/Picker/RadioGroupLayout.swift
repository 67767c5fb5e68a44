// SPDX-License-Identifier: MIT

import EspalierCore

extension EnvironmentValues {
  private enum AxisKey: EnvironmentKey { static var defaultValue: Axis { .vertical } }

  /// The axis along which the options of a radio group are placed.
  var radioGroupAxis: Axis {
    get { self[AxisKey.self] }
    set { self[AxisKey.self] = newValue }
  }
}

extension View {
  /// Places the options of the radio groups in this view side by side.
  ///
  /// Source: Apple's reference, horizontalRadioGroupLayout().
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupAxis, .horizontal)
  }
}

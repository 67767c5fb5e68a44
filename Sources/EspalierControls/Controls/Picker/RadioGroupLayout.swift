// SPDX-License-Identifier: MIT

import EspalierCore

extension EnvironmentValues {
  /// The axis along which the options of a radio group are placed.
  @EnvironmentEntry var radioGroupAxis: Axis = .vertical
}

extension View {
  /// Places the options of the radio groups in this view side by side.
  ///
  /// Source: Apple's reference, horizontalRadioGroupLayout().
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupAxis, .horizontal)
  }
}

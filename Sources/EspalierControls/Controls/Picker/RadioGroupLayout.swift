// SPDX-License-Identifier: MIT

import EspalierCore

extension EnvironmentValues {
  private enum AxisKey: EnvironmentKey { static var defaultValue: Axis { .vertical } }

  /// Along which the options of a radio group stand.
  var radioGroupAxis: Axis {
    get { self[AxisKey.self] }
    set { self[AxisKey.self] = newValue }
  }
}

extension View {
  /// Puts the options of the radio groups in this view beside each other.
  ///
  /// Source: Apple's reference, horizontalRadioGroupLayout().
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupAxis, .horizontal)
  }
}

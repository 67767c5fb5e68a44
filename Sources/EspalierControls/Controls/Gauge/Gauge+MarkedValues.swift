// SPDX-License-Identifier: MIT

import EspalierCore

// No style shows the labels of marked values: the styles of Apple's systems do not either, and a style of a program's own
// receives none.

extension Gauge where BoundsLabel == EmptyView {
  /// A label, the value in words, and a line for the value in the bounds. The labels of marked values are not shown.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension Gauge {
  /// A label, the value in words, and a line for the value between labels of its bounds. The labels of marked values are not
  /// shown.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }
}

extension GaugeStyleConfiguration {
  /// The label of a marked value.
  public struct MarkedValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
}

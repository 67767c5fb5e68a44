// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierNumbers

/// Shows the position of a value in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  /// The value from 0 at the lower bound to 1 at the upper one; a value outside, or NaN, is corrected when it is shown.
  private let given: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?
  @Environment(\.gaugeStyle) private var style

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel? = nil,
    minimumValueLabel: BoundsLabel? = nil, maximumValueLabel: BoundsLabel? = nil
  ) {
    given = bounds.position(of: value)
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  public var body: some View {
    let position = Diagnostics.fraction(given, "Gauge")
    return StyledControl(
      style,
      GaugeStyleConfiguration(
        value: position, label: .init(view: AnyView(label)),
        currentValueLabel: currentValueLabel.map { .init(view: AnyView($0)) },
        minimumValueLabel: minimumValueLabel.map { .init(view: AnyView($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(view: AnyView($0)) })
    )
    .modifier(
      AccessibleControl(
        role: .progressIndicator, value: "\(Int(clamping: (position * 100).rounded()))%",
        range: AccessibilityRange(value: position, bounds: 0...1), takesKeyboard: false,
        unseenLabel: label))
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A label and a line for the value in the bounds; values outside of them count as the nearest bound.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, bounds, label: label())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A label, the value in words, and a line for the value in the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A label, the value in words, and a line for the value between labels of its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }
}

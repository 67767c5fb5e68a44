// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierNumbers

extension Slider {
  /// A slider with marks at chosen values, between labels for its ends. The value moves continuously.
  ///
  /// - Parameters:
  ///   - neutralValue: The value from which the filled part of the track extends; nil for the lower bound.
  ///   - enabledBounds: The part of the bounds that can be chosen; nil for all of them.
  ///   - currentValueLabel: The value for screen readers, if it is a `Text`; a percentage otherwise. It is not drawn.
  ///   - ticks: The marks; those outside of the bounds are not drawn.
  ///   - onEditingChanged: Called with true when a drag begins and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, enabled: enabledBounds, neutral: neutralValue), label: label(),
      minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
      marks: ticks().body.compactMap { SliderMark($0, in: bounds) }, valueText: currentValueLabel().labelText,
      onEditingChanged: onEditingChanged)
  }

  /// A slider whose filled part may begin within the track, or a part of which can be chosen; the parameters are those of the
  /// slider with ticks.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, enabled: enabledBounds, neutral: neutralValue), label: label(),
      minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(), marks: [],
      valueText: currentValueLabel().labelText, onEditingChanged: onEditingChanged)
  }

  /// A slider in steps, with a mark at each step for which `tick` returns one; the other parameters are those of the slider with
  /// ticks. At most 1,000 steps have marks.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let value = SliderValue(value, in: bounds, step: step, enabled: enabledBounds, neutral: neutralValue)
    self.init(
      value, label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
      marks: SliderMark.marks(of: value, in: bounds, tick), valueText: currentValueLabel().labelText,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with marks at chosen values, without labels for its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, enabled: enabledBounds, neutral: neutralValue), label: label(),
      marks: ticks().body.compactMap { SliderMark($0, in: bounds) }, valueText: currentValueLabel().labelText,
      onEditingChanged: onEditingChanged)
  }

  /// A slider whose filled part may begin within the track, or a part of which can be chosen.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, enabled: enabledBounds, neutral: neutralValue), label: label(), marks: [],
      valueText: currentValueLabel().labelText, onEditingChanged: onEditingChanged)
  }

  /// A slider in steps, with a mark at each step for which `tick` returns one, without labels for its ends.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let value = SliderValue(value, in: bounds, step: step, enabled: enabledBounds, neutral: neutralValue)
    self.init(
      value, label: label(), marks: SliderMark.marks(of: value, in: bounds, tick),
      valueText: currentValueLabel().labelText, onEditingChanged: onEditingChanged)
  }
}

/// A mark of a track.
struct SliderMark {
  /// The place from 0 at the lower bound to 1 at the upper one.
  let position: Double
  let label: AnyView?

  /// Nil outside of the bounds.
  @MainActor init?<V: BinaryFloatingPoint>(_ tick: SliderTick<V>, in bounds: ClosedRange<V>) {
    let bounds = bounds.withLength
    guard bounds.contains(tick.value) else { return nil }
    position = Double((tick.value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    label = tick.label
  }

  /// The marks at the steps of a value, 1,000 at most.
  @MainActor static func marks<V: BinaryFloatingPoint>(
    of value: SliderValue, in bounds: ClosedRange<V>, _ tick: (V) -> SliderTick<V>?
  ) -> [SliderMark] {
    let length = bounds.upperBound - bounds.lowerBound
    return (0..<value.stepCount(atMost: 1000)).compactMap {
      tick(bounds.lowerBound + V(Double($0) * (value.step ?? 0)) * length).flatMap { SliderMark($0, in: bounds) }
    }
  }
}

extension View {
  /// Sets whether the sliders in this view have a thumb; the filled part of the track shows the value without one.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}

extension EnvironmentValues {
  @EnvironmentEntry var sliderThumbVisibility: Visibility = .automatic
}

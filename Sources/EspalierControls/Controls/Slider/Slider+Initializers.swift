// SPDX-License-Identifier: MIT

import EspalierCore

extension Slider where ValueLabel == EmptyView {
  /// - Parameters:
  ///   - bounds: Values at the ends of the track.
  ///   - onEditingChanged: Called with true when a finger takes the thumb, and with false when the finger is lifted; in between,
  ///     the value is written at every change (specification I36).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderValue(value, in: bounds), label: label(), onEditingChanged: onEditingChanged)
  }

  /// - Parameter step: Values are multiples of the step, counted from the lower bound (specification I35).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderValue(value, in: bounds, step: step), label: label(), onEditingChanged: onEditingChanged)
  }

  /// The form of 2019.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderValue(value, in: bounds), label: label(), onEditingChanged: onEditingChanged)
  }

  /// The form of 2019.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderValue(value, in: bounds, step: step), label: label(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A value in the bounds; `onEditingChanged` is called with true when a drag begins and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderValue(value, in: bounds), label: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// A value in the bounds, rounded to multiples of `step` from the lower bound.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderValue(value, in: bounds, step: step), label: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// A slider with labels at the ends of its track.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds), label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// A value in the bounds, in steps, between labels for its ends. `onEditingChanged` is called with true when a drag begins and
  /// with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: step), label: label(), minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// The form of 2019.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds), label: label(), minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }

  /// The form of 2019.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: step), label: label(), minimumLabel: minimumValueLabel,
      maximumLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

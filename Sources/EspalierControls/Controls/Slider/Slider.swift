// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import EspalierNumbers
import EspalierPrimitives

/// A control that chooses a value of a range by the position of a thumb.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: SliderValue
  private let label: Label
  private let minimumLabel: ValueLabel?
  private let maximumLabel: ValueLabel?
  private let marks: [SliderMark]
  /// The value in words; nil for a percentage.
  private let valueText: Text?
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.design) private var design
  @Environment(\.showsControlLabels) private var showsLabel
  @Environment(\.alignsLabels) private var alignsLabels

  init(
    _ value: SliderValue, label: Label, minimumLabel: ValueLabel? = nil, maximumLabel: ValueLabel? = nil,
    marks: [SliderMark] = [], valueText: Text? = nil, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value
    self.label = label
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.marks = marks
    self.valueText = valueText
    self.onEditingChanged = onEditingChanged
  }

  /// One view: of a long list's rows, only those near the viewport are made.
  public static var _isUnary: Bool { true }

  public var body: some View {
    value.warnIfUnusable()
    return Group {
      if showsLabel, alignsLabels {
        ColumnsRow {
          track
        } label: {
          RowLabel(label.modifier(Unspoken()))
        }
      } else {
        HStack(spacing: design.picker.labelGap) {
          if showsLabel { RowLabel(label.modifier(Unspoken())).lineLimit(1).layoutPriority(1) }
          track
        }
      }
    }
    .modifier(BesideCapitals(isForControl: true))
    .modifier(ControlSpacing())
    .modifier(
      AccessibleControl(
        role: .slider, value: spokenValue, range: range,
        ringRadius: design.field.cornerRadius,
        unseenLabel: label,
        adjust: { step($0 == .increment ? 1 : -1) }, keys: handle))
  }

  private var track: some View {
    HStack(spacing: design.slider.labelGap) {
      minimumLabel
      SliderTrack(value: value, marks: marks, onEditingChanged: onEditingChanged)
      maximumLabel
    }
  }

  private var spokenValue: String {
    valueText?.string ?? "\(Int(clamping: (value.position * 100).rounded()))%"
  }

  private var range: AccessibilityRange {
    let (lower, length) = (value.bounds.lowerBound, value.bounds.upperBound - value.bounds.lowerBound)
    return AccessibilityRange(
      value: lower + value.position * length, bounds: value.bounds, step: value.step.map { $0 * length },
      set: { new in if length > 0 { edit { value.write((new - lower) / length) } } })
  }

  private func step(_ direction: Double) {
    edit { value.write(value.position + direction * (value.step ?? 0.1)) }
  }

  private func handle(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    switch key {
    case .home: edit { value.write(0) }
    case .end: edit { value.write(1) }
    default: return false
    }
    return true
  }

  private func edit(_ change: () -> Void) {
    onEditingChanged(true)
    change()
    onEditingChanged(false)
  }
}

/// A value of a range, as a relative position in the range.
struct SliderValue {
  /// The thumb's position from 0 at the lower bound to 1 at the upper one.
  let position: Double
  let bounds: ClosedRange<Double>
  /// The value if it has no position, not even beyond an end of the range; nil otherwise.
  private let unusable: Double?
  /// The step as a fraction of the range; nil for a continuous range.
  let step: Double?
  /// The position from which the filled part of the track extends.
  let neutral: Double
  /// The positions that can be chosen.
  let enabled: ClosedRange<Double>
  /// Called with a position; the value is clamped to the range, and to multiples of the step from the lower bound
  /// (specification I35).
  let write: (Double) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride? = nil, enabled: ClosedRange<V>? = nil,
    neutral: V? = nil
  ) where V.Stride: BinaryFloatingPoint {
    let bounds = bounds.withLength
    let length = bounds.upperBound - bounds.lowerBound
    func place(_ value: V) -> Double {
      value.isNaN || length <= 0
        ? 0 : Double((min(max(value, bounds.lowerBound), bounds.upperBound) - bounds.lowerBound) / length)
    }
    self.neutral = neutral.map(place) ?? 0
    let enabledPart = enabled.map { place($0.lowerBound)...max(place($0.lowerBound), place($0.upperBound)) } ?? 0...1
    self.enabled = enabledPart
    let given = value.wrappedValue
    unusable = given.isFinite ? nil : Double(given)
    position = place(given)
    let stride = step.map { V($0) }.flatMap { $0 > 0 && (length / $0).isFinite && $0.isFinite ? $0 : nil }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = stride.map { length > 0 ? Double($0 / length) : 0 }
    write = { position in
      guard !position.isNaN else { return }
      let offset = V(min(max(position, enabledPart.lowerBound), enabledPart.upperBound)) * length
      guard let stride else {
        value.wrappedValue = bounds.lowerBound + offset
        return
      }
      // Half a thousandth of a step is tolerated: in binary, 1 is not a whole multiple of 0.1.
      let steps = min((offset / stride).rounded(), (length / stride + 0.0005).rounded(.down))
      value.wrappedValue = min(bounds.lowerBound + steps * stride, bounds.upperBound)
    }
  }

  /// The number of values in steps, at both ends of the bounds too; 0 for a continuous range.
  func stepCount(atMost limit: Int) -> Int {
    guard let step, step > 0 else { return 0 }
    return min(Int(clamping: (1 / step + 0.0005).rounded(.down) + 1), limit)
  }

  func warnIfUnusable() {
    guard let unusable else { return }
    Diagnostics.warnOfNumber(
      unusable, "Slider", "the value",
      used: "the slider shows \(bounds.lowerBound + position * (bounds.upperBound - bounds.lowerBound))")
  }
}

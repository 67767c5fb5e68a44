// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import EspalierNumbers
import Foundation

/// A control that increments and decrements a value in steps.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let steps: StepperActions
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.locale) private var locale

  init(_ steps: StepperActions, label: Label, onEditingChanged: @escaping (Bool) -> Void) {
    self.steps = steps
    self.label = label
    self.onEditingChanged = onEditingChanged
  }

  /// One view: of a long list's rows, only those near the viewport are made.
  public static var _isUnary: Bool { true }

  public var body: some View {
    LabeledRow {
      StepperButtons(steps: steps, onEditingChanged: onEditingChanged)
    } label: {
      RowLabel(label)
    }
    .modifier(ControlSpacing())
    .modifier(
      AccessibleControl(
        role: .stepper, value: steps.value?(locale), range: steps.range, elements: [.button],
        unseenLabel: labelsVisibility == .hidden ? label : nil,
        adjust: { direction in
          guard let step = direction == .increment ? steps.increment : steps.decrement else { return }
          onEditingChanged(true)
          step()
          onEditingChanged(false)
        }))
  }
}

/// The actions of a stepper; nil at a bound.
struct StepperActions {
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  /// The value as text for screen readers, in a locale.
  var value: ((Locale) -> String)?
  /// The value as a number, if it is one.
  var range: AccessibilityRange?

  init(increment: (() -> Void)?, decrement: (() -> Void)?) {
    self.increment = increment
    self.decrement = decrement
  }

  /// Steps that end at the bounds of the range (specification I35).
  /// - Parameter text: Formats the value; nil uses Swift's description.
  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride, text: ((V, Locale) -> String)? = nil
  ) {
    let current = value.wrappedValue
    self.value = { text?(current, $0) ?? "\(current)" }
    if let number = Double("\(current)"), number.isFinite {
      let lower = (bounds.flatMap { Double("\($0.lowerBound)") } ?? -1e9)
      let upper = (bounds.flatMap { Double("\($0.upperBound)") } ?? 1e9)
      range = AccessibilityRange(
        value: number, bounds: min(lower, number)...max(upper, number), step: Double("\(step)").map(abs))
    }
    if let number = Double("\(step)"), !number.isFinite {
      Diagnostics.warnOfNumber(number, "Stepper", "the step", used: "the value stays as it is")
      return
    }
    func target(_ stride: V.Stride) -> (() -> Void)? {
      if let bounds, stride > 0 ? current >= bounds.upperBound : current <= bounds.lowerBound { return nil }
      return {
        // Reads the latest value: a held button steps faster than the view is updated.
        let next = Self.advanced(value.wrappedValue, by: stride)
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      }
    }
    increment = target(step)
    decrement = target(Self.opposite(of: step))
  }

  /// The value advanced by a stride; for integers clamped to the nearest representable value.
  private static func advanced<V: Strideable>(_ value: V, by stride: V.Stride) -> V {
    func clamped<I: FixedWidthInteger>(_ value: I, by stride: Int) -> I {
      stride < 0
        ? value.clampedDifference(I(clamping: stride.magnitude)) : value.clampedSum(I(clamping: stride.magnitude))
    }
    guard let integer = value as? any FixedWidthInteger, let step = stride as? Int else {
      return value.advanced(by: stride)
    }
    return clamped(integer, by: step) as! V
  }

  private static func opposite<Stride: SignedNumeric>(of stride: Stride) -> Stride {
    (stride as? Int).map { 0.clampedDifference($0) as! Stride } ?? 0 - stride
  }
}

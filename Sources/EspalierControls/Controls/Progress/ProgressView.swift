// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierNumbers
import Foundation

/// Shows the progress of a task, or that a task of unknown length is running.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let source: ProgressSource
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(_ source: ProgressSource, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.source = source
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    switch source {
    case .fraction(let fraction): styled(fraction.map { Diagnostics.fraction($0, "ProgressView") })
    case .progress(let progress):
      ClockReader { _, _ in
        (
          progress.isIndeterminate ? nil : Diagnostics.fraction(progress.fractionCompleted, "ProgressView"),
          !progress.isFinished && !progress.isCancelled
        )
      } content: {
        styled($0)
      }
    case .timer(let interval, let countsDown):
      ClockReader { _, date in
        let passed = Self.fraction(of: interval, at: date)
        return (Optional(countsDown ? 1 - passed : passed), date < interval.upperBound)
      } content: {
        styled($0)
      }
    }
  }

  private func styled(_ fraction: Double?) -> some View {
    let showsLabel = labelsVisibility != .hidden
    return StyledControl(
      style,
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: showsLabel ? label.map { .init(view: AnyView($0)) } : nil,
        currentValueLabel: currentValueLabel.map { .init(view: AnyView($0)) })
    )
    .modifier(
      AccessibleControl(
        role: .progressIndicator, value: fraction.map { "\(Int(clamping: ($0 * 100).rounded()))%" },
        range: fraction.map { AccessibilityRange(value: $0, bounds: 0...1) }, takesKeyboard: false,
        unseenLabel: showsLabel ? nil : label))
  }

  private static func fraction(of interval: ClosedRange<Date>, at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return length.isNaN ? .nan : 1 }
    return Diagnostics.fraction(date.timeIntervalSince(interval.lowerBound) / length, "ProgressView", "the time passed")
  }
}

/// The source of a progress view's value.
enum ProgressSource {
  /// The completed part from 0 to 1, corrected when it is shown; nil for a task of unknown length.
  case fraction(Double?)
  case progress(Progress)
  case timer(ClosedRange<Date>, countsDown: Bool)

  init<V: BinaryFloatingPoint>(_ value: V?, total: V) {
    self = .fraction(value.map { total <= 0 ? 0 : Double($0 / total) })
  }
}

// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task of unknown length.
  public init() where Label == EmptyView {
    self.init(.fraction(nil), label: nil, currentValueLabel: nil)
  }

  /// A task of unknown length, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.fraction(nil), label: label(), currentValueLabel: nil)
  }

  /// A task of unknown length, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.fraction(nil), label: Text(titleKey), currentValueLabel: nil)
  }

  /// A task of unknown length, with a title. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.fraction(nil), label: Text(title), currentValueLabel: nil)
  }

  /// - Parameter value: The progress from 0 to `total`; nil for a task of unknown length.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(ProgressSource(value, total: total), label: nil, currentValueLabel: nil)
  }

  /// The progress of a task: `value` of `total`, or unknown if it is nil; with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(ProgressSource(value, total: total), label: label(), currentValueLabel: nil)
  }

  /// The progress of a task: `value` of `total`, or unknown if it is nil; with a title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(ProgressSource(value, total: total), label: Text(titleKey), currentValueLabel: nil)
  }

  /// The progress of a task: `value` of `total`, or unknown if it is nil; with a title. The title is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(ProgressSource(value, total: total), label: Text(title), currentValueLabel: nil)
  }
}

/// The passed time of a span in minutes and seconds, or the remaining time: the label of a progress view of a span of time
/// without another one.
public struct DefaultDateProgressLabel: View {
  private let interval: ClosedRange<Date>
  private let countsDown: Bool

  init(interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// The passed part of a span of time on the host's clock, or the remaining part if `countsDown`, with a label and the time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// The passed part of a span of time, or the remaining part if `countsDown`, with the time; updated as time passes.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView {
  /// The progress of a task, with a label and the current value in words.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(ProgressSource(value, total: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// The passed part of a span of time, or the remaining part if `countsDown`, with a label and a view of its own for the time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }

  /// The state of a Foundation progress, read in each frame.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(.progress(progress), label: nil, currentValueLabel: nil)
  }

  /// The progress of a style's configuration, in another style.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      .fraction(configuration.fractionCompleted), label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

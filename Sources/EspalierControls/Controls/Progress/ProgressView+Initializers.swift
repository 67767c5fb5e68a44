// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task of unknown length.
  public init() where Label == EmptyView {
    self.init(.fraction(nil), label: nil, currentValueLabel: nil)
  }

  /// A task of which it is not known how far it is, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.fraction(nil), label: label(), currentValueLabel: nil)
  }

  /// A task of which it is not known how far it is, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.fraction(nil), label: Text(titleKey), currentValueLabel: nil)
  }

  /// A task of which it is not known how far it is, with a title. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.fraction(nil), label: Text(title), currentValueLabel: nil)
  }

  /// - Parameter value: From 0 to `total`; nil for a task of unknown length.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(ProgressSource(value, total: total), label: nil, currentValueLabel: nil)
  }

  /// How far a task is: `value` of `total`, or unknown if it is nil; with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(ProgressSource(value, total: total), label: label(), currentValueLabel: nil)
  }

  /// How far a task is: `value` of `total`, or unknown if it is nil; with a title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(ProgressSource(value, total: total), label: Text(titleKey), currentValueLabel: nil)
  }

  /// How far a task is: `value` of `total`, or unknown if it is nil; with a title. The title is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(ProgressSource(value, total: total), label: Text(title), currentValueLabel: nil)
  }

  /// A time that passes on the host's clock, without the time that is left as text.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(.timer(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: nil)
  }

  /// How much of a span of time has passed, or is left if `countsDown`; kept up to date.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(.timer(timerInterval, countsDown: countsDown), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView {
  /// How far a task is, with a label and the state of it in words.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(ProgressSource(value, total: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// How much of a span of time has passed, or is left if `countsDown`, with a label and a view of its own for the
  /// time.
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

// SPDX-License-Identifier: MIT

import SwiftUI

/// The binding of a selection, without its type.
struct ChartSelection {
  /// Whether the binding is of an interval.
  let isRange: Bool
  let select: (_PlotValue?) -> Void
  let selectRange: (_PlotValue?, _PlotValue?) -> Void

  init<P: Plottable>(value: Binding<P?>) {
    isRange = false
    select = { value.wrappedValue = $0.flatMap(P.make) }
    selectRange = { _, end in value.wrappedValue = end.flatMap(P.make) }
  }

  init<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) {
    isRange = true
    select = { _ in range.wrappedValue = nil }
    selectRange = { start, end in
      guard let start = start.flatMap(P.make), let end = end.flatMap(P.make) else { return }
      range.wrappedValue = min(start, end)...max(start, end)
    }
  }
}

extension View {
  /// Writes the value at a press on the plot while it lasts, on a desktop the one below the pointer; nil afterwards.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let selection = ChartSelection(value: value)
    return chart { $0.xSelection = selection }
  }

  /// Writes the interval over which the pointer is dragged on the plot. It stays until the next press.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    let selection = ChartSelection(range: range)
    return chart { $0.xSelection = selection }
  }

  /// Writes the value of the vertical axis at a press on the plot while it lasts, on a desktop at the pointer; nil afterwards.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let selection = ChartSelection(value: value)
    return chart { $0.ySelection = selection }
  }

  /// Writes the interval of the vertical axis over which the pointer is dragged on the plot.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    let selection = ChartSelection(range: range)
    return chart { $0.ySelection = selection }
  }

  /// Writes the number up to the angle of a press, as a part of the sum of all sectors, while it lasts, on a desktop up to that of
  /// the pointer; nil afterwards.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let selection = ChartSelection(value: value)
    return chart { $0.angleSelection = selection }
  }
}

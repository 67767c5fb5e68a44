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
  /// Writes the value below the pointer while it is pressed on the plot; nil afterwards.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let selection = ChartSelection(value: value)
    return chart { $0.xSelection = selection }
  }

  /// Writes the interval over which the pointer is dragged on the plot. It stays until the next press.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    let selection = ChartSelection(range: range)
    return chart { $0.xSelection = selection }
  }

  /// Writes the value of the vertical axis at the pointer while it is pressed on the plot; nil afterwards.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let selection = ChartSelection(value: value)
    return chart { $0.ySelection = selection }
  }

  /// Writes the interval of the vertical axis over which the pointer is dragged on the plot.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    let selection = ChartSelection(range: range)
    return chart { $0.ySelection = selection }
  }

  /// Writes the number up to the angle of the pointer, as a part of the sum of all sectors, while it is pressed; nil afterwards.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let selection = ChartSelection(value: value)
    return chart { $0.angleSelection = selection }
  }
}

/// Writes selections while the pointer is pressed on the plot.
struct SelectionGesture: ViewModifier {
  let proxy: ChartProxy

  private var isActive: Bool {
    proxy.xSelection != nil || proxy.ySelection != nil || proxy.angleSelection != nil
  }

  func body(content: Content) -> some View {
    if isActive {
      content.contentShape(Rectangle()).gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          if let selection = proxy.xSelection {
            if selection.isRange {
              proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
            } else {
              proxy.selectXValue(at: drag.location.x)
            }
          }
          if let selection = proxy.ySelection {
            if selection.isRange {
              proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
            } else {
              proxy.selectYValue(at: drag.location.y)
            }
          }
          proxy.selectAngleValue(at: proxy.angle(at: drag.location))
        }
        .onEnded { drag in
          for selection in [proxy.xSelection, proxy.ySelection, proxy.angleSelection].compactMap({ $0 }) {
            let isPress = hypot(drag.translation.width, drag.translation.height) < 3
            if !selection.isRange || isPress { selection.select(nil) }
          }
        })
    } else {
      content
    }
  }
}

// SPDX-License-Identifier: MIT

import SwiftUI

/// The content of the legend, and its place.
struct LegendSetting {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

extension View {
  /// Shows or hides the legend. Automatically it is shown if values determine styles.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// The place of the legend.
  /// - Parameters:
  ///   - position: The side of the chart; `automatic` is below it.
  ///   - alignment: The alignment along that side; nil is leading.
  ///   - spacing: The distance from the chart, in points.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  /// A view as the legend.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chart {
      $0.legend = LegendSetting(position: position, alignment: alignment, spacing: spacing, content: view)
    }
  }
}

/// The chart with its legend at a side.
struct LegendArrangement<Plane: View>: View {
  let legend: LegendSetting
  let data: ChartData
  let plane: Plane

  private var isShown: Bool {
    if legend.visibility == .hidden { return false }
    return legend.content != nil || !LegendEntry.all(data).isEmpty || data.styles.rampBounds != nil
  }

  var body: some View {
    let position = legend.position
    if !isShown {
      plane
    } else if position.isInside {
      plane.overlay(alignment: legend.alignment ?? .topLeading) { entries.padding(legend.spacing ?? 4) }
    } else if position == .leading || position == .trailing {
      HStack(alignment: legend.alignment?.vertical ?? .top, spacing: legend.spacing ?? 8) {
        if position == .leading { entries }
        plane
        if position == .trailing { entries }
      }
    } else {
      VStack(alignment: legend.alignment?.horizontal ?? horizontal, spacing: legend.spacing ?? 8) {
        if position.y == 0 { entries }
        plane
        if position.y != 0 { entries }
      }
    }
  }

  private var horizontal: HorizontalAlignment { legend.position.x == 1 ? .trailing : .leading }

  @ViewBuilder private var entries: some View {
    if let content = legend.content {
      content
    } else {
      LegendEntries(data: data, isColumn: legend.position == .leading || legend.position == .trailing)
    }
  }
}

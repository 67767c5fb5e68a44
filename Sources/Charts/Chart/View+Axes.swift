// SPDX-License-Identifier: MIT

import SwiftUI

/// The content of an axis.
enum AxisSetting {
  case automatic, hidden
  case content(any AxisContent)
}

/// The title of an axis.
struct AxisTitle {
  let view: AnyView
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: CGFloat?
}

extension View {
  /// Hides the horizontal axis, or shows it.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// The marks of the horizontal axis.
  public nonisolated func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return chart { $0.xAxis = .content(content) }
  }

  /// Hides the vertical axis, or shows it.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// The marks of the vertical axis.
  public nonisolated func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return chart { $0.yAxis = .content(content) }
  }

  /// A view as the title of the horizontal axis.
  /// - Parameters:
  ///   - position: `.top` or `.bottom`; `automatic` is below the plot.
  ///   - alignment: The alignment along the axis; nil is centred.
  ///   - spacing: The distance from the labels, in points.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .bottom, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.xTitles.append(title) }
  }

  /// The title of the horizontal axis, translated.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .bottom, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// The title of the horizontal axis.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .bottom, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) }
  }

  /// A view as the title of the vertical axis.
  /// - Parameters:
  ///   - position: `.leading`, `.trailing` or `.top`; `automatic` is above the plot at the axis' side.
  ///   - alignment: The alignment along the axis; nil is centred.
  ///   - spacing: The distance from the labels, in points.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.yTitles.append(title) }
  }

  /// The title of the vertical axis, translated.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// The title of the vertical axis.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) }
  }

  /// Changes the horizontal axis as a view: its labels.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping @MainActor (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.xAxisStyle = { AnyView(content($0)) } }
  }

  /// Changes the vertical axis as a view: its labels.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping @MainActor (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.yAxisStyle = { AnyView(content($0)) } }
  }
}

/// A label of an axis, for `chartXAxisStyle` and `chartYAxisStyle`.
public struct ChartAxisContent: View {
  let label: AnyView
  public var body: some View { label }
}

// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The values that the modifiers around a chart set.
struct ChartSettings {
  /// The calendar of the chart's environment.
  var calendar = Calendar.autoupdatingCurrent
  var xScale = ScaleSettings()
  var yScale = ScaleSettings()
  var foregroundScale: StyleScaleSettings<AnyShapeStyle>?
  var ramp: Gradient?
  var symbolScale: StyleScaleSettings<AnyChartSymbolShape>?
  var lineScale: StyleScaleSettings<StrokeStyle>?
  var symbolSizes: ClosedRange<CGFloat> = 10...400
  var symbolSizeDomain: _ScaleDomain?
  var xAxis = AxisSetting.automatic
  var yAxis = AxisSetting.automatic
  var xTitles: [AxisTitle] = []
  var yTitles: [AxisTitle] = []
  var xAxisStyle: (@MainActor (ChartAxisContent) -> AnyView)?
  var yAxisStyle: (@MainActor (ChartAxisContent) -> AnyView)?
  var legend = LegendSetting()
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  var backgrounds: [ChartLayer] = []
  var overlays: [ChartLayer] = []
  var gestures: [@MainActor (ChartProxy, AnyView) -> AnyView] = []
  var xSelection: ChartSelection?
  var ySelection: ChartSelection?
  var angleSelection: ChartSelection?
  var scroll = ChartScroll()
}

/// A view behind or above a chart.
struct ChartLayer {
  let alignment: Alignment
  let content: @MainActor (ChartProxy) -> AnyView
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// The plot of a chart: the rectangle of its marks, for `chartPlotStyle`.
public struct ChartPlotContent: View {
  let content: AnyView
  public var body: some View { content }
}

extension View {
  /// Changes the plot as a view: its background, its border, its size.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// A view above the chart, with its axes. The proxy converts places and values.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    chart { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// A view behind the chart, with its axes. The proxy converts places and values.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
  ) -> some View {
    chart { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// A gesture of the plot. Locations are in the plot's coordinates.
  public nonisolated func chartGesture<G: Gesture>(_ gesture: @escaping @MainActor (ChartProxy) -> G) -> some View {
    chart { $0.gestures.append { proxy, plot in AnyView(plot.gesture(gesture(proxy))) } }
  }
}

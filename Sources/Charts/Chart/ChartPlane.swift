// SPDX-License-Identifier: MIT

import SwiftUI

/// The name of the coordinates of a chart with its axes.
private struct ChartSpace: Hashable {}

/// The plot of a chart with its axes: everything except the legend.
struct ChartPlane: View {
  let data: ChartData
  let settings: ChartSettings
  @Environment(\.layoutDirection) private var direction
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  /// The starts of the visible parts after the user scrolled.
  @State private var scrolledX: Double?
  @State private var scrolledY: Double?
  @State private var isScrolling = false

  private var xPart: VisiblePart? { VisiblePart(.horizontal, data, settings.scroll) }
  private var yPart: VisiblePart? { VisiblePart(.vertical, data, settings.scroll) }

  private var shown: ChartData {
    var result = data
    if let part = xPart { result = result.showing(.horizontal, from: start(part), length: part.length) }
    if let part = yPart { result = result.showing(.vertical, from: start(part), length: part.length) }
    return result
  }

  private func start(_ part: VisiblePart) -> Double {
    let scroll = settings.scroll
    let isX = part.axis == .horizontal
    let position = isX ? scroll.x : scroll.y
    // Between two categories or integers, the scroll view's place is exact and that of a binding is not.
    if let start = isX ? scrolledX : scrolledY,
      position.map({ part.value(start: start).map($0.holds) ?? false }) ?? true
    {
      return part.clamped(start)
    }
    return part.start(at: position?.get() ?? (isX ? scroll.initialX : scroll.initialY))
  }

  var body: some View {
    let shown = shown
    GeometryReader { proxy in
      let axes = AxisPlan(shown, settings, proxy.size, calendar, locale)
      ChartLayout(x: shown.x, y: shown.y) {
        plot(shown, axes, proxy.size)
          .anchorPreference(key: ChartFramesKey.self, value: .bounds) { ChartFrames(plot: $0) }
          .layoutValue(key: ChartPartKey.self, value: .plot)
        AxisLabels(axes: axes, settings: settings)
        AxisTitles(settings: settings)
      }
      .coordinateSpace(.named(ChartSpace()))
      .backgroundPreferenceValue(ChartFramesKey.self) { frames in
        if let anchor = frames.plot {
          GeometryReader { outer in
            let chart = chart(shown, outer[anchor].size, anchor)
            ForEach(Array(settings.backgrounds.enumerated()), id: \.offset) { _, layer in
              layer.content(chart).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
            }
            AxisTicks(
              axes: axes, geometry: chart.geometry, frame: outer[anchor],
              labels: frames.labels.map { ($0.edge, $0.place, outer[$0.bounds]) })
          }
        }
      }
      .overlayPreferenceValue(ChartFramesKey.self) { frames in
        if let anchor = frames.plot, !settings.overlays.isEmpty {
          GeometryReader { outer in
            let chart = chart(shown, outer[anchor].size, anchor)
            ForEach(Array(settings.overlays.enumerated()), id: \.offset) { _, layer in
              layer.content(chart).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
            }
          }
        }
      }
    }
    // That of a geometry reader alone is 10 × 10.
    .frame(idealWidth: ChartLayout.ideal.width, idealHeight: ChartLayout.ideal.height)
  }

  private func chart(_ data: ChartData, _ size: CGSize, _ frame: Anchor<CGRect>?) -> ChartProxy {
    let geometry = PlotGeometry(x: data.x, y: data.y, size: size, isMirrored: direction == .rightToLeft)
    return ChartProxy(
      geometry: geometry, data: data, frame: frame, xSelection: settings.xSelection, ySelection: settings.ySelection,
      angleSelection: settings.angleSelection)
  }

  /// The rectangle of the marks with its style, its gestures and its scroll view.
  private func plot(_ shown: ChartData, _ axes: AxisPlan, _ size: CGSize) -> some View {
    let content = ChartPlotContent(
      content: AnyView(
        GeometryReader { proxy in
          let chart = chart(shown, proxy.size, nil)
          gestures(
            chart,
            ZStack {
              GridLines(axes: axes, geometry: chart.geometry)
              MarksView(data: shown, geometry: chart.geometry, clips: xPart != nil || yPart != nil)
              Annotations(data: shown, geometry: chart.geometry, margins: margins(proxy, size))
              if xPart != nil || yPart != nil { scroller(proxy.size) }
            }
            .frame(width: proxy.size.width, height: proxy.size.height))
        }))
    return Group {
      if let style = settings.plotStyle { style(content) } else { content }
    }
  }

  /// The distances from the plot's edges to those of the chart with its axes.
  private func margins(_ plot: GeometryProxy, _ size: CGSize) -> EdgeInsets {
    let frame = plot.frame(in: .named(ChartSpace()))
    let (left, right) = (frame.minX, size.width - frame.maxX)
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: frame.minY, leading: isMirrored ? right : left, bottom: size.height - frame.maxY,
      trailing: isMirrored ? left : right)
  }

  /// The plot with the gestures of the program, or with that of the selections.
  private func gestures(_ chart: ChartProxy, _ plot: some View) -> AnyView {
    if settings.gestures.isEmpty {
      return AnyView(plot.modifier(SelectionGesture(proxy: chart, isScrolling: isScrolling)))
    }
    return settings.gestures.reduce(AnyView(plot.contentShape(Rectangle()))) { $1(chart, $0) }
  }

  /// A scroll view without content above the plot, whose position is that of the visible part.
  private func scroller(_ size: CGSize) -> some View {
    let (x, y) = (xPart, yPart)
    let axes: Axis.Set = x == nil ? .vertical : y == nil ? .horizontal : [.horizontal, .vertical]
    return ChartScroller(
      axes: axes, size: size,
      content: CGSize(width: size.width * (x?.ratio ?? 1), height: size.height * (y?.ratio ?? 1)),
      // The vertical axis begins below.
      part: CGPoint(x: x.map { $0.part(start: start($0)) } ?? 0, y: y.map { 1 - $0.part(start: start($0)) } ?? 0),
      isMirrored: direction == .rightToLeft,
      behavior: settings.scroll.behavior.map {
        ChartScrollBehavior(behavior: $0, x: x, y: y, isMirrored: direction == .rightToLeft, calendar: calendar)
      },
      isScrolling: $isScrolling
    ) { part in
      if let x { move(x, to: part.x, settings.scroll.x) { scrolledX = $0 } }
      if let y { move(y, to: 1 - part.y, settings.scroll.y) { scrolledY = $0 } }
    }
  }

  private func move(_ part: VisiblePart, to place: Double, _ position: ChartScrollPosition?, _ set: (Double) -> Void) {
    let start = part.start(part: place)
    set(start)
    if let position, let value = part.value(start: start) { position.set(value) }
  }
}

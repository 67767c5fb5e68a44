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
    if let position = isX ? scroll.x : scroll.y { return part.start(at: position.get()) }
    let lowest = part.start(part: 0)
    if let start = isX ? scrolledX : scrolledY { return min(max(start, lowest), part.start(part: 1)) }
    return part.start(at: isX ? scroll.initialX : scroll.initialY)
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
            AnyView(
              ZStack {
                GridLines(axes: axes, geometry: chart.geometry)
                MarksView(data: shown, geometry: chart.geometry, clips: xPart != nil || yPart != nil)
                Annotations(data: shown, geometry: chart.geometry, margins: margins(proxy, size))
              }
              .frame(width: proxy.size.width, height: proxy.size.height)
              .modifier(SelectionGesture(proxy: chart))
            ))
          if xPart != nil || yPart != nil { scroller(proxy.size) }
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

  private func gestures(_ chart: ChartProxy, _ plot: AnyView) -> AnyView {
    if settings.gestures.isEmpty { return plot }
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
      part: CGPoint(x: x.map { $0.part(start: start($0)) } ?? 0, y: y.map { 1 - $0.part(start: start($0)) } ?? 0)
    ) { part in
      if let x { move(x, to: part.x, settings.scroll.x) { scrolledX = $0 } }
      if let y { move(y, to: 1 - part.y, settings.scroll.y) { scrolledY = $0 } }
    }
  }

  private func move(_ part: VisiblePart, to place: Double, _ position: ChartScrollPosition?, _ set: (Double) -> Void) {
    let start = part.start(part: place)
    if let position {
      if let value = part.value(start: start) { position.set(value) }
    } else {
      set(start)
    }
  }
}

/// A scroll view that only has a position.
struct ChartScroller: View {
  let axes: Axis.Set
  let size: CGSize
  let content: CGSize
  let part: CGPoint
  let scrolled: (CGPoint) -> Void
  @State private var position = ScrollPosition(edge: .leading)
  @State private var last: CGPoint?
  /// The place before the last move by a program: geometry of it may still arrive.
  @State private var stale: CGPoint? = .zero

  private var distance: CGSize { CGSize(width: content.width - size.width, height: content.height - size.height) }

  var body: some View {
    ScrollView(axes, showsIndicators: false) {
      Color.clear.frame(width: content.width, height: content.height)
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self) {
      $0.contentOffset
    } action: { _, offset in
      let part = CGPoint(
        x: distance.width > 0 ? offset.x / distance.width : 0, y: distance.height > 0 ? offset.y / distance.height : 0)
      if part == stale { return }
      if part == last { return }
      stale = nil
      last = part
      scrolled(part)
    }
    .onAppear { move() }
    .onChange(of: part) { if last != part { move() } }
    .accessibilityHidden(true)
  }

  private func move() {
    stale = last ?? .zero
    position.scrollTo(point: CGPoint(x: part.x * distance.width, y: part.y * distance.height))
    last = part
  }
}

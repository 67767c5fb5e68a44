// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import Foundation

struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.design) private var design
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isSmallInContainer) private var isSmall

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let line = design.gauge.line * (isSmall ? design.button.factor[.small] : 1)
    BesideOrBelow(label: configuration.label, gap: design.gauge.gap) {
      HStack(spacing: design.gauge.labelGap) {
        configuration.minimumValueLabel
        GeometryReader { proxy in
          Rectangle().fill(GaugeTint.line(tint, direction)).mask(alignment: .leading) {
            Capsule().frame(width: proxy.size.width * configuration.value)
          }
        }
        .background { Capsule().fill(Color.systemFill) }
        .clipShape(Capsule())
        .frame(minHeight: line, maxHeight: line)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

/// A line with a dot at the value and a gap around the dot.
struct MarkedLineGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.design) private var design
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var direction

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let line = design.gauge.markedLine
    let gap = design.gauge.markGap
    HStack(spacing: design.gauge.markedGap) {
      configuration.minimumValueLabel
      GeometryReader { proxy in
        let start = (proxy.size.width - line) * configuration.value
        let style = GaugeTint.line(tint, direction)
        Capsule().fill(style)
          .overlay(alignment: .leading) {
            Circle().padding(-gap).frame(width: line, height: line).padding(.leading, start).blendMode(.destinationOut)
          }
          .overlay {
            Rectangle().fill(style).mask(alignment: .leading) {
              Circle().frame(width: line, height: line).padding(.leading, start)
            }
          }
          .compositingGroup()
      }
      .frame(minHeight: line, maxHeight: line)
      configuration.maximumValueLabel
    }
    .font(.caption)
  }
}

/// An open ring: three quarters of a turn, the gap at the bottom. A dot marks the value, with a gap in the ring around it.
struct OpenRingGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.design) private var design
  @Environment(\.tint) private var tint

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let line = design.gauge.openLine
    let style = GaugeTint.openRing(tint)
    let mark = Mark(value: configuration.value, inset: line / 2)
    ZStack {
      ZStack {
        OpenRing(inset: line / 2).stroke(style, style: StrokeStyle(lineWidth: line, lineCap: .round))
        mark.stroke(
          .black, style: StrokeStyle(lineWidth: line + 2 * design.gauge.markGap, lineCap: .round)
        ).blendMode(.destinationOut)
        Rectangle().fill(style).mask { mark.stroke(style: StrokeStyle(lineWidth: line, lineCap: .round)) }
      }
      .compositingGroup()
      configuration.currentValueLabel
      VStack {
        Spacer(minLength: 0)
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack(spacing: design.gauge.ringLabelsGap) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
        } else {
          configuration.label
        }
      }
      .font(.caption2)
    }
    .frame(width: design.gauge.ring, height: design.gauge.ring)
    // Clockwise in every language.
    .environment(\.layoutDirection, .leftToRight)
  }
}

struct RingGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.design) private var design
  @Environment(\.tint) private var tint

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let line = design.gauge.ringLine
    let end = Angle.radians(line / (design.gauge.ring - line))
    let style = GaugeTint.ring(tint, end: end)
    ZStack {
      ZStack {
        Circle().inset(by: line / 2).stroke(style, lineWidth: line).opacity(design.gauge.ringTrack)
        Circle().inset(by: line / 2).trim(from: 0, to: configuration.value)
          .stroke(style, style: StrokeStyle(lineWidth: line, lineCap: .round))
      }
      .rotationEffect(.degrees(-90))
      configuration.currentValueLabel
    }
    .frame(width: design.gauge.ring, height: design.gauge.ring)
    // Clockwise in every language.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// The tint along a gauge: the colours of a gradient run from the lower bound to the upper one.
private enum GaugeTint {
  static func line(_ tint: AnyShapeStyle?, _ direction: LayoutDirection) -> AnyShapeStyle {
    let points: [UnitPoint] = direction == .rightToLeft ? [.trailing, .leading] : [.leading, .trailing]
    return along(tint) { LinearGradient(gradient: $0, startPoint: points[0], endPoint: points[1]) }
  }

  static func openRing(_ tint: AnyShapeStyle?) -> AnyShapeStyle {
    along(tint) { AngularGradient(gradient: $0, center: .center, startAngle: OpenRing.start, endAngle: OpenRing.end) }
  }

  /// The gradient begins at the right, as angles do, at the round end of the line.
  static func ring(_ tint: AnyShapeStyle?, end: Angle) -> AnyShapeStyle {
    along(tint) { AngularGradient(gradient: $0, center: .center, startAngle: -end, endAngle: .degrees(360) - end) }
  }

  private static func along(_ tint: AnyShapeStyle?, _ style: (Gradient) -> some ShapeStyle) -> AnyShapeStyle {
    (tint?.style as? Gradient).map { AnyShapeStyle(style($0)) } ?? AnyShapeStyle(.tint)
  }
}

private struct OpenRing: Shape {
  let inset: CGFloat

  static var start: Angle { .degrees(135) }
  static var end: Angle { .degrees(405) }

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - inset,
      startAngle: Self.start, endAngle: Self.end, clockwise: false)
    return path
  }
}

/// The point of an open ring at a value.
private struct Mark: Shape {
  var value: Double
  let inset: CGFloat

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let angle = OpenRing.start + (OpenRing.end - OpenRing.start) * value
    let radius = min(rect.width, rect.height) / 2 - inset
    let point = CGPoint(x: rect.midX + radius * cos(angle.radians), y: rect.midY + radius * sin(angle.radians))
    var path = Path()
    path.move(to: point)
    path.addLine(to: point)
    return path
  }
}

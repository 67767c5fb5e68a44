// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierLayout
import Foundation

struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.design) private var design

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    VStack(alignment: .leading, spacing: design.gauge.gap) {
      configuration.label
      HStack(spacing: design.gauge.labelGap) {
        configuration.minimumValueLabel
        GeometryReader { proxy in
          Capsule().fill(.tint).frame(width: proxy.size.width * configuration.value)
        }
        .background { Capsule().fill(Color.systemFill) }
        .clipShape(Capsule())
        .frame(minHeight: design.gauge.line, maxHeight: design.gauge.line)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

struct MarkedLineGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.design) private var design

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let mark = design.gauge.mark
    HStack(spacing: design.gauge.markedGap) {
      configuration.minimumValueLabel
      GeometryReader { proxy in
        Circle().fill(Color.background)
          .overlay { Circle().strokeBorder(.tint, lineWidth: design.gauge.markLine) }
          .frame(width: mark, height: mark)
          .offset(x: (proxy.size.width - mark) * configuration.value)
      }
      .background {
        Capsule().fill(.tint).opacity(design.gauge.markedTrack).padding(.vertical, design.gauge.markedTrackInset)
      }
      .frame(minHeight: mark, maxHeight: mark)
      configuration.maximumValueLabel
    }
    .font(.caption)
  }
}

/// An open ring: three quarters of a turn, the gap at the bottom.
struct OpenRingGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.design) private var design

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let line = StrokeStyle(lineWidth: design.gauge.openLine, lineCap: .round)
    ZStack {
      Arc(end: 1).stroke(.tint, style: line).opacity(design.gauge.openTrack)
      Arc(end: configuration.value).stroke(.tint, style: line)
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
  }
}

struct RingGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.design) private var design

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let line = design.gauge.ringLine
    ZStack {
      Circle().inset(by: line / 2).stroke(.tint, lineWidth: line).opacity(design.gauge.ringTrack)
      Circle().inset(by: line / 2).trim(from: 0, to: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: line, lineCap: .round))
        .rotationEffect(.degrees(-90))
      configuration.currentValueLabel
    }
    .frame(width: design.gauge.ring, height: design.gauge.ring)
  }
}

private struct Arc: Shape {
  /// Of the open ring.
  let end: Double

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let start = 0.375 * 2 * CGFloat.pi
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 3,
      startAngle: .radians(start), endAngle: .radians(start + 1.5 * .pi * end), clockwise: false)
    return path
  }
}

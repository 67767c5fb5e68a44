// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierLayout
import Foundation

struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GeometryReader { proxy in
          Capsule().fill(.tint).frame(width: proxy.size.width * configuration.value)
        }
        .background { Capsule().fill(Color.systemFill) }
        .clipShape(Capsule())
        .frame(minHeight: 8, maxHeight: 8)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

struct MarkedLineGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      GeometryReader { proxy in
        Circle().fill(Color.background)
          .overlay { Circle().strokeBorder(.tint, lineWidth: 3) }
          .frame(width: 12, height: 12)
          .offset(x: (proxy.size.width - 12) * configuration.value)
      }
      .background { Capsule().fill(.tint).opacity(0.35).padding(.vertical, 3) }
      .frame(minHeight: 12, maxHeight: 12)
      configuration.maximumValueLabel
    }
    .font(.caption)
  }
}

/// An open ring: three quarters of a turn, the gap at the bottom.
struct OpenRingGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Arc(end: 1).stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round)).opacity(0.3)
      Arc(end: configuration.value).stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round))
      configuration.currentValueLabel
      VStack {
        Spacer(minLength: 0)
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack(spacing: 4) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
        } else {
          configuration.label
        }
      }
      .font(.caption2)
    }
    .frame(width: 58, height: 58)
  }
}

struct RingGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().inset(by: 3).stroke(.tint, lineWidth: 6).opacity(0.25)
      Circle().inset(by: 3).trim(from: 0, to: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      configuration.currentValueLabel
    }
    .frame(width: 58, height: 58)
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

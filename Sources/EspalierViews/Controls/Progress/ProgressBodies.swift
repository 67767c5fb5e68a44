// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierLayout
import Foundation

/// The label, a line that fills, and what it stands at.
struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      if let fraction = configuration.fractionCompleted {
        ProgressLine(start: 0, end: fraction)
      } else {
        ClockReader { time, _ in
          // Each 1.6 seconds a stretch of the line runs from end to end.
          (time.truncatingRemainder(dividingBy: 1.6) / 1.6, true)
        } content: {
          ProgressLine(start: max($0 * 1.4 - 0.4, 0), end: min($0 * 1.4, 1))
        }
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
    .tint(tint)
  }
}

/// A line that is filled from one part of its length to another.
private struct ProgressLine: View {
  let start: Double
  let end: Double
  @Environment(\.controlSize) private var size

  init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  var body: some View {
    let height = 6 * size.factor
    GeometryReader { proxy in
      Capsule().fill(.tint)
        .frame(width: max(proxy.size.width * (end - start), end > start ? height : 0))
        .offset(x: proxy.size.width * start)
    }
    .background { Capsule().fill(Color.systemFill) }
    .clipShape(Capsule())
    .frame(minHeight: height, maxHeight: height)
  }
}

/// A ring that fills, or a wheel that turns; the label below.
struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.controlSize) private var size

  init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
    self.configuration = configuration
    self.tint = tint
  }

  var body: some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        ProgressRing(fraction: fraction).frame(width: 32 * size.factor, height: 32 * size.factor)
      } else {
        ClockReader { time, _ in
          (Int((time * 10).rounded(.down)) % Spokes.count, true)
        } content: { step in
          Spokes(step: step, isTinted: tint != nil)
        }
        .frame(width: 20 * size.factor, height: 20 * size.factor)
      }
      configuration.label.foregroundStyle(Color.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
    .tint(tint)
  }
}

private struct ProgressRing: View {
  let fraction: Double

  var body: some View {
    Circle().strokeBorder(Color.systemFill, lineWidth: 4)
      .overlay {
        Circle().inset(by: 2).trim(from: 0, to: fraction)
          .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
  }
}

/// Spokes that fade one after the other.
private struct Spokes: View {
  static let count = 8
  /// The darkest one.
  let step: Int
  let isTinted: Bool

  var body: some View {
    ZStack {
      ForEach(0..<Self.count, id: \.self) { index in
        let age = (step - index + Self.count) % Self.count
        Spoke(turn: Double(index) / Double(Self.count))
          .fill(isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
          .opacity(1 - 0.8 * Double(age) / Double(Self.count - 1))
      }
    }
  }
}

private struct Spoke: Shape {
  /// Of a whole turn.
  let turn: Double

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let width = radius * 0.22
    let spoke = CGRect(x: -width / 2, y: -radius, width: width, height: radius * 0.52)
    let matrix = CGAffineTransform(rotationAngle: 2 * .pi * turn)
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    return Path(roundedRect: spoke, cornerRadius: width / 2).applying(matrix)
  }
}

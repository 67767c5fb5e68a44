// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierLayout
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The label, a line that fills, and the current value in words.
struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.design) private var design

  init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
    self.configuration = configuration
    self.tint = tint
  }

  var body: some View {
    BesideOrBelow(label: configuration.label, gap: design.progress.gap) {
      if let fraction = configuration.fractionCompleted {
        ProgressLine(start: 0, end: fraction)
      } else {
        ClockReader { time, _ in
          // A segment of the line moves from end to end.
          (time.truncatingRemainder(dividingBy: design.motion.progress) / design.motion.progress, true)
        } content: {
          ProgressLine(start: max($0 * 1.4 - 0.4, 0), end: min($0 * 1.4, 1))
        }
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
    .modifier(BesideCapitals(isForControl: true))
    .tint(tint)
  }
}

/// A line that is filled from one relative position to another.
private struct ProgressLine: View {
  let start: Double
  let end: Double
  @Environment(\.controlSizeInContainer) private var size
  @Environment(\.design) private var design

  init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  var body: some View {
    let height = design.progress.line * design.button.factor[size]
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
  @Environment(\.controlSizeInContainer) private var size
  @Environment(\.automaticStyles) private var styles
  @Environment(\.alignsLabels) private var alignsLabels
  @Environment(\.design) private var design

  init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
    self.configuration = configuration
    self.tint = tint
  }

  var body: some View {
    Group {
      if let label = configuration.label, alignsLabels || styles.progress == .beside {
        LabeledRow {
          VStack(spacing: design.progress.gap) {
            ring
            currentValue
          }
        } label: {
          label
        }
      } else {
        VStack(spacing: design.progress.gap) {
          ring
          configuration.label.foregroundStyle(Color.secondary)
          currentValue
        }
      }
    }
    .modifier(BesideCapitals(isForControl: true))
    .tint(tint)
  }

  private var currentValue: some View {
    configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
  }

  private var ring: some View {
    let factor = design.button.factor[size]
    return Group {
      if let fraction = configuration.fractionCompleted {
        ProgressRing(fraction: fraction).frame(
          width: design.progress.ring * factor, height: design.progress.ring * factor)
      } else {
        ClockReader { time, _ in
          (Int(clamping: (time / design.motion.spoke).rounded(.down)) % Spokes.count, true)
        } content: { step in
          Spokes(step: step, isTinted: tint != nil)
        }
        .frame(width: design.progress.spinner * factor, height: design.progress.spinner * factor)
      }
    }
  }
}

private struct ProgressRing: View {
  let fraction: Double
  @Environment(\.design) private var design

  init(fraction: Double) { self.fraction = fraction }

  var body: some View {
    let line = design.progress.ringLine
    Circle().strokeBorder(Color.systemFill, lineWidth: line)
      .overlay {
        Circle().inset(by: line / 2).trim(from: 0, to: fraction)
          .stroke(.tint, style: StrokeStyle(lineWidth: line, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      // From the top, clockwise, in both reading directions.
      .environment(\.layoutDirection, .leftToRight)
  }
}

/// Spokes that fade one after the other.
private struct Spokes: View {
  static let count = 8
  /// The index of the darkest spoke.
  let step: Int
  let isTinted: Bool
  @Environment(\.design) private var design

  init(step: Int, isTinted: Bool) {
    self.step = step
    self.isTinted = isTinted
  }

  var body: some View {
    ZStack {
      ForEach(0..<Self.count, id: \.self) { index in
        let age = (step - index + Self.count) % Self.count
        Spoke(turn: Double(index) / Double(Self.count))
          .fill(isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
          .opacity(1 - design.progress.fading * Double(age) / Double(Self.count - 1))
      }
    }
  }
}

private struct Spoke: Shape {
  /// The angle as a fraction of a whole turn.
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

// SPDX-License-Identifier: MIT

import SwiftUI

/// A diagram of preference values: writers left, the reader right, a line from each to the value that contains its own.
///
/// The lines are drawn by the shown feature: each box writes its bounds as an anchor, and the lines read all of them.
struct FlowDiagram: View {
  let root: FlowNode
  /// The path of the value that is used.
  let chosen: Set<[Int]>

  var body: some View {
    FlowBranch(node: root, chosen: chosen)
      .backgroundPreferenceValue(FlowBoxBounds.self) { boxes in
        GeometryReader { geometry in
          let frames = boxes.mapValues { geometry[$0] }
          lines(frames, chosen: false).stroke(Color.gray.opacity(0.4), lineWidth: 1)
          lines(frames, chosen: true).stroke(Color.green, lineWidth: 2.5)
        }
      }
  }

  private func lines(_ frames: [[Int]: CGRect], chosen isChosen: Bool) -> Path {
    Path { path in
      for (id, frame) in frames where !id.isEmpty && chosen.contains(id) == isChosen {
        guard let target = frames[id.dropLast()] else { continue }
        let (start, end) = (CGPoint(x: frame.maxX, y: frame.midY), CGPoint(x: target.minX, y: target.midY))
        let middle = (start.x + end.x) / 2
        path.move(to: start)
        path.addCurve(to: end, control1: CGPoint(x: middle, y: start.y), control2: CGPoint(x: middle, y: end.y))
      }
    }
  }
}

private struct FlowBoxBounds: PreferenceKey {
  static var defaultValue: [[Int]: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [[Int]: Anchor<CGRect>], nextValue: () -> [[Int]: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct FlowBranch: View {
  let node: FlowNode
  let chosen: Set<[Int]>

  var body: some View {
    HStack(spacing: 36) {
      if !node.parts.isEmpty {
        VStack(alignment: .trailing, spacing: node.id.isEmpty || node.id.count == 1 ? 14 : 6) {
          ForEach(node.parts) { FlowBranch(node: $0, chosen: chosen) }
        }
      }
      FlowBox(node: node, isChosen: chosen.contains(node.id))
        .anchorPreference(key: FlowBoxBounds.self, value: .bounds) { [node.id: $0] }
    }
  }
}

private struct FlowBox: View {
  let node: FlowNode
  let isChosen: Bool

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 7)
    Group {
      if node.parts.isEmpty {
        HStack(spacing: 8) {
          Text(node.title).frame(width: 72, alignment: .leading)
          Text(node.detail).foregroundStyle(.secondary).monospacedDigit()
        }
        .frame(width: 190, alignment: .leading)
      } else {
        VStack(alignment: .leading, spacing: 3) {
          Text(node.title).fontWeight(.medium)
          Text(node.detail).foregroundStyle(.secondary).monospacedDigit()
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(width: node.id.isEmpty ? 174 : 68, alignment: .leading)
      }
    }
    .font(.system(size: 12))
    .padding(.horizontal, 9)
    .padding(.vertical, 4.5)
    .background(isChosen ? Color.green.opacity(0.12) : Color.white, in: shape)
    .overlay(shape.stroke(isChosen ? Color.green : Color.gray.opacity(0.35), lineWidth: isChosen ? 2 : 1))
  }
}

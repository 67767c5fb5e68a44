import CoreGeometry
import Drawing
import Foundation
import SwiftUI
import ViewTesting

import ViewCore

/// Everything that a host shows and says, as lines of text: two hosts with the same lines cannot be told apart.
@MainActor
struct HostSnapshot {
  private(set) var lines: [String] = []

  init<Root>(_ host: ViewHost<Root>) {
    host.refresh()
    add("display", host.displayList)
    for node in host.preference(AccessibilityKey.self).nodes { add("accessibility", node) }
    lines.append("names \(host.preference(RandomNames.self))")
    for anchor in host.preference(AnchoredRects.self) {
      lines.append("anchor \(text(anchor.converted(by: .identity)))")
    }
    if let root = host.graph.rootOutputs.preferences { addFrames(root) }
    for proposal in [ProposedViewSize.unspecified, .zero, .init(width: 70, height: nil), .infinity] {
      lines.append("size \(host.sizeThatFits(proposal))")
    }
  }

  private mutating func add(_ prefix: String, _ list: DisplayList) {
    for item in list.items {
      switch item.content {
      case .fill(let path, let rule, let paint, let bounds):
        lines.append("\(prefix) fill \(path) \(rule) \(paint) \(text(bounds))")
      case .stroke(let path, let style, let paint, let bounds):
        lines.append("\(prefix) stroke \(path) \(style) \(paint) \(text(bounds))")
      case .text(let drawn, let frame, let color):
        lines.append("\(prefix) text '\(drawn.string)' \(drawn.size) \(text(frame)) \(color)")
      case .paintedText(let drawn, let frame, let paint, let palette, _):
        lines.append("\(prefix) text '\(drawn.string)' \(drawn.size) \(text(frame)) \(paint) \(palette)")
      case .image(let image, let frame, let drawing):
        lines.append("\(prefix) image '\(image.name)' \(text(frame)) \(drawing)")
      case .group(let list): add(prefix, list)
      case .effect(let effect, let list):
        lines.append("\(prefix) effect \(effect)")
        add(prefix + " ·", list)
      }
    }
  }

  private mutating func add(_ prefix: String, _ node: AccessibilityNode) {
    lines.append("\(prefix) \(node.role) \(node.identifier ?? "") '\(node.text ?? "")' \(text(node.frame))")
    for child in node.children { add(prefix + " ·", child) }
  }

  /// The frames of all views of a known type.
  private mutating func addFrames(_ node: PreferenceNode) {
    if let mark = node as? MarkNode {
      lines.append("frame \(text(mark.frame.peek().rect)) of \(String("\(mark.viewType)".prefix(20)))")
    }
    for child in node.children { addFrames(child) }
  }

  private func text(_ rect: CGRect) -> String {
    String(
      format: "(%.3f %.3f %.3f × %.3f)", Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }

  /// What the other one says differently, for messages.
  func differences(from other: HostSnapshot) -> String {
    lines.difference(from: other.lines).prefix(12).map {
      switch $0 {
      case .insert(_, let line, _): "  incremental: \(line)"
      case .remove(_, let line, _): "  from scratch: \(line)"
      }
    }
    .joined(separator: "\n")
  }
}

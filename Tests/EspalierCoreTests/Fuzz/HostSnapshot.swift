// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import Foundation
import SwiftUI
import ViewTesting

/// Everything that a host shows and announces, as lines of text: two hosts with the same lines cannot be distinguished.
@MainActor
struct HostSnapshot {
  private(set) var lines: [String] = []

  init<Root>(_ host: ViewHost<Root>) {
    host.refresh()
    host.graph.checkLayout()
    add("display", host.displayList)
    for node in host.preference(AccessibilityKey.self).nodes { add("accessibility", node) }
    lines.append("names \(host.preference(RandomNames.self))")
    for anchor in host.preference(AnchoredRects.self) {
      lines.append("anchor \(text(anchor.converted(by: .identity)))")
    }
    if let root = host.graph.root.outputs.preferences { addFrames(root) }
    for proposal in [ProposedViewSize.unspecified, .zero, .init(width: 70, height: nil), .infinity] {
      lines.append("size \(host.sizeThatFits(proposal))")
    }
  }

  /// Adds the drawn items and their places. Whether something was moved by its frame or by an effect cannot be seen, so it
  /// is not written apart: translations are carried down to what they move.
  private mutating func add(_ prefix: String, _ list: DisplayList, movedBy offset: CGPoint = .zero) {
    func moved(_ rect: CGRect) -> String { text(rect.offsetBy(dx: offset.x, dy: offset.y)) }
    for item in list.items {
      switch item.content {
      case .fill(let path, let rule, let paint, let bounds):
        lines.append("\(prefix) fill \(text(path, offset)) \(rule) \(paint) \(moved(bounds))")
      case .stroke(let path, let style, let paint, let bounds):
        lines.append("\(prefix) stroke \(text(path, offset)) \(style) \(paint) \(moved(bounds))")
      case .text(let drawn, let frame, let color):
        lines.append("\(prefix) text '\(drawn.string)' \(drawn.size) \(moved(frame)) \(color)")
      case .paintedText(let drawn, let frame, let paint, let palette, _):
        lines.append("\(prefix) text '\(drawn.string)' \(drawn.size) \(moved(frame)) \(paint) \(palette)")
      case .image(let image, let frame, let drawing):
        lines.append("\(prefix) image '\(image.name)' \(moved(frame)) \(drawing)")
      case .foreign(let foreign, let frame): lines.append("\(prefix) foreign '\(foreign.name)' \(moved(frame))")
      case .group(let list): add(prefix, list, movedBy: offset)
      case .effect(.transform(let matrix), let list) where matrix.isTranslation:
        add(prefix, list, movedBy: CGPoint(x: offset.x + matrix.tx, y: offset.y + matrix.ty))
      case .effect(.clip(let path, let rule), let list):
        lines.append("\(prefix) clip \(text(path, offset)) \(rule)")
        add(prefix + " ·", list, movedBy: offset)
      case .effect(.opacity(let opacity), let list):
        lines.append("\(prefix) opacity \(opacity)")
        add(prefix + " ·", list, movedBy: offset)
      case .effect(let effect, let list):
        lines.append("\(prefix) effect \(effect) moved by \(text(CGRect(origin: offset, size: .zero)))")
        add(prefix + " ·", list)
      }
    }
  }

  private func text(_ path: Path, _ offset: CGPoint) -> String {
    var words: [String] = []
    func add(_ point: CGPoint) {
      words.append("\(Int(((point.x + offset.x) * 1000).rounded())) \(Int(((point.y + offset.y) * 1000).rounded()))")
    }
    path.forEach { element in
      switch element {
      case .move(let to): add(to); words.append("m")
      case .line(let to): add(to); words.append("l")
      case .quadCurve(let to, let control): add(control); add(to); words.append("q")
      case .curve(let to, let control1, let control2): add(control1); add(control2); add(to); words.append("c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
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

  /// The differences from the other one, for messages.
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

extension CGAffineTransform {
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

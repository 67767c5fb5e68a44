// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// One line of a dump, and the lines below it. Every tree of the engine is dumped in this one form, for failure messages,
/// goldens and the inspector.
///
/// As text: `name detail (x, y, width × height) = value`, children indented by two spaces.
package struct DumpNode: Equatable, Sendable {
  /// The kind of the node: `VStack`, `writes`, `fill`.
  package var name: String
  /// The node among those of its kind: the text of a text, the view that a writer belongs to.
  package var detail: String?
  /// The frame in points, in the host's coordinates.
  package var frame: CGRect?
  package var value: String?
  package var children: [DumpNode]

  package init(
    _ name: String, detail: String? = nil, frame: CGRect? = nil, value: String? = nil, children: [DumpNode] = []
  ) {
    self.name = name
    self.detail = detail
    self.frame = frame
    self.value = value
    self.children = children
  }

  /// The line of this node alone.
  package var line: String {
    var line = name
    if let detail { line += " " + detail }
    if let frame { line += " " + describeForDump(frame) }
    if let value { line += " = " + value }
    return line
  }
}

extension [DumpNode] {
  /// The trees as indented text, without a line end at the end. O(nodes).
  package var text: String {
    var lines: [String] = []
    func visit(_ node: DumpNode, _ indentation: String) {
      lines.append(indentation + node.line)
      for child in node.children { visit(child, indentation + "  ") }
    }
    for node in self { visit(node, "") }
    return lines.joined(separator: "\n")
  }
}

extension DumpNode: Encodable {
  private enum CodingKeys: String, CodingKey { case name, detail, frame, value, children }

  private struct Frame: Encodable {
    let x, y, width, height: Double
  }

  /// Missing properties are left out; lengths are not rounded.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(detail, forKey: .detail)
    try container.encodeIfPresent(
      frame.map { Frame(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) }, forKey: .frame)
    try container.encodeIfPresent(value, forKey: .value)
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}

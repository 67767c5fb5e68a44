// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

// Reads: a display list.
// Produces: its items back to front; paths by their kind and rectangle, colours as #RRGGBBAA.
// Costs: O(items).

extension DisplayList {
  package var tree: [DumpNode] { items.map(\.tree) }
}

extension DisplayItem {
  fileprivate var tree: DumpNode {
    switch content {
    case .fill(let path, let rule, let paint, _):
      let detail = path.kind + (rule == .evenOdd ? " even-odd" : "")
      return DumpNode("fill", detail: detail, frame: path.box, value: paint.dumpDescription)
    case .stroke(let path, let style, let paint, _):
      return DumpNode(
        "stroke", detail: "\(path.kind) \(style.dumpDescription)", frame: path.box, value: paint.dumpDescription)
    case .text(let text, let frame, let color):
      return DumpNode("text", detail: describeForDump(text.string), frame: frame, value: color.dumpDescription)
    case .paintedText(let text, let frame, let paint, let palette, _):
      let paints = ([paint] + palette).map(\.dumpDescription).joined(separator: ", ")
      return DumpNode("text", detail: describeForDump(text.string), frame: frame, value: paints)
    case .image(let image, let frame, let drawing):
      let paints = drawing.paints.map(\.dumpDescription).joined(separator: ", ")
      return DumpNode(
        "image", detail: describeForDump(image.name), frame: frame, value: paints.isEmpty ? nil : paints)
    case .foreign(let foreign, let frame):
      return DumpNode("foreign", detail: describeForDump(foreign.name), frame: frame)
    case .group(let list): return DumpNode("group", children: list.tree)
    case .effect(.transform(let matrix), let list):
      return DumpNode(matrix.dumpDescription, children: list.tree)
    case .effect(.projection(let matrix), let list):
      return DumpNode("project", detail: matrix.dumpDescription, children: list.tree)
    case .effect(.mask(let mask, let isInverse), let list):
      let by = DumpNode(isInverse ? "by what this leaves out" : "by", children: mask.tree)
      return DumpNode("mask", children: list.tree + [by])
    case .effect(.isolate, let list): return DumpNode("picture of its own", children: list.tree)
    case .effect(.blend(let operation), let list):
      return DumpNode("blend", detail: "\(operation)", children: list.tree)
    case .effect(.filter(let filter), let list):
      return DumpNode(filter.dumpName, detail: filter.dumpDescription, children: list.tree)
    case .effect(.opacity(let opacity), let list):
      return DumpNode("opacity", detail: describeForDump(opacity), children: list.tree)
    case .effect(.clip(let path, let rule), let list):
      let detail = path.kind + (rule == .evenOdd ? " even-odd" : "")
      return DumpNode("clip", detail: detail, frame: path.box, children: list.tree)
    }
  }
}

extension Path {
  /// The kind of the path, without its numbers.
  fileprivate var kind: String {
    switch storage {
    case .empty: "nothing"
    case .rect: "rectangle"
    case .roundedRect(_, let corner, _): "rectangle, corners \(length(corner.width))"
    case .ellipse: "ellipse"
    case .elements(let elements): "path of \(elements.count) steps"
    }
  }

  fileprivate var box: CGRect? { isEmpty ? nil : boundingRect }
}

extension StrokeStyle {
  fileprivate var dumpDescription: String {
    "width \(length(lineWidth))" + (dash.isEmpty ? "" : " dash \(describeForDump(dash))")
  }
}

extension ResolvedColor {
  /// `#RRGGBBAA`.
  package var dumpDescription: String {
    let channels = [red, green, blue, opacity].map {
      Int(clamping: (min(max($0.isNaN ? 0 : $0, 0), 1) * 255).rounded())
    }
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension Paint {
  fileprivate var dumpDescription: String {
    switch self {
    case .color(let color): color.dumpDescription
    case .linearGradient(let gradient, _, _): "linear " + gradient.dumpDescription
    case .radialGradient(let gradient, _, _, _): "radial " + gradient.dumpDescription
    case .angularGradient(let gradient, _, _, _): "angular " + gradient.dumpDescription
    case .ellipticalGradient(let gradient, _, _, _): "elliptical " + gradient.dumpDescription
    case .meshGradient(let mesh):
      "mesh \(mesh.width) × \(mesh.height) " + mesh.vertices.map(\.color.dumpDescription).joined(separator: " ")
    case .material(let material):
      "material \(material.tint.multiplyingOpacity(by: material.opacity).dumpDescription)"
    case .image(let pattern): "image " + describeForDump(pattern.image.name)
    }
  }
}

extension ResolvedGradient {
  fileprivate var dumpDescription: String {
    stops.map { "\($0.color.dumpDescription) at \(describeForDump($0.location))" }.joined(separator: ", ")
  }
}

extension DisplayFilter {
  fileprivate var dumpName: String {
    switch self {
    case .blur: "blur"
    case .shadow(let shadow): shadow.kind == .inner ? "inner shadow" : "shadow"
    case .colors: "colours"
    case .luminanceToAlpha: "luminance to alpha"
    case .alphaThreshold: "alpha threshold"
    }
  }

  fileprivate var dumpDescription: String? {
    switch self {
    case .blur(let radius, let isOpaque): return "radius \(length(radius))" + (isOpaque ? " opaque" : "")
    case .shadow(let shadow):
      let (x, y) = (shadow.offset.width, shadow.offset.height)
      return "\(shadow.color.dumpDescription) radius \(length(shadow.radius)) at (\(length(x)), \(length(y)))"
    case .colors(let m):
      let rows = [
        [m.r1, m.r2, m.r3, m.r4, m.r5], [m.g1, m.g2, m.g3, m.g4, m.g5], [m.b1, m.b2, m.b3, m.b4, m.b5],
        [m.a1, m.a2, m.a3, m.a4, m.a5],
      ]
      return rows.map { $0.map { length(CGFloat($0)) }.joined(separator: " ") }.joined(separator: ", ")
    case .luminanceToAlpha: return nil
    case .alphaThreshold(let min, let max, let color):
      return "\(length(min))…\(length(max)) \(color.dumpDescription)"
    }
  }
}

extension ProjectionTransform {
  fileprivate var dumpDescription: String {
    [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
      .map { "[" + $0.map { describeForDump($0) }.joined(separator: ", ") + "]" }.joined(separator: " ")
  }
}

extension CGAffineTransform {
  fileprivate var dumpDescription: String {
    if a == 1, b == 0, c == 0, d == 1 { return "move (\(length(tx)), \(length(ty)))" }
    let numbers = [a, b, c, d].map { describeForDump($0) }
    return "map [\(numbers.joined(separator: ", "))] (\(length(tx)), \(length(ty)))"
  }
}

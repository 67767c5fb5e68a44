// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The elements of a plain SVG file, with the properties that determine the cost of each.
struct VectorTree {
  typealias Unusual = MarkupReader.Unusual

  struct Element {
    var children: [Int] = []
    var classes: [Substring] = []
    /// Segments of paths; a curve counts as two.
    var weight = 0.0
    var characters = 0
    /// The factor by which the content is enlarged.
    var scale = 1.0
    /// The elements that `use`, or a gradient, refers to.
    var uses: [String] = []
    var look = VectorLook()
  }

  private(set) var elements: [Element] = []
  /// The elements that have an identifier.
  private(set) var identifiers: [String: Int] = [:]
  private var sheet = VectorSheet()
  private var stops = 0
  /// The greatest number of stops of all gradients: each path may use each.
  private static let mostStops = 1000

  private static let names: Set<String> = [
    "svg", "g", "a", "switch", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline",
    "polygon",
    "linearGradient", "radialGradient", "stop", "clipPath", "mask", "title", "desc", "metadata", "style", "text",
    "tspan",
  ]
  /// Elements whose text is not drawn.
  private static let silent: Set<String> = ["title", "desc", "metadata"]
  /// The weight of shapes that are not paths: corners and circles are curves.
  private static let weights: [String: Double] = ["rect": 12, "circle": 8, "ellipse": 8, "line": 1]

  init(_ bytes: [UInt8]) throws(Unusual) {
    var reader = MarkupReader(bytes)
    var path: [(index: Int, name: String)] = []
    while let mark = try reader.next() {
      switch mark {
      case .start(let name, let attributes, let isEmpty):
        guard path.count < VectorProfile.mostDepth else {
          throw Unusual("elements nested more than \(VectorProfile.mostDepth) levels deep")
        }
        guard elements.count < VectorProfile.mostElements else {
          throw Unusual("more than \(VectorProfile.mostElements) elements")
        }
        // Elements of drawing programs, which have a prefix, are not drawn.
        guard Self.names.contains(name) && (name == "svg") == path.isEmpty || name.contains(":") && !path.isEmpty else {
          throw Unusual("the element \(name)")
        }
        let index = elements.count
        elements.append(try element(name, attributes))
        if let parent = path.last { elements[parent.index].children.append(index) }
        if !isEmpty { path.append((index, name)) }
      case .end: path.removeLast()
      case .text(let text):
        guard let parent = path.last else { continue }
        if parent.name == "style" {
          try sheet.read(String(decoding: text, as: UTF8.self))
        } else if !Self.silent.contains(parent.name) {
          let count = text.count { !$0.isSpace }
          elements[parent.index].characters += count
          if count > VectorProfile.mostCharacters {
            throw Unusual("a text of more than \(VectorProfile.mostCharacters) bytes")
          }
        }
      }
    }
  }

  private mutating func element(_ name: String, _ attributes: [(String, String)]) throws(Unusual) -> Element {
    var element = Element()
    element.weight = Self.weights[name] ?? 0
    if name == "stop" {
      stops += 1
      if stops > Self.mostStops { throw Unusual("gradients of more than \(Self.mostStops) colours") }
    }
    for (key, value) in attributes {
      switch key {
      case "id", "xml:id":
        // Readers differ in the element to which a repeated identifier refers.
        guard identifiers.updateValue(elements.count, forKey: value) == nil else {
          throw Unusual("an identifier twice")
        }
      case "class":
        element.classes = value.split(whereSeparator: \.isWhitespace)
        guard element.classes.count <= 64 else { throw Unusual("an element of more than 64 classes") }
      case "xmlns": if value != Self.namespace { throw Unusual("another namespace") }
      case _ where key.hasPrefix("xmlns:"):
        if value == Self.namespace || value.contains("XInclude") { throw Unusual("another namespace") }
      case "href", "xlink:href":
        if name == "a" { continue }
        guard value.first == "#" else { throw Unusual("a reference to what is not in the file") }
        element.uses.append(String(value.dropFirst()))
      case "d", "points": element.weight += try VectorNumbers.weight(ofPath: value)
      case "transform", "gradientTransform": element.scale *= try VectorNumbers.scale(ofTransform: value)
      // The view box of the first element is fitted into the drawn area.
      case "viewBox" where !elements.isEmpty: element.scale *= try VectorNumbers.scale(ofBox: value)
      case "style":
        for (property, value) in try VectorSheet.declarations(value) { try element.look.add(property, value) }
      case _ where key.contains(":"): break
      default:
        try VectorNumbers.check(value)
        try element.look.add(key, value)
      }
    }
    return element
  }

  static let namespace = "http://www.w3.org/2000/svg"

  /// The properties of an element and of the rules of the style sheet that may apply to it.
  func look(of element: Element) throws(Unusual) -> VectorLook {
    try sheet.look(classes: element.classes).merged(element.look)
  }
}

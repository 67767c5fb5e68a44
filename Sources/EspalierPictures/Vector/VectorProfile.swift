// SPDX-License-Identifier: MIT

import Foundation

/// The cost of drawing an SVG file, for files that are plain enough to estimate it: shapes, gradients, clips, masks and
/// short texts with numbers of usual size. Such a file is drawn in this process; any other one, and one that costs
/// much, by `VectorWorker`.
///
/// The bounds are those within which librsvg 2.54 was measured; `VectorCostTests` and a fuzzer verify them.
struct VectorProfile {
  /// The nanoseconds of a drawing of any size, at most.
  private(set) var fixed = 0.0
  /// Nanoseconds per pixel of the longer side: edges cross lines of pixels.
  private(set) var perSide = 0.0
  /// Nanoseconds per pixel of the area.
  private(set) var perPixel = 0.0

  static let mostBytes = 1 << 20
  static let mostElements = 5000
  static let mostDepth = 64
  static let mostCharacters = 4000
  /// The greatest number of nanoseconds, independent of the size, that a plain file may cost.
  static let mostFixed = 1e9

  func seconds(width: Double, height: Double) -> Double {
    (fixed + perSide * max(width, height) + perPixel * width * height) / 1e9
  }

  /// - Throws: The property that is not plain. O(bytes, and elements after `use`).
  init(_ data: Data) throws(MarkupReader.Unusual) {
    guard data.count <= Self.mostBytes else { throw .init("more than \(Self.mostBytes >> 20) MB") }
    let bytes = [UInt8](data)
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { throw .init("another encoding") }
    let tree = try VectorTree(bytes)
    try add(0, of: tree, depth: 0, scale: 1)
  }

  private var drawn = 0

  /// Visits the elements in the order of drawing: an element that others use is drawn at each use.
  private mutating func add(
    _ index: Int, of tree: VectorTree, depth: Int, scale: Double
  ) throws(MarkupReader.Unusual) {
    drawn += 1
    guard drawn <= Self.mostElements else { throw .init("more than \(Self.mostElements) elements") }
    // This limit also ends the recursion of an element that uses itself.
    guard depth <= Self.mostDepth else { throw .init("elements nested more than \(Self.mostDepth) levels deep") }
    let element = tree.elements[index]
    let scale = scale * element.scale
    guard scale <= 4096 else { throw .init("an enlargement of more than 4096 times") }
    let weight = element.weight
    // Librsvg requests the outline of each path from cairo: each segment may cross each other one.
    fixed += 2000 + 70 * weight * weight + 40_000 * Double(element.characters)
    perSide += 100 * (weight + 3 * Double(element.characters))
    perPixel += 1
    let look = try tree.look(of: element)
    if look.isLayer { perPixel += 3 }
    guard fixed <= Self.mostFixed else { throw .init("paths of too many segments") }
    for (reference, cost) in look.references.map({ ($0, 15.0) }) + element.uses.map({ ($0, 0) }) {
      guard let target = tree.identifiers[reference] else { continue }
      perPixel += cost
      try add(target, of: tree, depth: depth + 1, scale: scale)
    }
    for child in element.children { try add(child, of: tree, depth: depth + 1, scale: scale) }
  }
}

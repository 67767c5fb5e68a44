// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The size and weight of a symbol beside text.
package struct SymbolStyle: Hashable, Sendable {
  /// The size in points: the font's size times the image scale.
  package var size: CGFloat
  /// The weight, 100…900, as of a font.
  package var weight: Int

  package init(size: CGFloat, weight: Int) {
    self.size = size.isFinite ? min(max(size, 0.1), 4096) : 17
    self.weight = weight
  }

  /// The line width in units of the grid.
  var lineWidth: CGFloat {
    let widths: [CGFloat] = [0.6, 0.85, 1.25, 1.75, 2.05, 2.35, 2.65, 3.1, 3.5]
    let position = min(max((CGFloat(weight) - 100) / 100, 0), 8)
    let low = Int(clamping: position)
    return widths[low] + (widths[min(low + 1, 8)] - widths[low]) * (position - CGFloat(low))
  }
}

/// Symbols by the names that SF Symbols has for them.
package final class SymbolLibrary: @unchecked Sendable {
  package static let shared = SymbolLibrary()

  private struct Request: Hashable {
    let name: String
    let style: SymbolStyle
    let value: Double?
  }

  private let lock = NSLock()
  private var symbols: [String: Symbol?] = [:]
  private var pictures: [Request: SymbolPicture] = [:]
  private static let mostPictures = 2000

  /// The picture of a symbol. O(1) for a request made before.
  /// - Parameter value: 0…1, the part of a variable symbol that is lit; nil lights all.
  package func picture(named name: String, style: SymbolStyle, value: Double? = nil) -> SymbolPicture {
    let request = Request(name: name, style: style, value: value.map { $0.isNaN ? 0 : min(max($0, 0), 1) })
    return lock.withLock {
      if let known = pictures[request] { return known }
      let found = symbol(name)
      let made = SymbolPicture(
        found ?? SymbolTable.placeholder, name: name, style: style, value: request.value, isPlaceholder: found == nil)
      if pictures.count >= Self.mostPictures { pictures.removeAll(keepingCapacity: true) }
      pictures[request] = made
      return made
    }
  }

  /// Whether a symbol has that name.
  package func contains(_ name: String) -> Bool { lock.withLock { symbol(name) != nil } }

  /// The names with drawings of their own; the ends `fill`, `circle`, `slash`, `badge` … can be appended to them.
  package static var drawnNames: [String] {
    (Array(SymbolTable.drawings.keys) + SymbolTable.turned.keys + SymbolTable.mirrored.keys + SymbolTable.aliases.keys)
      .sorted()
  }

  private func symbol(_ name: String) -> Symbol? {
    if let known = symbols[name] { return known }
    let found = SymbolComposition.symbol(named: name)
    // The names are the program's own, but a program may generate new ones without end.
    if symbols.count >= Self.mostPictures { symbols.removeAll(keepingCapacity: true) }
    symbols[name] = found
    return found
  }
}

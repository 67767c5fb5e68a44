// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierNumbers
import EspalierText
import Foundation

/// A font in an archive: its typeface, size, weight and slant. Archives of an Apple system are not read.
package enum FontArchive {
  private static let designs: [(name: String, design: Font.Design)] = [
    ("default", .default), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
  ]

  package static func write(_ font: Font, to coder: NSCoder) {
    let resolved = _PlatformFont(font).resolved
    switch resolved.family {
    case .custom(let name): coder.encode(name as NSString, forKey: "name")
    case .system(let design): coder.encode("\(design)" as NSString, forKey: "design")
    }
    coder.encode(Double(resolved.size), forKey: "size")
    coder.encode(Int64(resolved.weight), forKey: "weight")
    coder.encode(resolved.italic, forKey: "italic")
  }

  /// Nil for an archive without a font.
  package static func read(from coder: NSCoder) -> Font? {
    guard coder.containsValue(forKey: "size") else { return nil }
    let size = CGFloat(coder.decodeDouble(forKey: "size"))
    guard size > 0, size.isFinite else { return nil }
    // A coder of keyed archives fails at a key that is absent.
    func text(_ key: String) -> String? {
      guard coder.containsValue(forKey: key) else { return nil }
      return coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
    }
    let design = designs.first { $0.name == text("design") }?.design ?? .default
    let base: Font = text("name").map { .custom($0, fixedSize: size) } ?? .system(size: size, design: design)
    return base.with {
      $0.weight = Font.Weight(value: Int(clamping: coder.decodeInt64(forKey: "weight")))
      $0.isItalic = coder.decodeBool(forKey: "italic")
    }
  }
}

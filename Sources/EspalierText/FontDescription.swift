// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A font, described as a value. The library finds the nearest one that is installed.
package struct FontDescription: Hashable, Sendable {
  package enum Design: UInt8, Hashable, Sendable { case `default`, serif, rounded, monospaced }

  package enum Family: Hashable, Sendable {
    case system(design: Design)
    case custom(String)

    package static let system = Family.system(design: .default)
  }

  /// The height of a line, relative to the font's own.
  package enum Leading: Int8, Hashable, Sendable { case tight = -1, standard, loose }

  package enum Width: Int8, Hashable, Sendable { case compressed = -2, condensed, standard, expanded }

  package var family: Family
  /// The size of the em square in points.
  package var size: CGFloat
  private var storedWeight: Int16
  package var italic: Bool
  /// Whether all digits have the same width.
  package var monospacedDigits: Bool
  /// Whether lower-case letters are small capitals.
  package var smallCaps: Bool
  /// Whether upper-case letters are small capitals.
  package var uppercaseSmallCaps = false
  package var width: Width
  package var leading = Leading.standard
  /// The distance in points from one line of a text to the next; if nil, or less than the font's own height, that height.
  package var linePitch: CGFloat?

  /// The weight: 100 (thin) … 400 (regular) … 700 (bold) … 900 (black).
  package var weight: Int {
    get { Int(storedWeight) }
    set { storedWeight = Int16(min(max(newValue, 1), 1000)) }
  }

  package init(
    family: Family = .system, size: CGFloat = 17, weight: Int = 400, italic: Bool = false,
    monospacedDigits: Bool = false, smallCaps: Bool = false, width: Width = .standard
  ) {
    self.family = family
    self.size = size
    storedWeight = Int16(min(max(weight, 1), 1000))
    self.italic = italic
    self.monospacedDigits = monospacedDigits
    self.smallCaps = smallCaps
    self.width = width
  }

  /// The height of a line in points; nil for the font's own.
  func lineHeight(natural: CGFloat) -> CGFloat? {
    leading == .standard ? nil : natural + CGFloat(leading.rawValue) * (usableSize * 2 / 17)
  }

  /// The gap in points between two lines that are `natural` points high.
  func lineGap(natural: CGFloat) -> CGFloat {
    guard let linePitch, linePitch.isFinite else { return 0 }
    return max(linePitch - natural, 0)
  }

  /// The size that is shaped: not NaN, between 0.1 and 4096 points.
  var usableSize: Double { size.isFinite ? min(max(Double(size), 0.1), 4096) : 17 }

  /// Hashes only the members that usually differ: a cheap hash is worth more than the avoidance of rare collisions.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(size.bitPattern &+ UInt(truncatingIfNeeded: storedWeight))
  }
}

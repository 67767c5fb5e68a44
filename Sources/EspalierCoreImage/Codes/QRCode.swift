// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A QR code of bytes (ISO/IEC 18004, model 2): dark and light modules in a square.
struct QRCode: Sendable {
  /// The share of the code that can be lost: 7, 15, 25 or 30 %.
  enum Correction: Int, Sendable {
    case low, medium, quartile, high

    /// The number in the code's format.
    var bits: Int { [1, 0, 3, 2][rawValue] }

    init?(_ letter: String) {
      guard let place = ["L", "M", "Q", "H"].firstIndex(of: letter) else { return nil }
      self.init(rawValue: place)
    }
  }

  /// The number of modules in a row.
  let size: Int
  private(set) var modules: [Bool]
  /// The modules that a mask leaves.
  private var isFixed: [Bool]
  private let version: Int

  /// Whether the module in a column and a row from the top is dark.
  subscript(x: Int, y: Int) -> Bool { modules[y * size + x] }

  /// The smallest code of some bytes; nil for more than a code has space for.
  init?(_ bytes: [UInt8], correction: Correction) {
    guard
      let version = (1...40).first(where: { version in
        4 + (version < 10 ? 8 : 16) + bytes.count * 8 <= QRCapacity(version, correction).dataCodewords * 8
      })
    else { return nil }
    self.version = version
    size = version * 4 + 17
    modules = Array(repeating: false, count: size * size)
    isFixed = modules
    drawPatterns()
    let capacity = QRCapacity(version, correction)
    draw(capacity.interleaved(Self.data(bytes, version, capacity.dataCodewords)))
    let masked = (0..<8).map { mask -> QRCode in
      var code = self
      code.apply(mask)
      code.drawFormat(correction, mask)
      return code
    }
    if let best = masked.min(by: { $0.penalty < $1.penalty }) { modules = best.modules }
  }

  /// The codewords of the content: mode, length, bytes, filling.
  private static func data(_ bytes: [UInt8], _ version: Int, _ count: Int) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ length: Int) {
      for bit in stride(from: length - 1, through: 0, by: -1) { bits.append(value >> bit & 1 == 1) }
    }
    append(0b0100, 4)
    append(bytes.count, version < 10 ? 8 : 16)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, count * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var result = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var filling = [UInt8(0xEC), 0x11]
    while result.count < count {
      result.append(filling[0])
      filling.swapAt(0, 1)
    }
    return result
  }

  // MARK: - Patterns

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y * size + x] = isDark
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns() {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    let places = alignments
    let last = places.count - 1
    for (i, x) in places.enumerated() {
      for (j, y) in places.enumerated() where !((i == 0 && (j == 0 || j == last)) || (i == last && j == 0)) {
        for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    drawFormat(.low, 0)
    drawVersion()
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where 0..<size ~= x + dx && 0..<size ~= y + dy {
        let distance = max(abs(dx), abs(dy))
        fix(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  /// The centres of the small squares, in both directions.
  private var alignments: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  private mutating func drawFormat(_ correction: Correction, _ mask: Int) {
    let data = correction.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { fix(8, place, bit(place)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for place in 9..<15 { fix(14 - place, 8, bit(place)) }
    for place in 0..<8 { fix(size - 1 - place, 8, bit(place)) }
    for place in 8..<15 { fix(8, size - 15 + place, bit(place)) }
    fix(8, size - 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for place in 0..<18 {
      let (a, b) = (size - 11 + place % 3, place / 3)
      fix(a, b, bits >> place & 1 == 1)
      fix(b, a, bits >> place & 1 == 1)
    }
  }

  // MARK: - Content

  /// Writes codewords in columns of two, up and down from the right.
  private mutating func draw(_ codewords: [UInt8]) {
    var place = 0
    for column in stride(from: size - 1, through: 1, by: -2) {
      let right = column <= 6 ? column - 1 : column
      for step in 0..<size {
        let y = (right + 1) & 2 == 0 ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] && place < codewords.count * 8 {
          modules[y * size + x] = codewords[place >> 3] >> (7 - place & 7) & 1 == 1
          place += 1
        }
      }
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] {
        let isInverted =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isInverted { modules[y * size + x].toggle() }
      }
    }
  }

  /// The points by which the mask is chosen: runs, squares, patterns like a finder, and the share of dark modules.
  private var penalty: Int {
    var result = 0
    for line in 0..<size {
      result += Self.penalty((0..<size).map { self[$0, line] }) + Self.penalty((0..<size).map { self[line, $0] })
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let color = self[x, y]
        if color == self[x + 1, y], color == self[x, y + 1], color == self[x + 1, y + 1] { result += 3 }
      }
    }
    let dark = modules.count { $0 }
    let distance = abs(dark * 20 - size * size * 10)
    return result + max(0, (distance + size * size - 1) / (size * size) - 1) * 10
  }

  private static let finder = [true, false, true, true, true, false, true]

  private static func penalty(_ line: [Bool]) -> Int {
    var result = 0
    var run = 1
    for index in 1...line.count {
      if index < line.count, line[index] == line[index - 1] {
        run += 1
      } else {
        if run >= 5 { result += run - 2 }
        run = 1
      }
    }
    // The light edge around the code counts as a part of the line.
    func isLight(_ range: Range<Int>) -> Bool { range.allSatisfy { !line.indices.contains($0) || !line[$0] } }
    for start in 0...line.count - 7 where finder.indices.allSatisfy({ line[start + $0] == finder[$0] }) {
      if isLight(start - 4..<start) { result += 40 }
      if isLight(start + 7..<start + 11) { result += 40 }
    }
    return result
  }
}

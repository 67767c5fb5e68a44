// SPDX-License-Identifier: MIT

import Foundation

/// The nesting of a binary property list: a table of objects that refer to each other by number.
struct BinaryNesting {
  private let bytes: [UInt8]
  private let limit: NestingLimit
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private let table: Int

  init(_ data: Data, limit: NestingLimit) throws(NestingLimit.Refusal) {
    // The last 32 bytes describe the table: the sizes of its numbers, the number of objects, the outermost object, the
    // table's position.
    guard data.count >= 40, let count = Self.number(Array(data.suffix(24).prefix(8))[...]),
      let top = Self.number(Array(data.suffix(16).prefix(8))[...]), let table = Self.number(Array(data.suffix(8))[...])
    else { throw .malformed }
    bytes = Array(data)
    self.limit = limit
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    self.count = count
    self.top = top
    self.table = table
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, count <= bytes.count, top < count, 8...trailer ~= table,
      table + count * offsetSize <= trailer
    else { throw .malformed }
  }

  /// Visits the objects without recursion; each is measured once, however often others refer to it.
  func check() throws(NestingLimit.Refusal) {
    /// The levels below an object, and the bytes that it describes; nil while its content is measured.
    var known: [Int: (levels: Int, bytes: Int)?] = [:]
    var open: [(object: Int, content: [Int], next: Int)] = []
    func measure(_ object: Int) throws(NestingLimit.Refusal) {
      let (size, content) = try read(object)
      if content.isEmpty {
        known[object] = .some((0, size))
      } else {
        known[object] = .some(nil)
        open.append((object, content, 0))
        if open.count > limit.depth { throw .tooDeep(limit: limit.depth) }
      }
    }
    try measure(top)
    while let current = open.last {
      if current.next < current.content.count {
        open[open.count - 1].next += 1
        let child = current.content[current.next]
        guard let answer = known[child] else {
          try measure(child)
          continue
        }
        // An object that is still being measured contains itself, so its nesting has no end.
        if answer == nil { throw .tooDeep(limit: limit.depth) }
      } else {
        var (levels, bytes) = (0, 9 * current.content.count)
        for child in current.content {
          guard let answer = known[child] ?? nil else { throw .malformed }
          levels = max(levels, answer.levels)
          bytes += answer.bytes
          if bytes > limit.bytes { throw .tooLarge(limit: limit.bytes) }
        }
        if levels + 1 > limit.depth { throw .tooDeep(limit: limit.depth) }
        known[current.object] = .some((levels + 1, bytes))
        open.removeLast()
      }
    }
  }

  /// The bytes that an object describes by itself, and the objects in it.
  private func read(_ object: Int) throws(NestingLimit.Refusal) -> (size: Int, content: [Int]) {
    guard object < count, let offset = number(at: table + object * offsetSize, offsetSize), 8..<table ~= offset else {
      throw .malformed
    }
    let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 0xF))
    guard kind >= 4, kind != 8 else { return (1 << min(low, 4), []) }
    var (length, start) = (low, offset + 1)
    if low == 0xF {
      // The count follows, as an object of its own.
      guard start < table, bytes[start] >> 4 == 1, bytes[start] & 0xF <= 3 else { throw .malformed }
      let size = 1 << Int(bytes[start] & 0xF)
      guard let value = number(at: start + 1, size) else { throw .malformed }
      (length, start) = (value, start + 1 + size)
    }
    guard length <= bytes.count else { throw .malformed }
    switch kind {
    case 4, 5, 7: return (length, [])
    case 6: return (length * 2, [])
    case 0xA, 0xB, 0xC, 0xD:
      let references = kind == 0xD ? length * 2 : length
      var content: [Int] = []
      for index in 0..<references {
        guard let child = number(at: start + index * referenceSize, referenceSize) else { throw .malformed }
        content.append(child)
      }
      return (1, content)
    default: throw .malformed
    }
  }

  private func number(at place: Int, _ size: Int) -> Int? {
    place + size <= table + count * offsetSize ? Self.number(bytes[place..<place + size]) : nil
  }

  /// A number in network byte order; nil if it cannot be a size or a position.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}

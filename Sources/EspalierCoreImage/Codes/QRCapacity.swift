// SPDX-License-Identifier: MIT

/// The division of a QR code's codewords into blocks, and their correction.
struct QRCapacity {
  private let version: Int
  private let blocks: Int
  /// The correcting codewords of a block.
  private let correcting: Int

  init(_ version: Int, _ correction: QRCode.Correction) {
    self.version = version
    blocks = Self.blocks[correction.rawValue][version - 1]
    correcting = Self.correcting[correction.rawValue][version - 1]
  }

  /// The codewords of a code without its patterns.
  private var codewords: Int {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      modules -= (25 * count - 10) * count - 55
      if version >= 7 { modules -= 36 }
    }
    return modules / 8
  }

  /// The codewords of the content.
  var dataCodewords: Int { codewords - blocks * correcting }

  /// The content in blocks with their correction, one codeword of each in turn.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    let shortBlocks = blocks - codewords % blocks
    let length = codewords / blocks - correcting
    let divisor = ReedSolomon(degree: correcting)
    var start = 0
    let parts = (0..<blocks).map { block -> (data: [UInt8], correction: [UInt8]) in
      let end = start + length + (block < shortBlocks ? 0 : 1)
      defer { start = end }
      let part = Array(data[start..<end])
      return (part, divisor.remainder(of: part))
    }
    var result: [UInt8] = []
    for index in 0...length { for part in parts where index < part.data.count { result.append(part.data[index]) } }
    for index in 0..<correcting { for part in parts { result.append(part.correction[index]) } }
    return result
  }

  // The tables of the standard, for the versions 1 to 40 of each correction.
  private static let correcting: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19,
      20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35,
      37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45,
      48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54,
      57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}

/// Correcting codewords by Reed and Solomon, in the field of 256 elements with the polynomial 0x11D.
struct ReedSolomon {
  /// The polynomial by which the content is divided, without its first coefficient, 1.
  private let divisor: [UInt8]

  init(degree: Int) {
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = Self.multiply(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = Self.multiply(root, 2)
    }
    divisor = result
  }

  func remainder(of data: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= Self.multiply(divisor[index], factor) }
    }
    return result
  }

  private static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result: UInt8 = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x1D
      result ^= (b >> bit & 1) * a
    }
    return result
  }
}

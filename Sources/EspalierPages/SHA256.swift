// SPDX-License-Identifier: MIT

import Foundation

/// The hash by which a content security policy names a script (FIPS 180-4). Foundation on Linux has none.
enum SHA256 {
  /// The 32 bytes of the hash.
  static func digest(of bytes: some Sequence<UInt8>) -> Data {
    var message = Array(bytes)
    let length = UInt64(message.count) * 8
    message.append(0x80)
    message.append(contentsOf: repeatElement(0, count: (120 - message.count % 64) % 64))
    message.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) })
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    for start in stride(from: 0, to: message.count, by: 64) { add(message[start..<start + 64], to: &state) }
    return Data(state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } })
  }

  /// One round over a block of 64 bytes.
  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words: [UInt32] = (0..<16).map { word in
      (0..<4).reduce(0) { $0 << 8 | UInt32(block[block.startIndex + 4 * word + $1]) }
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var (a, b, c, d, e, f, g, h) = (
      state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7]
    )
    for index in 0..<64 {
      let sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = e & f ^ ~e & g
      let first = h &+ sum &+ choice &+ constants[index] &+ words[index]
      let majority = a & b ^ a & c ^ b & c
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    return primes.map { prime in
      // The integer cube root of prime × 2⁹⁶ by bisection, in 128 bits: the root's lower 32 bits are the fraction.
      var (low, high) = (UInt128(0), UInt128(1) << 36)
      while high - low > 1 {
        let middle = (low + high) / 2
        if middle * middle * middle <= UInt128(prime) << 96 { low = middle } else { high = middle }
      }
      return UInt32(truncatingIfNeeded: low)
    }
  }()
}

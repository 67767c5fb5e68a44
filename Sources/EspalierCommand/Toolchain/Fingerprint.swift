// SPDX-License-Identifier: MIT

/// A short name for long content, for the cache of compiled programs.
enum Fingerprint {
  /// 128 bits of FNV-1a in hexadecimal; the parts' lengths are included, so that moving a boundary changes it.
  static func of(_ parts: [String]) -> String {
    var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
    for part in parts {
      for byte in "\(part.utf8.count):".utf8 { state = (state ^ UInt128(byte)) &* prime }
      for byte in part.utf8 { state = (state ^ UInt128(byte)) &* prime }
    }
    return String(state, radix: 16)
  }
}

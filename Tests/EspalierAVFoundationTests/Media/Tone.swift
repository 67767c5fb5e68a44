// SPDX-License-Identifier: MIT

import Foundation

/// A sound of a WAV file: a tone of 8000 samples a second, of 16 bits.
struct Tone {
  let seconds: Double

  var data: Data {
    let count = Int(seconds * 8000)
    var data = Data()
    func append(_ text: String) { data += Data(text.utf8) }
    func append<N: FixedWidthInteger>(_ number: N) { withUnsafeBytes(of: number.littleEndian) { data += Data($0) } }
    append("RIFF")
    append(UInt32(36 + 2 * count))
    append("WAVEfmt ")
    append(UInt32(16))
    append(UInt16(1))
    append(UInt16(1))
    append(UInt32(8000))
    append(UInt32(16000))
    append(UInt16(2))
    append(UInt16(16))
    append("data")
    append(UInt32(2 * count))
    for index in 0..<count { append(Int16(sin(Double(index) / 3) * 8000)) }
    return data
  }
}

// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import Glibc

/// Writes the stack of a thread that a signal interrupted: addresses, which the command translates to lines (`StackPlaces`).
///
/// A signal handler may call hardly any function: it walks the stack and writes the addresses.
package enum InterruptedStack {
  /// Prepares the walk. To be called before the first signal: the first walk loads the library that walks.
  package static func prepare() {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 4)
    _ = backtrace(&addresses, 4)
  }

  /// The line before the addresses: the address range of a library, or of the program, in memory, in hexadecimal.
  package static func place(of library: String) -> String? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
    let ranges = maps.split(separator: "\n").filter { $0.hasSuffix(library) }
      .compactMap { $0.split(separator: " ").first?.split(separator: "-") }
    guard let start = ranges.first?.first, let end = ranges.last?.last else { return nil }
    return "\(start) \(end)\n"
  }

  /// Writes addresses of eight bytes: the interrupted instruction, and the return addresses of functions, the innermost
  /// first. For signal handlers.
  /// - Parameters:
  ///   - context: The interrupted context: a `ucontext_t`.
  ///   - offset: The offset in the file, in bytes.
  package static func write(_ context: UnsafeMutableRawPointer?, to file: Int32, at offset: off_t) {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 97) { addresses in
      addresses[0] = context.flatMap(instruction(in:))
      let count = backtrace(addresses.baseAddress! + 1, 96)
      _ = pwrite(file, addresses.baseAddress, Int(count + 1) * 8, offset)
    }
  }

  /// The interrupted instruction.
  private static func instruction(in context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let machine = context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext
    #if arch(x86_64)
      return UnsafeMutableRawPointer(bitPattern: Int(machine.gregs.16))
    #else
      return UnsafeMutableRawPointer(bitPattern: UInt(machine.pc))
    #endif
  }
}

/// A function of glibc, whose header Swift's module lacks.
@_silgen_name("backtrace")
private func backtrace(_ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ count: Int32) -> Int32

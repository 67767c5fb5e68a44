// SPDX-License-Identifier: MIT

import Foundation

/// A generator of random bytes.
public typealias SecRandomRef = OpaquePointer

/// The system's generator.
public nonisolated(unsafe) let kSecRandomDefault: SecRandomRef? = nil

/// Writes bytes of the system's generator, which cannot be predicted.
/// - Parameters:
///   - rnd: `kSecRandomDefault`.
///   - count: The number of bytes.
///   - bytes: Memory of at least as many bytes.
/// - Returns: `errSecSuccess`.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  var rest = UnsafeMutableRawBufferPointer(start: bytes, count: max(count, 0))[...]
  while !rest.isEmpty {
    let number = generator.next()
    withUnsafeBytes(of: number) { source in
      let part = rest.prefix(source.count)
      UnsafeMutableRawBufferPointer(rebasing: part).copyBytes(from: source.prefix(part.count))
    }
    rest = rest.dropFirst(MemoryLayout.size(ofValue: number))
  }
  return errSecSuccess
}

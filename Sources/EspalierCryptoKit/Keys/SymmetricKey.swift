// SPDX-License-Identifier: MIT

import Foundation

/// Length of a symmetric key.
public struct SymmetricKeySize: Sendable {
  /// The length in bits.
  public let bitCount: Int

  /// - Precondition: `bitCount` is a positive multiple of 8.
  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount % 8 == 0, "SymmetricKeySize: \(bitCount) bits are no whole bytes")
    self.bitCount = bitCount
  }

  /// 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// Key that both sides have. Its bytes are overwritten when it is released.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private final class Storage: @unchecked Sendable {
    let memory: UnsafeMutableRawBufferPointer

    init(_ bytes: some Collection<UInt8>) {
      memory = .allocate(byteCount: bytes.count, alignment: 1)
      memory.copyBytes(from: bytes)
    }

    deinit {
      // A plain loop would be removed by the optimiser, as the memory is not read again.
      if let address = memory.baseAddress { explicit_bzero(address, memory.count) }
      memory.deallocate()
    }
  }

  private let storage: Storage

  /// A key of given bytes.
  public init<D: ContiguousBytes>(data: D) { storage = data.withUnsafeBytes { Storage($0) } }

  /// A random key.
  public init(size: SymmetricKeySize) { storage = Storage(Random.bytes(size.bitCount / 8)) }

  /// The length in bits.
  public var bitCount: Int { storage.memory.count * 8 }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(storage.memory))
  }

  var bytes: [UInt8] { withUnsafeBytes { Array($0) } }

  public static func == (a: Self, b: Self) -> Bool { a.bytes.isEqual(inConstantTime: b.bytes) }
}

enum Random {
  /// Bytes of the system's generator, which cannot be predicted.
  static func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }
}

// SPDX-License-Identifier: MIT

import EspalierLibraries
import Foundation

/// The library of OpenSSL 3, which is opened at the first use. It has the algorithms; keys, nonces and boxes are this module's.
enum OpenSSL {
  static let library: LoadedLibrary = {
    guard let library = LoadedLibrary("libcrypto.so.3") else {
      LibraryWarning.end("CryptoKit needs the library libcrypto.so.3 of OpenSSL 3. Install it: apt-get install openssl")
    }
    return library
  }()

  typealias Bytes = UnsafePointer<UInt8>
  typealias Output = UnsafeMutablePointer<UInt8>
  typealias Name = UnsafePointer<CChar>

  typealias Make = @convention(c) @Sendable () -> OpaquePointer?
  typealias Free = @convention(c) @Sendable (OpaquePointer?) -> Void
  typealias Find = @convention(c) @Sendable (Name) -> OpaquePointer?
  /// A function of one context that returns 1 if it succeeds.
  typealias Step = @convention(c) @Sendable (OpaquePointer?) -> Int32
  /// A function of a context and another object that returns 1 if it succeeds.
  typealias Pair = @convention(c) @Sendable (OpaquePointer?, OpaquePointer?) -> Int32

  /// The bytes that a function writes, which is called for their number and then for the bytes.
  static func output(_ write: (Output?, UnsafeMutablePointer<Int>) -> Int32) throws -> [UInt8] {
    var count = 0
    try check(write(nil, &count))
    var bytes = [UInt8](repeating: 0, count: count)
    try check(bytes.withUnsafeMutableBufferPointer { write($0.baseAddress, &count) })
    return Array(bytes.prefix(count))
  }

  /// - Throws: The library's error, unless the status is 1.
  static func check(_ status: Int32) throws {
    if status != 1 { throw lastError }
  }

  /// The error of the last function that failed on this thread.
  static var lastError: CryptoKitError {
    let take: @convention(c) @Sendable () -> UInt = library.required("ERR_get_error")
    let number = take()
    while take() != 0 {}
    return .underlyingCoreCryptoError(error: Int32(truncatingIfNeeded: number & 0x7F_FFFF))
  }
}

extension DataProtocol {
  /// The content as an array: libraries read continuous memory.
  var bytes: [UInt8] { [UInt8](self) }
}

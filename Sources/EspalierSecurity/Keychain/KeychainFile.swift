// SPDX-License-Identifier: MIT

import EspalierServices
import Foundation

/// The file of a program's passwords, which its user alone can read.
///
/// The content is not encrypted: it is protected as the user's other files are. The desktop's keyring is not used. A session need
/// not have one, a locked one asks the user, and the functions of this module return their results at once, on the main thread.
struct KeychainFile: Sendable {
  static let standard = KeychainFile(data: ProgramData("keychain.plist"))

  let data: ProgramData
  private static let lock = NSLock()

  /// Reads the items, and writes them if the body has changed them. Other threads and processes wait.
  /// - Throws: An error of Cocoa's.
  func edit<Result>(_ body: (inout [KeychainItem]) throws -> (result: Result, isChanged: Bool)) throws -> Result {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    return try data.whileLocked {
      var items: [KeychainItem] = []
      if let bytes = try data.read() {
        let list = try PropertyListSerialization.propertyList(from: bytes, format: nil)
        items = (list as? [[String: Any]] ?? []).map(KeychainItem.init)
      }
      let (result, isChanged) = try body(&items)
      if isChanged {
        let list = items.map(\.values)
        try data.write(PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
      }
      return result
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// A value as it is kept outside of the program.
package enum StoredValue: Codable, Equatable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case url(URL)

  /// The type of a value that is read. A date is kept as a number, but other code may have stored one as a date.
  package enum Kind: Sendable { case bool, int, double, date, string, data, url }
}

/// A store of values by name: user defaults, a scene's file.
package protocol KeyedStore: AnyObject, Sendable {
  func value(forKey key: String, as kind: StoredValue.Kind) -> StoredValue?
  func set(_ value: StoredValue?, forKey key: String)
  /// Calls `action` after a value may have changed, until the token goes.
  func observe(_ action: @escaping @Sendable () -> Void) -> AnyObject
}

// SPDX-License-Identifier: MIT

import Foundation

// Foundation on Linux has no key-value coding, through which code for Apple systems often reads and writes settings.

extension UserDefaults {
  /// The object that is stored under a key, as `object(forKey:)`; nil if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores a value under a key, as `set(_:forKey:)`; nil removes the stored one.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

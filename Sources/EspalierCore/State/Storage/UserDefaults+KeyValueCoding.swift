// SPDX-License-Identifier: MIT

import Foundation

// Foundation on Linux has no key-value coding, through which code for Apple systems often reads and writes settings.

extension UserDefaults {
  /// What is stored under a key, as `object(forKey:)`; nil where nothing is.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores a value under a key, as `set(_:forKey:)`; nil removes what is there.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

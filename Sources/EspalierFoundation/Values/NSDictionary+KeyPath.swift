// SPDX-License-Identifier: MIT

import Foundation

extension NSDictionary {
  /// The value of a path of keys, such as `user.names.@count`; nil if there is none.
  public func value(forKeyPath keyPath: String) -> Any? { KeyReading.value(path: keyPath, of: self) }
}

extension NSArray {
  /// The values of a path of keys of each element, or the result of an operator such as `@count`.
  public func value(forKeyPath keyPath: String) -> Any? { KeyReading.value(path: keyPath, of: self) }
}

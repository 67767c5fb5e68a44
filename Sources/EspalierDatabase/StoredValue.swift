// SPDX-License-Identifier: MIT

import Foundation

/// A value as SQLite keeps it.
package enum StoredValue: Hashable, Codable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case data(Data)
}

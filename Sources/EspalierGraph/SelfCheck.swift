// SPDX-License-Identifier: MIT

import Glibc

/// The updates of a host that are followed by a check of what they have computed: the structures of the graph, and the answers
/// that layout caches. Each check costs as much as the whole tree.
///
/// Debug builds read it from `ESPALIER_CHECK`: 1 is every update, `sparse` those whose number is a power of two, from the second
/// on, and 0 none. Sparse checks follow the first change of each host, which most wrong caches fail, at a cost that grows with the
/// logarithm of the updates; `scripts/test` has them on.
package enum SelfCheck: String {
  case never = "0"
  case always = "1"
  case sparse

  package static let variable = "ESPALIER_CHECK"

  #if DEBUG
    private static let current: SelfCheck = {
      guard let value = getenv(variable).map({ String(cString: $0) }) else { return .never }
      guard let check = SelfCheck(rawValue: value) else {
        preconditionFailure("\(variable) is \(value); it is 0, 1 or sparse")
      }
      return check
    }()

    /// Whether the update with a number is followed by a check. Updates of a host are counted from 1 on.
    package static func isDue(afterUpdate number: Int) -> Bool { current.isDue(afterUpdate: number) }
  #endif

  package func isDue(afterUpdate number: Int) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .sparse: number > 1 && number.nonzeroBitCount == 1
    }
  }
}

// SPDX-License-Identifier: MIT

import Glibc

/// The updates of a host that are followed by a check of what they have computed: the structures of the graph, and the answers
/// that layout caches. Each check costs as much as the whole tree, and that of the graph as much as the trees of all hosts.
///
/// Debug builds read it from `ESPALIER_CHECK`: 1 is every update, and 0 none. `sparse` checks the layout after the updates whose
/// number is a power of two, from the second on: the first change of each host is among them, which most wrong caches fail. The
/// graph is checked whenever the updates since have saved as much as its check costs, at 20 nodes each.
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

    /// The nodes for which the updates since the last check of the graph have saved.
    @MainActor private static var savedNodes = 0

    /// Whether the layout is checked after the update with a number. Updates of a host are counted from 1 on.
    package static func isLayoutDue(afterUpdate number: Int) -> Bool { current.isDue(afterUpdate: number) }

    /// Whether the graph is checked now. To be called once for each update of any host.
    @MainActor package static func isGraphDue() -> Bool {
      if current != .sparse { return current == .always }
      savedNodes += 20
      if savedNodes < arena.liveNodes { return false }
      savedNodes = 0
      return true
    }
  #endif

  package func isDue(afterUpdate number: Int) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .sparse: number > 1 && number.nonzeroBitCount == 1
    }
  }
}

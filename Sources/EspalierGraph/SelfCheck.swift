// SPDX-License-Identifier: MIT

import Glibc

/// Whether each host checks what it has computed after each of its updates: the structures of the graph, and the answers that layout
/// caches. Debug builds do so where the environment has `ESPALIER_CHECK=1`. Each check costs as much as the whole tree.
package enum SelfCheck {
  package static let variable = "ESPALIER_CHECK"

  #if DEBUG
    package static let isOn: Bool = {
      switch getenv(variable).map({ String(cString: $0) }) {
      case nil, "0": false
      case "1": true
      case let other?: preconditionFailure("\(variable) is \(other); it is 0 or 1")
      }
    }()
  #endif
}

// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// The children of a container: fixed when it is made, or changing with its view list.
@MainActor
package enum ContainerChildren {
  case fixed([ContainerItem])
  case changing(Attribute<ContainerSnapshot>)

  /// The children in the order of the list, without the leaving ones. In a rule: depends on the list.
  package var items: [ContainerItem] {
    switch self {
    case .fixed(let items): items
    case .changing(let snapshot): snapshot.value.items
    }
  }
}

/// The children of a changing container at one time.
package struct ContainerSnapshot: Equatable {
  package var items: [ContainerItem] = []
  package var leaving: [ContainerItem] = []
  /// Grows with every change.
  package var seed = 0

  package init() {}

  package static func == (a: ContainerSnapshot, b: ContainerSnapshot) -> Bool { a.seed == b.seed }
}

package enum LayoutPriorityTraitKey: _ViewTraitKey {
  public static var defaultValue: Double { 0 }
}

package enum ZIndexTraitKey: _ViewTraitKey {
  public static var defaultValue: Double { 0 }
}

// SPDX-License-Identifier: MIT

import SwiftUI

/// A metamorphic relation: what has to be true of two runs of one program, whatever the program is.
@MainActor
struct Relation {
  /// One of the changes that the relation is about.
  @MainActor
  struct Variant {
    let name: String
    /// The contradiction of the relation when the part at that place is changed; nil if there is none.
    /// - Throws: `Screens.Trouble` if the program gives no pictures.
    let contradiction: @MainActor (_ program: Program, _ place: Int) throws -> [String]?
  }

  let name: String
  var containers = Containers.all
  var leaves = Leaves.all
  /// The largest number of containers nested in each other.
  var depth = 3
  let variants: [Variant]
  /// A variant that contradicts the relation, with which a test holds that contradictions are found.
  let planted: Variant

  static let all: [Relation] = [wrapping, inert, absent, lazy, mirror, corner, tail, arrival, cost]
  nonisolated static let names = ["wrapping", "inert", "absent", "lazy", "mirror", "corner", "tail", "arrival", "cost"]
}

extension Array<any Container.Type> {
  func without(_ others: [any Container.Type]) -> Self {
    filter { own in !others.contains { $0 == own } }
  }
}

extension Array<any Leaf.Type> {
  func without(_ others: [any Leaf.Type]) -> Self {
    filter { own in !others.contains { $0 == own } }
  }
}

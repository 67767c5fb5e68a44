// SPDX-License-Identifier: MIT

import Glibc

/// Optimisations of the engine that change the amount of work and never the result. Debug builds leave out those that
/// the environment names, `ESPALIER_WITHOUT=cut-off,caches`: a test compares the results.
package enum Optimization: String, CaseIterable, Sendable {
  /// Readers of a value that was computed anew and is equal do not run.
  case cutOff = "cut-off"
  /// Sizes of views and shaped texts are kept from one layout to the next.
  case caches
  /// Preferences of many views are combined in groups, of which only those with a change run again.
  case chunks

  #if DEBUG
    package static let variable = "ESPALIER_WITHOUT"

    private static let left: Set<Optimization> = {
      let names = getenv(variable).map { String(cString: $0).split(separator: ",") } ?? []
      return Set(
        names.map { name in
          guard let optimization = Optimization(rawValue: String(name)) else {
            preconditionFailure("\(variable) names \(name); there are \(allCases.map(\.rawValue))")
          }
          return optimization
        })
    }()

    package static let cutsOff = !left.contains(.cutOff)
    package static let usesCaches = !left.contains(.caches)
    package static let usesChunks = !left.contains(.chunks)
  #endif
}

// SPDX-License-Identifier: MIT

/// Whether a type, of a view or of a preference key, is none of the framework's.
package func isUsersType(_ type: Any.Type) -> Bool {
  !ownModules.contains(String(String(reflecting: type).prefix { $0 != "." }))
}

/// Those with views and keys in them.
private let ownModules: Set = [
  "EspalierCore", "EspalierLayout", "EspalierInteraction", "EspalierScrolling", "EspalierViews", "EspalierGTK",
  "EspalierFileRunner", "EspalierHosting", "SwiftUI", "GTKViews",
]

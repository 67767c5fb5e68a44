// SPDX-License-Identifier: MIT

/// Whether a type, of a view or of a preference key, is not one of the framework's.
package func isUsersType(_ type: Any.Type) -> Bool { !ownModules.contains(module(of: type)) }

/// Whether a type belongs to one of the framework's modules of views and modifiers.
func isInModuleOfViews(_ type: Any.Type) -> Bool { modulesOfViews.contains(module(of: type)) }

private func module(of type: Any.Type) -> String { String(_typeName(type, qualified: true).prefix { $0 != "." }) }

private let modulesOfViews: Set = [
  "EspalierPrimitives", "EspalierContent", "EspalierControls", "EspalierNavigation", "EspalierApps",
]

/// The framework's modules with views and keys in them.
private let ownModules = modulesOfViews.union([
  "EspalierCore", "EspalierLayout", "EspalierInteraction", "EspalierScrolling", "EspalierGTK", "EspalierFileRunner",
  "EspalierHosting", "SwiftUI", "GTKViews",
])

// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import Foundation

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext? { nil }
}

extension EnvironmentValues {
  /// The context whose objects views read and change. Without one around, a context without stores.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] ?? MissingContext.context }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private enum MissingContext {
  static let context = NSManagedObjectContext(.mainQueue)
}

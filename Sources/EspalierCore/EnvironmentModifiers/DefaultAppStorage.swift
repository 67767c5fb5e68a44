// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Sets the store of the values of `@AppStorage` in this view, unless it names a store itself.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Where `@AppStorage` in this view keeps its values, unless it names a store itself.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

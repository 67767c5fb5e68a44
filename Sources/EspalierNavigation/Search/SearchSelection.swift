// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

extension EnvironmentValues {
  /// The binding to the selection of search fields here; nil without one.
  @EnvironmentEntry var searchSelection: Binding<TextSelection?>? = nil
}

extension View {
  /// Binds the selection of a search field in this view: written when the caret moves, and followed when it is set elsewhere.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    environment(\.searchSelection, selection)
  }
}

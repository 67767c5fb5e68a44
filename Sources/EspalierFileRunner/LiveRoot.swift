// SPDX-License-Identifier: MIT

import EspalierApps
import SwiftUI

/// The root view of files that `espalier run --watch` shows, for the process that draws it.
@MainActor
package enum LiveRoot {
  /// Nil where the files' previews are shown.
  package static var view: (@MainActor () -> AnyView)?
}

extension FileRunner {
  /// Leaves a view to the process that loads the compiled files: what their generated entry calls, instead of `main`.
  public static func offer<V: View>(@ViewBuilder _ root: @escaping @MainActor () -> V) {
    LiveRoot.view = { AnyView(root()) }
  }

  /// The same with an app: its first window.
  public static func offer<A: App>(app: A.Type) { LiveRoot.view = { AnyView(AppView(A())) } }
}

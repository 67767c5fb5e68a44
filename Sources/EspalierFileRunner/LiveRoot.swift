// SPDX-License-Identifier: MIT

import EspalierApps
import SwiftUI

/// The root view of files in `espalier run --watch`, for the process that draws it.
@MainActor
package enum LiveRoot {
  /// Nil if the files' previews are shown.
  package static var view: (@MainActor () -> AnyView)?
}

extension FileRunner {
  /// Passes a view to the process that loads the compiled files: called by their generated entry, instead of `main`.
  public static func offer<V: View>(@ViewBuilder _ root: @escaping @MainActor () -> V) {
    LiveRoot.view = { AnyView(root()) }
  }

  /// Passes an app: its first window.
  public static func offer<A: App>(app: A.Type) { LiveRoot.view = { AnyView(AppView(A())) } }
}

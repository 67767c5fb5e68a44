// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierPrimitives
import Foundation

/// A view of AppKit that is the content of a window or a popover of the program's own.
struct OwnedView: View {
  let view: NSView
  @State private var changes = TreeChanges()

  var body: some View {
    NSViewRootView(view: view, changes: changes, pass: 0) { view.representedSize($0) }
  }

  /// The content of a controller.
  static func content(of controller: NSViewController) -> AnyView {
    (controller as? any ShownInSwiftUI)?.shown ?? content(of: controller.view)
  }

  /// The content of a view: of a hosting view, the view of SwiftUI's.
  static func content(of view: NSView) -> AnyView {
    (view as? any ShownInSwiftUI)?.shown ?? AnyView(OwnedView(view: view))
  }
}

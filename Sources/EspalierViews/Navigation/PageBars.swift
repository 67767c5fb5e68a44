// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// The bars of a page or of a window around its content, outside of the content's safe area, with the items that the
/// content sends up.
struct PageBars: ViewModifier {
  let settings: NavigationBarSettings
  let shape: NavigationBarShape
  var back: NavigationBack?
  var sidebarToggle: SidebarToggle?
  var isSidebar = false

  func body(content: Content) -> some View {
    content
      .safeAreaPadding(.top, shape.top)
      .safeAreaPadding(.bottom, shape.bottom)
      .overlayPreferenceValue(ToolbarKey.self, alignment: .top) { toolbar in
        if !shape.isHidden {
          NavigationBar(
            settings: settings, shape: shape, toolbar: toolbar, back: back, sidebarToggle: sidebarToggle,
            isSidebar: isSidebar)
        }
      }
      .overlayPreferenceValue(ToolbarKey.self, alignment: .bottom) { toolbar in
        if shape.hasBottomBar { BottomBar(toolbar: toolbar) }
      }
  }
}

// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierPrimitives

/// Bars for toolbars outside of navigation containers, in designs whose windows have them: of a window, or of a dialog.
package struct LooseToolbars: ViewModifier {
  /// Whether the content is that of a dialog: its title is in the bar of the items, and the bars are as wide as the dialog. The
  /// title of a window is in the window's frame.
  let isInDialog: Bool
  @State private var settings = NavigationBarSettings()
  @State private var shape = ToolbarShape()
  @Environment(\.design) private var design

  package init(isInDialog: Bool) { self.isInDialog = isInDialog }

  package func body(content: Content) -> some View {
    let shape = design.bar.areForWindows ? shape : ToolbarShape()
    let settings = isInDialog && shape.hasItemsAbove(design.bar) ? settings : NavigationBarSettings()
    let bars = NavigationBarShape(settings, shape, hasBack: false, outerIsLarge: false, design.bar)
    return page(content, hasBars: !bars.isHidden || bars.hasBottomBar)
      .modifier(PageBars(settings: settings, shape: bars))
      .onPreferenceChange(NavigationBarSettingsKey.self) { if isInDialog { self.settings = $0 } }
      .onPreferenceChange(ToolbarShapeKey.self) { self.shape = $0 }
  }

  /// The tree of a window's views begins with the content.
  @ViewBuilder private func page(_ content: Content, hasBars: Bool) -> some View {
    if isInDialog { PageArea(fits: !hasBars) { content } } else { content }
  }
}

extension DialogBars {
  /// The bars of the toolbars in a dialog, with the dialog's title.
  @MainActor package static var ofToolbars: DialogBars {
    DialogBars { AnyView($0.modifier(LooseToolbars(isInDialog: true))) }
  }
}

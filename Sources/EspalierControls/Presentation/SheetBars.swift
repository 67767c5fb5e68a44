// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import Foundation

/// The size that the bar of a page in a dialog needs with its whole title, in points: a page lies below its bar, and may be
/// narrower or lower than it.
package enum DialogBarKey: PreferenceKey {
  package static var defaultValue: CGSize { .zero }
  package static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))
  }
}

/// Adds bars to the content of a dialog, for the items of its toolbars outside of navigation containers. Bars are views of an upper
/// module.
package struct DialogBars {
  let around: @MainActor (AnyView) -> AnyView

  package init(around: @escaping @MainActor (AnyView) -> AnyView) { self.around = around }
}

extension EnvironmentValues {
  /// Nil in a host whose dialogs show no toolbars of their own.
  @EnvironmentEntry package var dialogBars: DialogBars? = nil
}

/// The bars around the content of a sheet on a desktop, for its own toolbars.
struct SheetBars: ViewModifier {
  @Environment(\.dialogBars) private var bars
  @Environment(\.design) private var design

  init() {}

  func body(content: Content) -> some View {
    if design.sheet.isDialog, let bars { bars.around(AnyView(content)) } else { content }
  }
}

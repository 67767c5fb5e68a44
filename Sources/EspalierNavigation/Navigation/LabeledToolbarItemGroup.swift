// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore

/// The views of a group in a bar, with a label for a menu of them.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  public var body: some View {
    ControlGroup {
      content
    } label: {
      label
    }
  }
}

extension ToolbarItemGroup {
  /// Related controls at one place in the bars of the page: they are drawn as one control group, which has the label in a menu.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
  }
}

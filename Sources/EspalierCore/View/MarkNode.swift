// SPDX-License-Identifier: MIT

import EspalierGraph

/// Marks where a view of a known type stands, for dumps and for locators by type.
package final class MarkNode: PassingNode {
  package let viewType: any View.Type
  package let frame: Attribute<ViewFrame>
  /// The layout of the view, where it has one; a container counts its own questions.
  package let layout: Attribute<LayoutComputer>?

  package init(
    _ content: PreferenceNode?, viewType: any View.Type, frame: Attribute<ViewFrame>,
    layout: Attribute<LayoutComputer>? = nil
  ) {
    self.viewType = viewType
    self.frame = frame
    self.layout = layout
    super.init(content)
  }

  package override var label: String { "\(viewType)" }
}

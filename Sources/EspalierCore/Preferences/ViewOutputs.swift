// SPDX-License-Identifier: MIT

import EspalierGraph

/// The outputs of a view: its layout, and its preferences. Drawings, touchable areas and accessible elements travel as
/// preferences as well.
public struct _ViewOutputs {
  package var layout: Attribute<LayoutComputer>?
  package var preferences: PreferenceNode?

  package init(layout: Attribute<LayoutComputer>? = nil, preferences: PreferenceNode? = nil) {
    self.layout = layout
    self.preferences = preferences
  }
}

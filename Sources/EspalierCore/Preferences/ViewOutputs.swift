// SPDX-License-Identifier: MIT

import EspalierGraph

/// What a view sends up: how it lays out, and its preferences. What is drawn, touched and read aloud travels as
/// preferences as well.
public struct _ViewOutputs {
  package var layout: Attribute<LayoutComputer>?
  package var preferences: PreferenceNode?

  package init(layout: Attribute<LayoutComputer>? = nil, preferences: PreferenceNode? = nil) {
    self.layout = layout
    self.preferences = preferences
  }
}

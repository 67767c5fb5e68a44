// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// The content of a window, with bars for the toolbars that no navigation container inside of it shows: on a desktop they
/// belong to the window. The title is in the window's frame.
struct WindowContent<Content: View>: View {
  let content: Content
  @State private var shape = ToolbarShape()
  @Environment(\.design) private var design

  init(content: Content) { self.content = content }

  /// Without a mark: trees of a window's views begin with the content.
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Body._makeView(view: makeBody(of: view, inputs: inputs) { $0.body }, inputs: inputs)
  }

  var body: some View {
    let settings = NavigationBarSettings()
    let bars = NavigationBarShape(
      settings, design.bar.areForWindows ? shape : ToolbarShape(), hasBack: false, outerIsLarge: false,
      hasSidebarToggle: false, design.bar)
    content
      .modifier(PageBars(settings: settings, shape: bars))
      .onPreferenceChange(ToolbarShapeKey.self) { shape = $0 }
  }
}

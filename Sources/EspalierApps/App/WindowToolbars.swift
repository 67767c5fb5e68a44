// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import EspalierLayout
import EspalierNavigation
import EspalierPrimitives
import Foundation

/// The content of a window. On a desktop, toolbars that no navigation container inside of it shows belong to the window; if the
/// desktop provides no title bar, the window has one of its own.
struct WindowContent<Content: View>: View {
  let content: Content
  let style: _WindowStyleKind
  /// Whether a drag of the content moves the window, where no view in it takes the drag.
  let isDragged: Bool
  @Environment(\.windowTitle) private var title

  init(content: Content, settings: WindowSettings) {
    self.content = content
    style = settings.style
    isDragged = settings.backgroundDrag == .enabled
  }

  /// Creates no node for this view in the tree: the tree of a window's views begins with the content.
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Body._makeView(view: makeBody(of: view, inputs: inputs) { $0.body }, inputs: inputs)
  }

  var body: some View {
    if isDragged {
      inBars.contentShape(Rectangle()).gesture(WindowDragGesture())
    } else {
      inBars
    }
  }

  @ViewBuilder private var inBars: some View {
    if let title {
      content.modifier(OwnEdgeBar(settings(title)))
    } else {
      content.modifier(LooseToolbars(isInDialog: false))
    }
  }

  private func settings(_ title: WindowTitle) -> NavigationBarSettings {
    var settings = NavigationBarSettings()
    if style == .hiddenTitle {
      settings.background = .hidden
    } else {
      settings.title = Text(verbatim: title.title)
      settings.isNameOfWindow = true
      settings.subtitle = title.subtitle.map { Text(verbatim: $0) }
    }
    return settings
  }
}

extension View {
  /// The content of a window that no scene has, with the bar that windows have.
  package func inWindow() -> some View { WindowContent(content: self, settings: WindowSettings()) }
}

// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation

/// The inputs of a scene for the declaration of its windows.
public struct _SceneInputs {
  /// The inputs of the app's graph, which has the app's state.
  let view: _ViewInputs
  let windows: WindowList
  /// The list to which the scene adds its commands; nil if they are replaced.
  var commands: CommandList?
  /// The settings for the scene's windows from the modifiers around it.
  var settings = WindowSettings()
}

/// The windows that an app may open, in the order of its body.
@MainActor
package final class WindowList {
  package var sources: [any WindowSource] = []
  package init() {}
}

/// The settings for the windows of a scene.
package struct WindowSettings {
  /// The size in points; nil for the content's own size.
  package var defaultSize: CGSize?
  package var resizability = WindowResizability.automatic
  package var style = _WindowStyleKind.automatic
  package var launchBehavior = SceneLaunchBehavior.automatic
  package var restorationBehavior = SceneRestorationBehavior.automatic
  /// Whether a drag of the content moves the window.
  package var backgroundDrag = WindowInteractionBehavior.automatic
  /// Chooses the size of new windows; nil leaves it to `defaultSize`.
  var placement: (@MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
  /// The kind of menu bar extras; nil is a menu.
  var menuBarExtraStyle: _MenuBarExtraStyleKind?
  /// The shortcut that opens one of the windows.
  package var shortcut: KeyboardShortcut?
  /// Whether the app has the standard commands that open such windows.
  package var hasStandardCommands = true
  /// Strings; one of the windows is opened for URLs that contain one of them. Nil for all URLs.
  package var externalEvents: Set<String>?
  /// Changes to the environment of the windows' content, the outermost first.
  var changes: [@MainActor (inout _ViewInputs) -> Void] = []

  package init() {}
}

/// Creates the views of the windows of one scene, for as many windows as are opened.
@MainActor
package protocol WindowSource: AnyObject {
  var settings: WindowSettings { get }
  /// The name under which `openWindow` finds the scene.
  var id: String? { get }
  var title: Text? { get }
  /// Whether the scene has a single window.
  var isSingle: Bool { get }
  /// Whether the window contains the app's settings: a command of its own opens it, never the start of the app.
  var isSettings: Bool { get }
  /// Whether the window stands for an item of macOS's menu bar: it has the size of its content, and is open beside other windows.
  var isMenuBarExtra: Bool { get }
  /// Whether an item of the menu bar is present; true for other windows.
  var isInserted: Bool { get }
  /// The type of the values that the windows present; nil if all windows are equal.
  var valueType: Any.Type? { get }

  func makeViews(_ inputs: _ViewInputs) -> _ViewOutputs
}

extension WindowSource {
  package var isMenuBarExtra: Bool { false }
  package var isInserted: Bool { true }
}

/// The windows of a group. They read the group from the app's graph, so that a change there updates all of them.
final class GroupWindows<Content: View>: WindowSource {
  let settings: WindowSettings
  private let group: _GraphValue<WindowGroup<Content>>

  init(_ group: _GraphValue<WindowGroup<Content>>, settings: WindowSettings) {
    self.group = group
    self.settings = settings
  }

  private var value: WindowGroup<Content> { group.attribute.peek() }
  var id: String? { value.id }
  var title: Text? { value.title }
  var isSingle: Bool { value.kind != .group }
  var isSettings: Bool { value.kind == .settings }
  var valueType: Any.Type? { value.valueType }

  func makeViews(_ inputs: _ViewInputs) -> _ViewOutputs {
    var inputs = inputs
    for change in ProgramLife.shared.windowChanges + settings.changes { change(&inputs) }
    let content = group.map("content of a window") { [settings] in
      WindowContent(content: $0.content, settings: settings)
    }
    return WindowContent<Content>._makeView(view: content, inputs: inputs)
  }
}

/// The views of one window, as the root of a host.
package struct WindowRoot: _PrimitiveView {
  private let source: any WindowSource

  package init(_ source: any WindowSource) { self.source = source }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    view.attribute.peek().source.makeViews(inputs)
  }

  package static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
  package static var _isUnary: Bool { true }
}

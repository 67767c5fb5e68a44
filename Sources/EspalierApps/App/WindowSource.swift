// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation

/// What a scene receives when it declares its windows.
public struct _SceneInputs {
  /// Of the app: its state lives there.
  let view: _ViewInputs
  let windows: WindowList
  /// Where the scene adds its commands; nil where they are replaced.
  var commands: CommandList?
  /// The settings of the modifiers around the scene for its windows.
  var settings = WindowSettings()
}

/// The kinds of windows that an app may open, in the order of its body.
@MainActor
package final class WindowList {
  package var sources: [any WindowSource] = []
  package init() {}
}

/// How the windows of a scene come up.
package struct WindowSettings {
  /// Points; nil leaves it to the content.
  package var defaultSize: CGSize?
  package var resizability = WindowResizability.automatic
  package var style = _WindowStyleKind.automatic
  package var launchBehavior = SceneLaunchBehavior.automatic
  package var restorationBehavior = SceneRestorationBehavior.automatic
  /// What opens a window of it.
  package var shortcut: KeyboardShortcut?
  /// Whether the app has the commands that open such windows.
  package var hasStandardCommands = true
  /// The addresses that a window of it is opened for contain one of these; nil for all addresses.
  package var externalEvents: Set<String>?
  /// Changes what the windows' content finds around it, the outermost first.
  var changes: [@MainActor (inout _ViewInputs) -> Void] = []
}

/// One kind of window: makes the views of as many windows as are opened.
@MainActor
package protocol WindowSource: AnyObject {
  var settings: WindowSettings { get }
  /// The name under which it is opened.
  var id: String? { get }
  var title: Text? { get }
  /// Whether there is never a second window of it.
  var isSingle: Bool { get }
  /// Whether it has the app's settings: opened by a command of its own, never at first.
  var isSettings: Bool { get }
  /// The type of what each window is about; nil where they are all the same.
  var valueType: Any.Type? { get }

  func makeViews(_ inputs: _ViewInputs) -> _ViewOutputs
}

/// The windows of a group. They read the group where the app's graph has it: what changes there is seen in all of them.
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
    for change in settings.changes { change(&inputs) }
    let content = group.map("content of a window") { [style = settings.style] in
      WindowContent(content: $0.content, style: style)
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

// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore

/// A scene with commands.
public struct _CommandsScene<Content: Scene, Added: Commands>: _PrimitiveScene {
  let content: Content
  let menu: DesktopMenu<CommandsView<Added>>
  /// Whether the scene's own commands, and the commands inside, are left out.
  let replaces: Bool

  init(_ content: Content, _ commands: Added, replaces: Bool) {
    self.content = content
    menu = DesktopMenu(content: CommandsView(commands: commands))
    self.replaces = replaces
  }

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    let replaces = scene.attribute.peek().replaces
    var inner = inputs
    if replaces {
      inner.settings.hasStandardCommands = false
      inner.commands = nil
    }
    Content._makeWindows(scene: scene[\.content], inputs: inner)
    guard let commands = inputs.commands, Added.self != EmptyCommands.self else { return }
    let menu = DesktopMenu<CommandsView<Added>>._makeView(view: scene[\.menu], inputs: inputs.view).preferences
    commands.nodes.append(menu)
  }
}

/// The commands of an app's scenes, for its menus.
@MainActor
final class CommandList {
  fileprivate(set) var nodes: [PreferenceNode?] = []

  var preferences: PreferenceNode? { nodes.isEmpty ? nil : JoinedNode.joining(nodes) }
}

extension Scene {
  /// Adds commands to the app: its windows have a main menu, and the commands' shortcuts work in all of them.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    _CommandsScene(self, content(), replaces: false)
  }

  /// Removes the scene's own commands, such as those that open its windows, and the commands inside of the scene.
  public func commandsRemoved() -> some Scene { _CommandsScene(self, EmptyCommands(), replaces: true) }

  /// Replaces the scene's own commands, and the commands inside of the scene.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    _CommandsScene(self, content(), replaces: true)
  }
}

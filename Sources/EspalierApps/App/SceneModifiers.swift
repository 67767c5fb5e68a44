// SPDX-License-Identifier: MIT

import Combine
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import Foundation
import Observation

/// The limits of a window's size.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// The system's choice: the content sets the window's least size.
  public static let automatic = WindowResizability(name: "automatic")
  /// The content sets both limits: a window around content of a fixed size cannot be resized.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The content sets the window's least size; there is no greatest size.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// A scene with changed settings for its windows.
public struct _ModifiedWindows<Content: Scene>: _PrimitiveScene {
  let content: Content
  let change: (inout WindowSettings) -> Void

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    var inputs = inputs
    let outer = inputs.settings
    inputs.settings = WindowSettings()
    scene.attribute.peek().change(&inputs.settings)
    inputs.settings.fill(from: outer)
    Content._makeWindows(scene: scene[\.content], inputs: inputs)
  }
}

extension WindowSettings {
  /// Takes the settings of outer modifiers where this one has none: the modifier nearest to the window wins.
  fileprivate mutating func fill(from outer: WindowSettings) {
    defaultSize = defaultSize ?? outer.defaultSize
    if resizability == .automatic { resizability = outer.resizability }
    if style == .automatic { style = outer.style }
    if launchBehavior == .automatic { launchBehavior = outer.launchBehavior }
    if restorationBehavior == .automatic { restorationBehavior = outer.restorationBehavior }
    if backgroundDrag == .automatic { backgroundDrag = outer.backgroundDrag }
    placement = placement ?? outer.placement
    menuBarExtraStyle = menuBarExtraStyle ?? outer.menuBarExtraStyle
    shortcut = shortcut ?? outer.shortcut
    externalEvents = externalEvents ?? outer.externalEvents
    hasStandardCommands = hasStandardCommands && outer.hasStandardCommands
    changes = outer.changes + changes
  }
}

extension Scene {
  func windows(_ change: @escaping (inout WindowSettings) -> Void) -> _ModifiedWindows<Self> {
    _ModifiedWindows(content: self, change: change)
  }

  /// Sets the size of new windows' content, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { windows { $0.defaultSize = size } }

  /// Sets the size of new windows' content, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// No effect: on the desktop the window manager positions new windows, and accepts no requests for it.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets the limits of the windows' size.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    windows { $0.resizability = resizability }
  }

  /// Sets a shortcut that opens a window of the scene, from all windows of the app.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Opens the scene's window when the key is pressed with the modifiers.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Opens the scene's window when the shortcut is pressed; nil is none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { windows { $0.shortcut = shortcut } }

  /// Opens a window of the scene for URLs that contain one of these strings; an empty set matches none.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    windows { $0.externalEvents = conditions }
  }
}

// MARK: - Environment

/// A scene with other environment values for its windows.
public struct _EnvironmentScene<Content: Scene, Modifier>: _PrimitiveScene {
  let content: Content
  let modifier: Modifier
  let modify: @MainActor (_GraphValue<Modifier>, inout _ViewInputs) -> Void

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    var inner = inputs
    let modify = scene.attribute.peek().modify
    let modifier = scene[\.modifier]
    inner.settings.changes.append { modify(modifier, &$0) }
    // The menus of the scene have these values, too, in the app's own graph.
    var view = inputs.view
    modify(modifier, &view)
    inner = _SceneInputs(view: view, windows: inner.windows, commands: inner.commands, settings: inner.settings)
    Content._makeWindows(scene: scene[\.content], inputs: inner)
  }
}

extension Scene {
  private func changing<Modifier: InputsModifier>(_ modifier: Modifier) -> _EnvironmentScene<Self, Modifier> {
    _EnvironmentScene(content: self, modifier: modifier) { Modifier.modify(&$1, modifier: $0) }
  }

  /// Writes an environment value for the scene's windows.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    changing(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes an environment value for the scene's windows.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    changing(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Writes an object into the environment of the scene's windows, by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    changing(_EnvironmentObjectModifier(object: object))
  }

  /// Writes an object for `@EnvironmentObject` of the same type into the environment of the scene's windows.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changing(_EnvironmentObjectModifier(object: object))
  }

  /// Sets the default store of `@AppStorage` in the scene's windows.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { environment(\.defaultAppStorage, store) }
}

// MARK: - Changes

/// A scene with a view in the app's graph that observes a value.
public struct _WatchingScene<Content: Scene, Watcher: View>: _PrimitiveScene {
  let content: Content
  let watcher: Watcher

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    Content._makeWindows(scene: scene[\.content], inputs: inputs)
    _ = Watcher._makeView(view: scene[\.watcher], inputs: inputs.view)
  }
}

extension Scene {
  /// Calls `action` with the old and the new value when `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _WatchingScene(content: self, watcher: EmptyView().onChange(of: value, initial: initial, action))
  }

  /// Calls `action` when `value` has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    _WatchingScene(content: self, watcher: EmptyView().onChange(of: value, initial: initial, action))
  }

  /// Calls `action` with the new value when `value` has changed.
  @available(*, deprecated, message: "Use onChange(of:initial:_:) with two or no parameters instead.")
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    _WatchingScene(content: self, watcher: EmptyView().onChange(of: value) { action($1) })
  }
}

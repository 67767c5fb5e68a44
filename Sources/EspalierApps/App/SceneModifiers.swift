// SPDX-License-Identifier: MIT

import Combine
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import Foundation
import Observation

/// What determines how large a window may be.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// The system's choice: the content limits how small the window may become.
  public static let automatic = WindowResizability(name: "automatic")
  /// The content: a window around content of one size cannot be resized.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The content limits how small the window may become, and nothing how large.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// A scene whose windows come up in another way.
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
  /// What is nearer to the window counts.
  fileprivate mutating func fill(from outer: WindowSettings) {
    defaultSize = defaultSize ?? outer.defaultSize
    if resizability == .automatic { resizability = outer.resizability }
    if style == .automatic { style = outer.style }
    if launchBehavior == .automatic { launchBehavior = outer.launchBehavior }
    if restorationBehavior == .automatic { restorationBehavior = outer.restorationBehavior }
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

  /// How large the content of a new window is, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { windows { $0.defaultSize = size } }

  /// The size of new windows, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Where a new window would lie. On the desktop the window manager decides that, and has no request for it: no effect.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets what determines how large the windows may be.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    windows { $0.resizability = resizability }
  }

  /// A key that opens a window of the scene, from all windows of the app.
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

  /// A window of the scene is opened for addresses that contain one of these; for none of an empty set.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    windows { $0.externalEvents = conditions }
  }
}

// MARK: - Environment

/// A scene in whose windows something else is found in the environment.
public struct _EnvironmentScene<Content: Scene, Modifier>: _PrimitiveScene {
  let content: Content
  let modifier: Modifier
  let modify: @MainActor (_GraphValue<Modifier>, inout _ViewInputs) -> Void

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    var inner = inputs
    let modify = scene.attribute.peek().modify
    let modifier = scene[\.modifier]
    inner.settings.changes.append { modify(modifier, &$0) }
    // The menus of the scene see it too, in the app's own graph.
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

  /// Puts an object into the environment of the scene's windows, by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    changing(_EnvironmentObjectModifier(object: object))
  }

  /// Gives the views of the scene's windows an object that `@EnvironmentObject` of the same type reads.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changing(_EnvironmentObjectModifier(object: object))
  }

  /// Where `@AppStorage` in the scene's windows keeps its values, unless it names a store itself.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { environment(\.defaultAppStorage, store) }
}

// MARK: - Changes

/// A scene beside which something is watched, in the app itself.
public struct _WatchingScene<Content: Scene, Watcher: View>: _PrimitiveScene {
  let content: Content
  let watcher: Watcher

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    Content._makeWindows(scene: scene[\.content], inputs: inputs)
    _ = Watcher._makeView(view: scene[\.watcher], inputs: inputs.view)
  }
}

extension Scene {
  /// Calls `action` with the old and the new value when `value` changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _WatchingScene(content: self, watcher: EmptyView().onChange(of: value, initial: initial, action))
  }

  /// Calls `action` when `value` changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    _WatchingScene(content: self, watcher: EmptyView().onChange(of: value, initial: initial, action))
  }

  /// Calls `action` with the new value when `value` changed.
  @available(*, deprecated, message: "Use onChange(of:initial:_:) with two or no parameters instead.")
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    _WatchingScene(content: self, watcher: EmptyView().onChange(of: value) { action($1) })
  }
}

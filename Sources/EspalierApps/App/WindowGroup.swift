// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// Windows with the same content.
public struct WindowGroup<Content: View>: _PrimitiveScene {
  package let id: String?
  package let title: Text?
  package var content: Content
  var kind = Kind.group
  /// The type of the value that each of the group's windows presents; nil if there is none.
  var valueType: Any.Type?

  enum Kind {
    case group
    /// A single window: a second one never opens.
    case single
    /// A single window that is not opened at first.
    case settings
  }

  /// - Parameter content: The views of each window.
  public init(@ViewBuilder content: () -> Content) { self.init(id: nil, title: nil, content()) }
  /// - Parameter id: The name under which `openWindow` finds the group.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(id: id, title: nil, content()) }

  /// Windows with a title; each has a state of its own.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(id: nil, title: title, content()) }
  /// Windows with a title, which `openWindow` finds by its id; each has a state of its own.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: title, content())
  }

  /// Windows with a title; each has a state of its own.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(titleKey), content())
  }

  /// Windows with a title, which `openWindow` finds by its id; each has a state of its own.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(titleKey), content())
  }

  /// Windows with a title; each has a state of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(title), content())
  }

  /// Windows with a title, which `openWindow` finds by its id; each has a state of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(title), content())
  }

  init(id: String?, title: Text?, _ content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  public static func _makeWindows(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    inputs.windows.sources.append(GroupWindows(scene, settings: inputs.settings))
  }
}

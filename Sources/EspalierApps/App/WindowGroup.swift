// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// Windows that all show the same content.
public struct WindowGroup<Content: View>: _PrimitiveScene {
  package let id: String?
  package let title: Text?
  package var content: Content
  var kind = Kind.group
  /// What each of its windows is about.
  var valueType: Any.Type?

  enum Kind {
    case group
    /// There is never a second one.
    case single
    /// There is never a second one, and none at first.
    case settings
  }

  /// - Parameter content: the views of each window.
  public init(@ViewBuilder content: () -> Content) { self.init(id: nil, title: nil, content()) }
  /// - Parameter id: the name under which `openWindow` finds the group.
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

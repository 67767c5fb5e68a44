// SPDX-License-Identifier: MIT

import EspalierCore

/// The content of a window about a value; nil for a window that was opened without one.
public struct PresentedWindowContent<D: Codable & Hashable, Content: View>: View {
  let content: (Binding<D?>) -> Content
  @State private var written: D??
  @Environment(\.windowValue) private var presented

  public var body: Content {
    content(Binding(get: { written ?? (presented?.base as? D) }, set: { written = .some($0) }))
  }
}

extension WindowGroup {
  /// A window for each value that `openWindow(value:)` is called with.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, PresentedWindowContent(content: content))
    valueType = type
  }

  /// - Parameter id: the name under which `openWindow` finds the group.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, PresentedWindowContent(content: content))
    valueType = type
  }

  /// Windows with a title, each about a value of the type; `openWindow(id:value:)` opens one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), PresentedWindowContent(content: content))
    valueType = type
  }
}

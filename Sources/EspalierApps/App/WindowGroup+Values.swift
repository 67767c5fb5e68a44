// SPDX-License-Identifier: MIT

import Combine
import EspalierContent
import EspalierCore

/// The content of a window for a value; nil for a window that was opened without one, unless there is a default.
public struct PresentedWindowContent<D: Codable & Hashable, Content: View>: View {
  fileprivate enum Source {
    case optional((Binding<D?>) -> Content)
    case defaulted((Binding<D>) -> Content, () -> D)
  }

  fileprivate let source: Source
  @State private var written: D??
  /// One object for each window, created when it is first read.
  @StateObject private var fallback = WindowDefaultValue<D>()
  @Environment(\.windowValue) private var presented

  fileprivate init(_ source: Source) { self.source = source }

  public var body: Content { content }

  // Not a view builder, which would create a conditional branch for the two cases.
  private var content: Content {
    switch source {
    case .optional(let content):
      content(Binding(get: { written ?? (presented?.base as? D) }, set: { written = .some($0) }))
    case .defaulted(let content, let makeDefault):
      content(
        Binding(
          get: { (written ?? nil) ?? (presented?.base as? D) ?? fallback.value(makeDefault) },
          set: { written = .some($0) }))
    }
  }
}

/// The value of a window that was opened without one.
private final class WindowDefaultValue<D>: ObservableObject {
  private var made: D?

  func value(_ make: () -> D) -> D {
    if let made { return made }
    let value = make()
    made = value
    return value
  }
}

extension WindowGroup {
  /// Creates a window for each value that `openWindow(value:)` is called with.
  /// - Parameter id: The name under which `openWindow` finds the group.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, PresentedWindowContent(.optional(content)))
    valueType = type
  }

  /// Windows with a title, each for a value of the type; `openWindow(value:)` opens one.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, PresentedWindowContent(.optional(content)))
    valueType = type
  }

  /// Windows with a title, each for a value of the type; `openWindow(value:)` opens one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: id, for: type, content: content)
  }

  /// Windows with a title, each for a value of the type; `openWindow(value:)` opens one. The title is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id: id, for: type, content: content)
  }
}

extension WindowGroup {
  /// Creates a window for each value that `openWindow(value:)` is called with.
  /// - Parameters:
  ///   - id: The name under which `openWindow` finds the group.
  ///   - defaultValue: The value of a window that is opened without one.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, PresentedWindowContent(.defaulted(content, defaultValue)))
    valueType = type
  }

  /// Windows with a title, each for a value of the type; a window that is opened without a value has the default.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, PresentedWindowContent(.defaulted(content, defaultValue)))
    valueType = type
  }

  /// Windows with a title, each for a value of the type; a window that is opened without a value has the default.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: id, for: type, content: content, defaultValue: defaultValue)
  }

  /// Windows with a title, each for a value of the type; a window that is opened without a value has the default. The title is
  /// not translated.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id: id, for: type, content: content, defaultValue: defaultValue)
  }
}

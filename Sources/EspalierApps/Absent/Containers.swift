// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierMotion
import EspalierNavigation
import EspalierPrimitives
import Foundation

extension SectionConfiguration {
  @available(
    *, unavailable,
    message: "Espalier has no actions apart from a section's views: they are in its header, or last in its content."
  )
  public struct Actions: View {
    public var body: Never { fatalError("unavailable") }
  }

  @available(
    *, unavailable,
    message: "Espalier has no actions apart from a section's views: they are in its header, or last in its content."
  )
  public var actions: Actions { fatalError("unavailable") }
}

extension Subview {
  @available(*, unavailable, message: "Espalier has no ContainerSizingOptions: make a Layout, or use frame(maxWidth:).")
  public enum ContainerSizingOptions: Sendable {
    case variable
    case uniform(axis: Axis.Set)
  }
}

@available(
  *, unavailable, message: "Espalier has no environment in an AnimationContext: give the animation the values it needs."
)
extension AnimationContext {
  public var environment: EnvironmentValues { fatalError("unavailable") }
}

@available(
  *, unavailable, message: "Espalier has no toolbars of its tabs' sidebars: use toolbar(content:) in the pages."
)
extension View {
  public func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier has no toolbars of its tabs' sidebars: use toolbar(content:) in the pages."
)
public struct ContentToolbarPlacement: Hashable, Sendable {
  public static let tabViewSidebar = ContentToolbarPlacement()
}

@available(
  *, unavailable, message: "Espalier has no bars of accessories: use safeAreaInset(edge:content:) at the top."
)
extension ToolbarPlacement {
  public init<ID: Hashable>(id: ID) { self = .automatic }
}

@available(
  *, unavailable,
  message: "Espalier has no executors of its tasks: set the executor in the task, withTaskExecutorPreference."
)
extension View {
  public func task<T: Equatable>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  public func task(
    name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no names of colours: write the name into the text.")
extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(accessibilityName color: Color) {}
}

// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierHosting
import EspalierInteraction
import Foundation

extension View {
  /// Makes this view draggable to views and programs that accept the item that `data` returns.
  /// - Parameter data: Called when the drag begins.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    nonisolated(unsafe) let data = data
    return modifier(DragSourceModifier { DragSource(items: { [data()] }) })
  }

  /// Makes this view draggable to views and programs that accept the item that `action` returns; nil disables dragging.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(DragSourceModifier { DragSource(items: { action?().map { [$0] } }) })
  }

  /// - Parameter preview: The picture under the pointer, in windows; else the view itself is shown.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    nonisolated(unsafe) let (data, preview) = (data, preview())
    return modifier(DragSourceModifier { DragSource(items: { [data()] }, picture: { picture(of: preview, in: $0) }) })
  }

  /// Makes this view draggable to views and programs that accept a value of this type, or one of its representations.
  /// - Parameter payload: Evaluated when the drag begins.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    nonisolated(unsafe) let payload = payload
    return modifier(DragSourceModifier { DragSource(items: { [NSItemProvider(transferring: payload())] }) })
  }

  /// - Parameter preview: The picture under the pointer, in windows; else the view itself is shown.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    nonisolated(unsafe) let (payload, preview) = (payload, preview())
    return modifier(
      DragSourceModifier {
        DragSource(
          items: { [NSItemProvider(transferring: payload())] }, picture: { picture(of: preview, in: $0) })
      })
  }
}

/// The picture of a view in its ideal size, at the current time.
@MainActor
private func picture<V: View>(of view: V, in environment: EnvironmentValues) -> (list: DisplayList, size: CGSize) {
  let graph = ViewGraph(root: view, environment: environment, size: .unspecified)
  graph.update()
  return (graph.displayList, graph.window.rootRect.size)
}

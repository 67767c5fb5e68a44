// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion
import EspalierScrolling

/// A view whose content can scroll the scroll views in it.
@frozen public struct ScrollViewReader<Content: View>: _PrimitiveView {
  /// Makes the views from a proxy that scrolls to views by their ids.
  public var content: (ScrollViewProxy) -> Content

  /// Makes views from a proxy that scrolls the scroll views in them.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let box = ScrollViewProxy.Box()
    let content = view.map("scroll view reader", observedBy: inputs.host) { $0.content(ScrollViewProxy(box: box)) }
    let outputs = makeSingleView(view: content, inputs: inputs)
    box.content = outputs.preferences
    return outputs
  }
}

/// Scrolls the scroll views in a `ScrollViewReader`.
public struct ScrollViewProxy {
  @MainActor
  final class Box {
    weak var content: PreferenceNode?
  }

  let box: Box

  /// Scrolls the innermost scroll view that contains a view with the identity `id`, in the current transaction; does nothing
  /// without one. A row that was never shown is found by the ids of its `ForEach`, else by making rows until one has the
  /// identity.
  ///
  /// - Parameter anchor: The point of the view that is aligned with the same point of the scroll view; nil scrolls no farther
  ///   than needed.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scroll(to: AnyHashable(id), anchor: anchor)
  }

  @MainActor
  private func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let content = box.content, let host = ScrollSearch.anyScrollView(in: content)?.host else { return }
    // Searched after earlier writes have taken effect.
    host.work.enqueue(CurrentTransaction.value) { [weak box] in
      host.work.enqueueFollowUp {
        guard let content = box?.content else { return }
        for makesRows in [false, true] {
          if let state = ScrollSearch.scrollView(with: id, in: content, makesRows: makesRows) {
            state.goNow(to: .view({ ScrollSearch.rect(of: id, in: $0, makesRows: makesRows) }, anchor: anchor))
            return
          }
        }
      }
    }
  }
}

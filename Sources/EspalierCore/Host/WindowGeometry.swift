// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph
import Foundation

/// The window's size and the covered lengths at its edges, in points.
@MainActor
package final class WindowGeometry {
  private let subgraph: Subgraph
  /// The size that the owner of the host proposes; a missing length is the root's own.
  package let size: Attribute<Proposal>
  /// The covered lengths at the edges, leading and trailing by the layout direction; nil for a window where nothing is
  /// ever covered.
  package let insets: Attribute<EdgeInsets>?
  /// The size inside the insets.
  package let availableSize: Attribute<Proposal>
  package var safeArea: Attribute<SafeArea>?
  /// The root view's own frame.
  @exclusivity(unchecked) package var rootFrame: Attribute<ViewFrame>?
  /// The frame of the whole window, for views that are presented above everything.
  package private(set) lazy var frame: Attribute<ViewFrame> = subgraph.apply {
    Attribute(WindowFrame(window: size, root: rootFrame))
  }
  package private(set) lazy var transform: Attribute<ViewTransform> = subgraph.apply { .input(ViewTransform()) }
  /// The parts of the upper corners that the desktop's buttons take; empty unless the owner of the host sets them.
  package private(set) lazy var corners: Attribute<WindowCorners> = subgraph.apply { .input(WindowCorners()) }

  init(_ subgraph: Subgraph, size proposal: Proposal, insets initialInsets: EdgeInsets?) {
    self.subgraph = subgraph
    (size, insets, availableSize) = subgraph.apply {
      let size = Attribute.input(proposal)
      guard let initialInsets else { return (size, nil, size) }
      let insets = Attribute.input(initialInsets)
      return (size, insets, Attribute(AvailableWindowSize(window: size, insets: insets)))
    }
  }

  package func resize(_ proposal: Proposal) { size.set(proposal) }

  /// The root view's own frame in the window.
  package var rootRect: CGRect { rootFrame?.peek().rect ?? .zero }
}

extension ViewGraph {
  /// The covered lengths at the window's edges. Stays zero in a window that was made without insets.
  package var safeAreaInsets: EdgeInsets {
    get { (window.insets?.peek() ?? EdgeInsets()).following(environment.values.layoutDirection) }
    set {
      guard let insets = window.insets else {
        return Diagnostics.warn(
          "This window was made without safe area insets and keeps none. Give it insets, zero if you like, from the start.",
          subject: "safe area")
      }
      insets.set(newValue.following(environment.values.layoutDirection))
    }
  }
}

extension EdgeInsets {
  /// The insets with left and right taken as leading and trailing, and the other way round.
  func following(_ direction: LayoutDirection) -> EdgeInsets { direction == .rightToLeft ? mirrored : self }
}

// Reads: the window's size, the root's frame if the window takes the root's size.
// Produces: the window's own frame.
// Costs: O(1).
private struct WindowFrame: Rule {
  let window: Attribute<Proposal>
  let root: Attribute<ViewFrame>?
  mutating func value() -> ViewFrame {
    let size = window.value.replacingUnspecified(by: root?.value.size.size ?? .zero)
    return ViewFrame(origin: .zero, size: ViewSize(size, proposal: Proposal(size)))
  }
  nonisolated static var label: String { "window" }
}

// Reads: the window's size, its insets.
// Produces: the size inside the insets.
private struct AvailableWindowSize: Rule {
  let window: Attribute<Proposal>
  let insets: Attribute<EdgeInsets>
  mutating func value() -> Proposal { window.value.inset(by: insets.value) }
  nonisolated static var label: String { "available size in the window" }
}

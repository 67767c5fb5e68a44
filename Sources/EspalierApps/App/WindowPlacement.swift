// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The size that a new window is to have. Its place is the desktop's affair.
public struct WindowPlacement {
  /// The lengths of the content in points; nil leaves one to the scene and the content.
  let width, height: CGFloat?

  /// A size, or none. The position has no effect: the desktop places windows.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) { self.init(width: size?.width, height: size?.height) }

  /// A width, a height, both, or none. The position has no effect: the desktop places windows.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  /// A size, or none. The position has no effect: the desktop places windows.
  public init(_ position: CGPoint, size: CGSize? = nil) { self.init(width: size?.width, height: size?.height) }

  /// A width, a height, both, or none. The position has no effect: the desktop places windows.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(width: width, height: height)
  }
}

/// The content of a window that is about to open.
@MainActor
public struct WindowLayoutRoot {
  let graph: ViewGraph

  /// The size that the content takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { graph.sizeThatFits(Proposal(proposal)) }
}

/// The surroundings of a window that is about to open.
public struct WindowPlacementContext {
  /// The display on which the desktop is expected to open the window.
  public let defaultDisplay: DisplayProxy
}

/// A display.
public struct DisplayProxy: Hashable {
  /// The display's rectangle, in points.
  public let bounds: CGRect
  /// The part of it for windows. Here it is the whole display: the desktop keeps the place of its bars to itself.
  public var visibleRect: CGRect { bounds }
  /// The parts of the display that its case covers: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func hash(into hasher: inout Hasher) {
    for length in [bounds.minX, bounds.minY, bounds.width, bounds.height] { hasher.combine(length) }
  }
}

extension Scene {
  /// Sets the size of new windows by the content and the display.
  /// - Parameter makePlacement: Called when a window opens whose size no earlier run has set.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    windows { $0.placement = makePlacement }
  }

  /// No effect: the desktop decides how far a window is zoomed.
  public func windowIdealPlacement(
    _ makePlacement: @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}

extension WindowSettings {
  /// The size of a new window's content, in points, as its scene sets it; nil where it sets none.
  /// - Parameter display: The display's rectangle.
  @MainActor package func defaultSize(of graph: ViewGraph, on display: CGRect) -> CGSize? {
    guard let placement else { return defaultSize }
    let context = WindowPlacementContext(defaultDisplay: DisplayProxy(bounds: display))
    let chosen = placement(WindowLayoutRoot(graph: graph), context)
    func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 >= 1 ? $0 : nil } }
    let ideal = graph.sizeThatFits(.unspecified)
    switch (valid(chosen.width), valid(chosen.height)) {
    case (nil, nil): return defaultSize
    case (let width, let height):
      return CGSize(
        width: width ?? defaultSize?.width ?? ideal.width, height: height ?? defaultSize?.height ?? ideal.height)
    }
  }
}

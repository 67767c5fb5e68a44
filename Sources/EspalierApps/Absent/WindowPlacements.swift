// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierLayout
import Foundation

@available(
  *, unavailable,
  message: "Espalier has no defaultWindowPlacement, for window managers place windows: use defaultSize(width:height:)."
)
extension Scene {
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}

@available(
  *, unavailable,
  message: "Espalier has no windowIdealPlacement, for window managers place windows: use defaultSize(width:height:)."
)
extension Scene {
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}

@available(*, unavailable, message: "Espalier has no WindowPlacement, for window managers place windows.")
public struct WindowPlacement {
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
  public init(_ position: CGPoint, size: CGSize? = nil) {}
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

@available(*, unavailable, message: "Espalier has no WindowLayoutRoot, for window managers place windows.")
public struct WindowLayoutRoot {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

@available(*, unavailable, message: "Espalier has no WindowPlacementContext, for window managers place windows.")
public struct WindowPlacementContext {
  public var defaultDisplay: DisplayProxy { DisplayProxy() }
}

@available(*, unavailable, message: "Espalier has no DisplayProxy, for window managers place windows.")
public struct DisplayProxy: Hashable {
  public var bounds: CGRect { .zero }
  public var visibleRect: CGRect { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func hash(into hasher: inout Hasher) {}
}

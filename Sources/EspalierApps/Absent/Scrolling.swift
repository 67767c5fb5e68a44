// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion
import Foundation

@available(*, unavailable, message: "Espalier's scroll views take all that moves them: use scrollDisabled(_:).")
extension View {
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
}

@available(*, unavailable, message: "Espalier's scroll views take all that moves them: use scrollDisabled(_:).")
public struct ScrollInputBehavior: Sendable, Equatable {
  public static let automatic = ScrollInputBehavior()
  public static let enabled = ScrollInputBehavior()
  public static let disabled = ScrollInputBehavior()
}

@available(*, unavailable, message: "Espalier's scroll views take all that moves them: use scrollDisabled(_:).")
public struct ScrollInputKind: Sendable, Equatable {
  public static let look = ScrollInputKind()
  public static let handGestureShortcut = ScrollInputKind()
}

@available(
  *, unavailable, message: "Espalier ends a scroll view's motion when its position is set: there is no choice."
)
extension Transaction {
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

@available(
  *, unavailable,
  message:
    "Espalier's sections have the margins of their list's style: use listRowInsets(_:) for rows, or padding around the list."
)
extension View {
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
}

@available(
  *, unavailable,
  message:
    "Espalier's scroll views keep what is shown when content above it changes: set a ScrollPosition for another place."
)
extension Transaction {
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

@available(
  *, unavailable,
  message:
    "Espalier's scroll views keep what is shown when content above it changes: set a ScrollPosition for another place."
)
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
  public static var automatic: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior() }
  public static var disabled: ScrollContentOffsetAdjustmentBehavior { ScrollContentOffsetAdjustmentBehavior() }
}

@available(
  *, unavailable,
  message: "Espalier takes the anchor with the position: use scrollPosition(id:anchor:) or scrollTo(id:anchor:)."
)
extension Transaction {
  public var scrollTargetAnchor: UnitPoint? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion
import Foundation

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
  message: "Espalier takes the anchor with the position: use scrollPosition(id:anchor:) or scrollTo(id:anchor:)."
)
extension Transaction {
  public var scrollTargetAnchor: UnitPoint? {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }
}

// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// Items that are dragged, from the start until they are dropped or the drag ends.
@MainActor
package final class OngoingDrag {
  package let items: [NSItemProvider]
  /// The picture under the pointer, and its size in points; nil: a part of the window.
  package var picture: (list: DisplayList, size: CGSize)?
  /// The frame of the dragged view in the window, in points.
  package var frame: CGRect?
  /// The row of a list that is dragged, or that contains the dragged view; nil for rows that stay at their place.
  package var row: DraggedRow?
  /// The point at which the pointer took the view, in the root's coordinates.
  package var start = CGPoint.zero

  package init(_ items: [NSItemProvider]) { self.items = items }
}

/// A row of a list whose rows can be put in another order.
package struct DraggedRow: Equatable {
  package let id: AnyHashable
  /// The list of the row: the rows of another list may have the same ids.
  private weak var list: AnyObject?

  /// - Parameter list: An object that identifies the list, as long as it is on screen.
  package init(id: AnyHashable, of list: AnyObject) {
    self.id = id
    self.list = list
  }

  /// Whether both are rows of one list.
  package func isBeside(_ other: DraggedRow) -> Bool { list != nil && list === other.list }

  package static func == (a: DraggedRow, b: DraggedRow) -> Bool { a.id == b.id && a.list === b.list }
}

extension EnvironmentValues {
  /// The row around, if it can be dragged to another place.
  @EnvironmentEntry package var draggedRow: DraggedRow? = nil
}

/// The operation of a drop.
public enum DropOperation: Sendable {
  /// The effect of a drop: none, refused, a copy, or a move away from the source.
  case cancel, forbidden, copy, move
}

/// The place of a drag over a view.
@MainActor
package struct DropPlace {
  package let session: OngoingDrag
  /// The point in the view, in points.
  package let location: CGPoint
  package let size: CGSize

  package init(session: OngoingDrag, location: CGPoint, size: CGSize) {
    self.session = session
    self.location = location
    self.size = size
  }
}

/// The receiver of drags out of the window: the desktop.
@MainActor
package protocol DragCarrier: AnyObject {
  /// Carries the drag out of the window. Returns false if that is not possible now; the drag then stays in the window.
  func carry(_ session: OngoingDrag) -> Bool
}

/// A view that can be dragged.
@MainActor
package struct DragSource {
  /// The dragged items; nil if there are none now.
  package let items: @MainActor () -> [NSItemProvider]?
  package let picture: (@MainActor (EnvironmentValues) -> (list: DisplayList, size: CGSize))?

  package init(
    items: @escaping @MainActor () -> [NSItemProvider]?,
    picture: (@MainActor (EnvironmentValues) -> (list: DisplayList, size: CGSize))? = nil
  ) {
    self.items = items
    self.picture = picture
  }
}

/// The drop operations of a view.
@MainActor
package struct DropActions {
  package var accepts: @MainActor (OngoingDrag) -> Bool
  package var entered: @MainActor (DropPlace) -> Void = { _ in }
  package var moved: @MainActor (DropPlace) -> DropOperation = { _ in .copy }
  package var exited: @MainActor (DropPlace) -> Void = { _ in }
  package var performed: @MainActor (DropPlace) -> Bool

  package init(
    accepts: @escaping @MainActor (OngoingDrag) -> Bool, performed: @escaping @MainActor (DropPlace) -> Bool
  ) {
    self.accepts = accepts
    self.performed = performed
  }
}

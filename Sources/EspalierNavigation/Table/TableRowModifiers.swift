// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierControls
import EspalierCore
import EspalierInteraction
import Foundation

extension TableRowContent {
  /// Adds a context menu to the row.
  public func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M) -> some TableRowContent<TableRowValue> {
    ModifiedTableRow(base: self) { $0.contextMenu(menuItems: menuItems) }
  }

  /// Adds a context menu to the row; the preview is not shown.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRow(base: self) { $0.contextMenu(menuItems: menuItems, preview: preview) }
  }

  /// Adds an action that is called when the pointer enters the row, and when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    ModifiedTableRow(base: self) { $0.onHover(perform: action) }
  }

  /// Sets whether a click on the row does not select it.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    ModifiedTableRow(base: self) { $0.selectionDisabled(isDisabled) }
  }

  /// Makes the row draggable to views and programs that accept the item that `action` returns; nil disables dragging.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    ModifiedTableRow(base: self) { views in
      views.modifier(DragSourceModifier { DragSource(items: { action?().map { [$0] } }) })
    }
  }

  /// Makes the row draggable to views and programs that accept a value of this type, or one of its representations.
  /// - Parameter payload: Evaluated when the drag begins.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TableRowContent<TableRowValue>
  {
    ModifiedTableRow(base: self) { $0.draggable(payload()) }
  }

  /// Accepts drops of values onto the row.
  public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void)
    -> some TableRowContent<TableRowValue>
  {
    ModifiedTableRow(base: self) { views in
      views.dropDestination(for: payloadType) { items, _ in
        action(items)
        return true
      }
    }
  }
}

// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import Foundation

@available(
  *, unavailable,
  message:
    "Espalier has no containers of drags: make each view draggable(_:), with all that it brings in one Transferable value."
)
extension View {
  public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item { self }
  public func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item { self }
  public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View { self }
  public func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View { self }
  public func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
  ) -> some View { self }
  public func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View { self }
  public func draggable<Item: Transferable, ItemID: Hashable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
    _ item: @escaping () -> Item?
  ) -> some View { self }
  public func draggable<Item: Transferable, ItemID: Hashable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier has no formations of previews, for a drag has one: use draggable(_:preview:)."
)
extension View {
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier has no formations of previews, for a drag has one: use draggable(_:preview:)."
)
public struct DragDropPreviewsFormation: Hashable, Sendable {
  public static let `default` = DragDropPreviewsFormation()
  public static let none = DragDropPreviewsFormation()
  public static let pile = DragDropPreviewsFormation()
  public static let list = DragDropPreviewsFormation()
  public static let stack = DragDropPreviewsFormation()
}

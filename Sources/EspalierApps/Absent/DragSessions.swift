// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

@available(
  *, unavailable,
  message: "Espalier has no sessions of drags: use draggable(_:), and let the destination move or remove the value."
)
extension View {
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier has no sessions of drops: use onDrop(of:delegate:), whose DropInfo has the location and the items."
)
extension View {
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View { self }
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { self }
}

@available(
  *, unavailable,
  message:
    "Espalier has no sessions of drops: use dropDestination(for:action:isTargeted:), whose action gets the location."
)
extension View {
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View { self }
}

@available(
  *, unavailable,
  message: "Espalier has no sessions of drags: use draggable(_:), and let the destination move or remove the value."
)
public struct DragConfiguration: Sendable {
  public struct OperationsWithinApp: Sendable {
    public var allowCopy = true
    public var allowMove = false
    public var allowDelete = false
    public var allowAlias = false
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {}
  }

  public struct OperationsOutsideApp: Sendable {
    public var allowCopy = true
    public var allowMove = false
    public var allowDelete = false
    public var allowAlias = false
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {}
  }

  public var operationsWithinApp = OperationsWithinApp()
  public var operationsOutsideApp = OperationsOutsideApp()
  public init(allowMove: Bool, allowDelete: Bool = false) {}
  public init(operationsWithinApp: OperationsWithinApp, operationsOutsideApp: OperationsOutsideApp = .init()) {}
}

@available(
  *, unavailable,
  message: "Espalier has no sessions of drags: use draggable(_:), and let the destination move or remove the value."
)
public struct DragSession: Identifiable {
  public struct ID: Hashable, Sendable {
    public func matches(_ id: DropSession.ID) -> Bool { false }
  }

  public enum Phase: Equatable, Sendable {
    case initial
    case active
    case ending(DropOperation)
    case ended(DropOperation)
    case dataTransferCompleted
  }

  public var id: ID { ID() }
  public var phase: Phase { .initial }
  public var location: CGPoint { .zero }
  public var draggedItemIndex: Int? { nil }
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}

@available(
  *, unavailable,
  message: "Espalier has no sessions of drops: use onDrop(of:delegate:), whose DropInfo has the location and the items."
)
public struct DropSession: Identifiable {
  public struct ID: Hashable, Sendable {
    public func matches(_ id: DragSession.ID) -> Bool { false }
  }

  public struct LocalSession {
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
  }

  public enum Phase: Equatable, Sendable {
    case entering
    case active
    case exiting
    case ended(DropOperation)
    case dataTransferCompleted
  }

  public var id: ID { ID() }
  public var phase: Phase { .entering }
  public var location: CGPoint { .zero }
  public var size: CGSize { .zero }
  public var itemsCount: Int { 0 }
  public var localSession: LocalSession? { nil }
  public var suggestedOperations: DropOperation.Set { [] }
}

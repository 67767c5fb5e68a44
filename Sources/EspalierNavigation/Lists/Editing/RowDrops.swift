// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierPrimitives
import Foundation
import UniformTypeIdentifiers

// Drops between the rows of a list, and rows that are dragged to another position.

/// Inserts items that are dropped between rows.
public struct _RowInsertion {
  let offset: (AnyHashable) -> Int?
  let accepts: @MainActor ([NSItemProvider]) -> Bool
  let perform: @MainActor (Int, [NSItemProvider]) -> Bool
}

package enum OnInsertTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: _RowInsertion? { nil }
}

extension DynamicViewContent {
  /// Accepts drops of items of some kinds between the rows of a list. The action is called with the offset in the data before
  /// which they are inserted.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      _TraitWritingModifier<OnInsertTraitKey>(
        value: _RowInsertion(
          offset: { _offset(ofID: $0) },
          accepts: { items in items.contains { $0.conforms(toAny: supportedContentTypes) } },
          perform: { place, items in
            action(place, items.filter { $0.conforms(toAny: supportedContentTypes) })
            return true
          })))
  }

  /// Accepts drops of items of these types between the rows; `action` is called with the offset before which they are inserted,
  /// and the items.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }

  /// Accepts drops of values of a type between the rows of a list. The action is called with the offset in the data before which
  /// they are inserted.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    nonisolated(unsafe) let action = action
    return modifier(
      _TraitWritingModifier<OnInsertTraitKey>(
        value: _RowInsertion(
          offset: { _offset(ofID: $0) }, accepts: { items in items.contains { $0.canLoad(T.self) } },
          perform: { place, items in
            receive(T.self, items) {
              action($0, place)
              return true
            }
          })))
  }
}

/// The item of a dragged row that is not draggable itself: only its own list accepts the item.
private struct RowItem: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<RowItem>(exportedContentType: UTType(exportedAs: "espalier.row", conformingTo: .item)) { _ in
      Data()
    }
    .visibility(.ownProcess)
  }
}

/// A row that accepts drops between itself and its neighbours.
struct RowDrop: ViewModifier {
  let id: AnyHashable?
  let insertion: _RowInsertion?
  let move: _RowMove?
  /// The row as a dragged value, also for a drag source inside it; nil if the row cannot be moved.
  let row: DraggedRow?
  /// The edge at which a line marks the position of the drop.
  @State private var edge: VerticalEdge?
  @Environment(\.design) private var design

  init(id: AnyHashable?, insertion: _RowInsertion?, move: _RowMove?, list: AnyObject) {
    self.id = id
    self.insertion = insertion
    self.move = move
    row = move == nil ? nil : id.map { DraggedRow(id: $0, of: list) }
  }

  func body(content: Content) -> some View {
    content
      .overlay(alignment: edge == .bottom ? .bottom : .top) {
        if edge != nil { Capsule().fill(Color.accentColor).frame(height: design.rows.dropLine).allowsHitTesting(false) }
      }
      .modifier(DropModifier { actions })
      .modifier(DragSourceModifier { DragSource(items: { draggedItems }) })
      .environment(\.draggedRow, row)
  }

  private var draggedItems: [NSItemProvider]? {
    row == nil ? nil : [NSItemProvider(transferring: RowItem())]
  }

  /// The offset in the data of a dragged row of the same collection.
  private func source(_ session: OngoingDrag) -> Int? {
    guard let row, let dragged = session.row, dragged.isBeside(row) else { return nil }
    return move?.offset(dragged.id)
  }

  private func edge(_ place: DropPlace) -> VerticalEdge { place.location.y < place.size.height / 2 ? .top : .bottom }

  private var actions: DropActions {
    var actions = DropActions { session in
      source(session) != nil || insertion?.accepts(session.items) == true
    } performed: { place in
      edge = nil
      let after = edge(place) == .bottom ? 1 : 0
      if let from = source(place.session) {
        guard let move, let target = id.flatMap(move.offset) else { return false }
        if target + after != from, target + after != from + 1 { move.perform([from], target + after) }
        return true
      }
      guard let insertion, let target = id.flatMap(insertion.offset) else { return false }
      return insertion.perform(target + after, place.session.items)
    }
    actions.moved = { place in
      edge = edge(place)
      return source(place.session) != nil ? .move : .copy
    }
    actions.exited = { _ in edge = nil }
    return actions
  }
}

extension RowDrop {
  /// Whether a row can ever accept drops beside it.
  @MainActor static func applies(to traits: ViewTraits) -> Bool {
    traits[OnInsertTraitKey.self] != nil || traits[OnMoveTraitKey.self] != nil
  }

  /// The drops that a row accepts beside it. Called in a rule; O(1), the collection is searched only at the drop.
  /// - Parameter list: An object that identifies the row's list.
  init(beside ids: [AnyHashable], of list: AnyObject, _ traits: ViewTraits) {
    let insertion = traits.value(OnInsertTraitKey.self)
    let move = traits.value(IsMoveDisabledTraitKey.self) ? nil : traits.value(OnMoveTraitKey.self)
    let id = ids.first { insertion?.offset($0) != nil || move?.offset($0) != nil }
    self.init(id: id, insertion: insertion, move: move, list: list)
  }
}

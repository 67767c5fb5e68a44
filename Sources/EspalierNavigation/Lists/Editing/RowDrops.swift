// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierPrimitives
import Foundation
import UniformTypeIdentifiers

// What is dropped between the rows of a list, and rows that are dragged to another place.

/// What becomes of things that are dropped between rows.
public struct _RowInsertion {
  let offset: (AnyHashable) -> Int?
  let accepts: @MainActor ([NSItemProvider]) -> Bool
  let perform: @MainActor (Int, [NSItemProvider]) -> Bool
}

package enum OnInsertTraitKey: _ViewTraitKey {
  public nonisolated static var defaultValue: _RowInsertion? { nil }
}

extension DynamicViewContent {
  /// Lets things of some kinds be dropped between the rows of a list. The action gets the place in the data before which they
  /// go.
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

  /// Lets items of these types be dropped between the rows; `action` gets the position before which they land, and the
  /// items.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }

  /// Lets values of a type be dropped between the rows of a list. The action gets the place in the data before which they go.
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

/// What a row that is not draggable itself is dragged as: nothing but its own list accepts it.
private struct RowItem: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<RowItem>(exportedContentType: UTType(exportedAs: "espalier.row", conformingTo: .item)) { _ in
      Data()
    }
    .visibility(.ownProcess)
  }
}

/// A row between which and its neighbours something can be dropped.
struct RowDrop: ViewModifier {
  let id: AnyHashable?
  let insertion: _RowInsertion?
  let move: _RowMove?
  /// The row as it is dragged, also by a source in it; nil where it cannot be moved.
  let row: DraggedRow?
  /// Where the line is that shows where it would go.
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

  /// The place in the data of a row of these that is dragged.
  private func source(_ session: DragSession) -> Int? {
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
  /// Whether something can ever be dropped beside a row.
  @MainActor static func applies(to traits: ViewTraits) -> Bool {
    traits[OnInsertTraitKey.self] != nil || traits[OnMoveTraitKey.self] != nil
  }

  /// What may be dropped beside a row. In a rule; O(1), the collection is searched when something is dropped.
  /// - Parameter list: What stands for the row's list, by identity.
  init(beside ids: [AnyHashable], of list: AnyObject, _ traits: ViewTraits) {
    let insertion = traits.value(OnInsertTraitKey.self)
    let move = traits.value(IsMoveDisabledTraitKey.self) ? nil : traits.value(OnMoveTraitKey.self)
    let id = ids.first { insertion?.offset($0) != nil || move?.offset($0) != nil }
    self.init(id: id, insertion: insertion, move: move, list: list)
  }
}

// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation
import UniformTypeIdentifiers

extension View {
  /// Accepts drops of items of some kinds on this view.
  /// - Parameters:
  ///   - isTargeted: True while such an item is dragged over the view.
  ///   - action: Called with the items of these kinds; returns whether it accepts them.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    nonisolated(unsafe) let action = action
    return onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
  }

  /// - Parameter action: Called also with the point, in this view's coordinates.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(
      DropModifier {
        @MainActor func chosen(_ session: OngoingDrag) -> [NSItemProvider] {
          session.items.filter { $0.conforms(toAny: supportedContentTypes) }
        }
        var actions = DropActions {
          !chosen($0).isEmpty
        } performed: { place in
          isTargeted?.wrappedValue = false
          return action(chosen(place.session), place.location)
        }
        actions.entered = { _ in isTargeted?.wrappedValue = true }
        actions.exited = { _ in isTargeted?.wrappedValue = false }
        return actions
      })
  }

  /// Accepts drops of items of these types on this view; `isTargeted` is true while one is dragged over it. The action returns
  /// whether it accepted them.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts drops of items of these types on this view; `isTargeted` is true while one is dragged over it. The action returns
  /// whether it accepted them.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts drops of values of a type on this view, in any of the type's representations.
  /// - Parameters:
  ///   - action: Called with the values, and the point in this view; returns whether it accepts them. Values from another program
  ///     arrive a little later than the drop.
  ///   - isTargeted: Called with true while such a value is dragged over the view, and with false when that ends.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    nonisolated(unsafe) let (action, isTargeted) = (action, isTargeted)
    return modifier(
      DropModifier {
        var actions = DropActions {
          $0.items.contains { $0.canLoad(T.self) }
        } performed: { place in
          isTargeted(false)
          return receive(T.self, place.session.items) { action($0, place.location) }
        }
        actions.entered = { _ in isTargeted(true) }
        actions.exited = { _ in isTargeted(false) }
        return actions
      })
  }
}

/// Passes the values of a type to `action`: at once if they come from this program, else when all have arrived.
/// - Returns: The action's result, or true if it has not run yet.
@MainActor
package func receive<T: Transferable>(
  _ type: T.Type, _ items: [NSItemProvider], _ action: @escaping @MainActor ([T]) -> Bool
) -> Bool {
  let items = items.filter { $0.canLoad(T.self) }
  if items.isEmpty { return false }
  let values = items.compactMap { $0.value as? T }
  if values.count == items.count { return action(values) }
  Task { @MainActor in
    var loaded: [T] = []
    for item in items {
      if let value = try? await item.load(T.self) { loaded.append(value) }
    }
    if !loaded.isEmpty { _ = action(loaded) }
  }
  return true
}

// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation
import UniformTypeIdentifiers

/// The proposed outcome of a drop.
public struct DropProposal: Sendable {
  /// The operation that a drop would perform.
  public let operation: DropOperation
  /// A proposal of an operation; the pointer shows it.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The items dragged over a view, and their position.
@MainActor @preconcurrency
public struct DropInfo {
  fileprivate let place: DropPlace
  fileprivate let types: [UTType]

  /// The pointer's position in the view, in points.
  public var location: CGPoint { place.location }

  /// Whether any dragged item conforms to one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    place.session.items.contains { $0.conforms(toAny: contentTypes) }
  }

  /// The dragged items that conform to one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    place.session.items.filter { $0.conforms(toAny: contentTypes) }
  }

  /// Whether any dragged item conforms to one of the types.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }

  /// The dragged items that conform to one of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

/// Responds to drags over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the items may be dropped at all; true by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Handles the drop. Returns whether the drop succeeded.
  func performDrop(info: DropInfo) -> Bool
  /// Called when the drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called when the drag moves over the view. Nil keeps the last proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the drag leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Accepts drops of some kinds on this view; `delegate` responds to them.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    nonisolated(unsafe) let delegate = delegate
    return modifier(DropModifier { makeActions(supportedContentTypes, delegate) })
  }

  /// Accepts drops of these types on this view; `delegate` decides which are accepted.
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }
}

@MainActor
private func makeActions(_ types: [UTType], _ delegate: any DropDelegate) -> DropActions {
  func info(_ place: DropPlace) -> DropInfo { DropInfo(place: place, types: types) }
  var actions = DropActions { session in
    session.items.contains { $0.conforms(toAny: types) }
      && delegate.validateDrop(info: info(DropPlace(session: session, location: .zero, size: .zero)))
  } performed: {
    delegate.performDrop(info: info($0))
  }
  actions.entered = { delegate.dropEntered(info: info($0)) }
  actions.moved = { delegate.dropUpdated(info: info($0))?.operation ?? .copy }
  actions.exited = { delegate.dropExited(info: info($0)) }
  return actions
}

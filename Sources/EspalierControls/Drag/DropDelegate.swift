// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation
import UniformTypeIdentifiers

/// What becomes of a drop.
public struct DropProposal: Sendable {
  /// What the drop would do now.
  public let operation: DropOperation
  /// A proposal of what a drop does; the pointer shows it.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view, and where.
@MainActor @preconcurrency
public struct DropInfo {
  fileprivate let place: DropPlace
  fileprivate let types: [UTType]

  /// In points of the view.
  public var location: CGPoint { place.location }

  /// Whether any of what is dragged is of one of the types, or more special.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    place.session.items.contains { $0.conforms(toAny: contentTypes) }
  }

  /// What is dragged that is of one of the types, or more special.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    place.session.items.filter { $0.conforms(toAny: contentTypes) }
  }

  /// Whether any of what is dragged is of one of the types, or more special.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }

  /// What is dragged that is of one of the types, or more special.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

/// Takes part in a drag over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it may be dropped at all; true by default.
  func validateDrop(info: DropInfo) -> Bool
  /// It is dropped. Returns whether that went well.
  func performDrop(info: DropInfo) -> Bool
  /// What is dragged has come over the view.
  func dropEntered(info: DropInfo)
  /// It has moved over the view. Nil leaves everything as it is.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// What is dragged has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Lets things of some kinds be dropped on this view; `delegate` decides about them.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    nonisolated(unsafe) let delegate = delegate
    return modifier(DropModifier { makeActions(supportedContentTypes, delegate) })
  }

  /// Lets things of these types be dropped on this view; the delegate decides what is accepted.
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

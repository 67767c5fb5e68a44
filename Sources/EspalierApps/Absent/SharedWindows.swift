// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension OpenWindowAction {
  @available(
    *, unavailable,
    message: "Espalier has no windows that are shared with other people: use openWindow(id:) or openWindow(value:)."
  )
  public struct SharingBehavior: Equatable, Sendable {
    public static let requested = SharingBehavior()
    public static let required = SharingBehavior()
  }
}

@available(
  *, unavailable,
  message: "Espalier has no windows that are shared with other people: use openWindow(id:) or openWindow(value:)."
)
extension OpenWindowAction {
  public func callAsFunction(id: String, sharingBehavior: SharingBehavior) async throws {}
  public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D, sharingBehavior: SharingBehavior
  ) async throws {}
  public func callAsFunction<D: Codable & Hashable>(value: D, sharingBehavior: SharingBehavior) async throws {}
}

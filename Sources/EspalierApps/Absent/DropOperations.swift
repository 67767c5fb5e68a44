// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierInteraction

@available(
  *, unavailable,
  message: "Espalier has no sessions of drops: return a DropProposal from a DropDelegate's dropUpdated(info:)."
)
public struct DropConfiguration: Sendable {
  public var operation: DropOperation
  public var acceptedItemCount: Int?
  public init(operation: DropOperation) { self.operation = operation }
}

@available(
  *, unavailable, message: "Espalier has no second operation of a drop for other apps: use DropProposal(operation:)."
)
extension DropProposal {
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    self.init(operation: withinApplication)
  }
  public var operationOutsideApplication: DropOperation? { nil }
}

extension DropOperation {
  @available(*, unavailable, message: "Espalier has no operation .alias: use .copy, and let the drop make the link.")
  public static var alias: DropOperation { .copy }

  @available(*, unavailable, message: "Espalier has no operation .delete: use .move, and let the drop remove the item.")
  public static var delete: DropOperation { .move }

  @available(
    *, unavailable,
    message: "Espalier has no sets of operations, for all drags can be copied or moved: use a DropOperation."
  )
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let cancel = Set(rawValue: 1)
    public static let forbidden = Set(rawValue: 2)
    public static let copy = Set(rawValue: 4)
    public static let move = Set(rawValue: 8)
    public static let alias = Set(rawValue: 16)
    public static let delete = Set(rawValue: 32)
  }
}

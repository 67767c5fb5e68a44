// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(
  *, unavailable, message: "Espalier has no undoManager yet: keep the earlier values in your model, and restore them."
)
extension EnvironmentValues {
  public var undoManager: UndoManager? { nil }
}

@available(
  *, unavailable,
  message: "Espalier has no UndoManager yet, nor has Foundation on Linux: keep the earlier values in your model."
)
open class UndoManager {
  public init() {}
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }
  open var groupsByEvent: Bool = true
  open var levelsOfUndo: Int = 0
  open var undoActionName: String { "" }
  open var redoActionName: String { "" }
  open var undoMenuItemTitle: String { "" }
  open var redoMenuItemTitle: String { "" }
  open var isUndoRegistrationEnabled: Bool { false }
  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func disableUndoRegistration() {}
  open func enableUndoRegistration() {}
  open func removeAllActions() {}
  open func removeAllActions(withTarget target: Any) {}
  open func setActionName(_ actionName: String) {}
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {}
}

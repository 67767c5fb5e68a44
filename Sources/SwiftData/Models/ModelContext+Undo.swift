// SPDX-License-Identifier: MIT

import EspalierDatabase
import EspalierInteraction
import EspalierMotion
import Foundation

// Each change registers the action that reverts it. An action that runs changes objects in the same way, and so registers the
// action for redo; the undo manager groups those of one event.
extension ModelContext {
  /// Registers an action for a change that was made on the main thread.
  func registerUndo(_ perform: @escaping (ModelContext) -> Void) {
    guard let undoManager, MainQueue.isCurrent else { return }
    let action = MainThreadAction(context: self, manager: undoManager, perform: perform)
    MainActor.assumeIsolated {
      action.manager.registerUndo(withTarget: action.context) { context in action.perform(context) }
    }
  }

  /// Before a property changes: registers its value.
  func registerUndo(_ storage: _ModelStorage, _ property: ModelProperty) {
    guard undoManager != nil, let model = storage.model else { return }
    let value = storage.values[property.index]
    let related = storage.related[property.index]
    registerUndo { _ in
      withExtendedLifetime(model) { storage.restore(property, value, related) }
    }
  }

  /// Drops the actions of changes that no longer exist.
  func dropUndo() {
    guard let undoManager, MainQueue.isCurrent else { return }
    let action = MainThreadAction(context: self, manager: undoManager) { _ in }
    MainActor.assumeIsolated { action.manager.removeAllActions(withTarget: action.context) }
  }
}

/// A registration of an action, on the main thread.
private struct MainThreadAction: @unchecked Sendable {
  let context: ModelContext
  let manager: UndoManager
  let perform: (ModelContext) -> Void
}

extension _ModelStorage {
  /// Gives a property a value that it had before.
  fileprivate func restore(_ property: ModelProperty, _ value: StoredValue, _ related: [AnyObject]?) {
    change(property) {
      values[property.index] = value
      decoded[property.index] = nil
      self.related[property.index] = related
    }
  }
}

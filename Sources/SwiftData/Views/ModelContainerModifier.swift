// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import Foundation

/// The parameters of a container of views.
@MainActor
struct ModelContainerSetup {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  init(
    _ types: [any PersistentModel.Type], _ inMemory: Bool, _ isAutosaveEnabled: Bool, _ isUndoEnabled: Bool,
    _ onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    self.types = types
    self.inMemory = inMemory
    self.isAutosaveEnabled = isAutosaveEnabled
    self.isUndoEnabled = isUndoEnabled
    self.onSetup = onSetup
  }

  /// The context of a new container. If the store cannot be opened, the objects live in memory, after a message.
  func makeContext() -> ModelContext {
    let schema = Schema(types)
    func make(_ inMemory: Bool) throws -> ModelContainer {
      try ModelContainer(for: schema, configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
    }
    let context: ModelContext
    do {
      let container = try make(inMemory)
      context = container.mainContext
      context.autosaveEnabled = isAutosaveEnabled
      onSetup(.success(container))
    } catch {
      SwiftDataLog.warn("\(error) Until then, changes live in memory only.")
      onSetup(.failure(error))
      guard let container = try? make(true) else { fatalError("no database in memory can be made: \(error)") }
      context = container.mainContext
    }
    context.followsWindowUndo = isUndoEnabled
    return context
  }
}

/// A container that lives as long as the views.
struct ModelContainerModifier: ViewModifier {
  let setup: ModelContainerSetup
  @State private var holder = ContextHolder()

  func body(content: Content) -> some View {
    content.environment(\.modelContext, holder.context(setup))
  }

  @MainActor final class ContextHolder {
    private var made: ModelContext?
    nonisolated init() {}

    func context(_ setup: ModelContainerSetup) -> ModelContext {
      if let made { return made }
      let new = setup.makeContext()
      made = new
      return new
    }
  }
}

/// The containers of scenes: a scene's body can run again, the container remains.
@MainActor
enum SceneContainers {
  private struct Key: Hashable {
    let types: [ObjectIdentifier]
    let inMemory: Bool
  }
  private static var contexts: [Key: ModelContext] = [:]

  static func context(_ setup: ModelContainerSetup) -> ModelContext {
    let key = Key(types: setup.types.map { ObjectIdentifier($0) }, inMemory: setup.inMemory)
    if let known = contexts[key] { return known }
    let made = setup.makeContext()
    contexts[key] = made
    return made
  }
}

// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import EspalierInteraction
import Foundation

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  /// The context whose objects views read and change. Without one around, a store in memory that has no models.
  public var modelContext: ModelContext {
    get {
      let context = self[ModelContextKey.self] ?? MissingContainer.context
      if context.followsWindowUndo, let undoManager { context.undoManager = undoManager }
      return context
    }
    set { self[ModelContextKey.self] = newValue }
  }

  /// The context that a container was set for; nil if none was.
  var givenModelContext: ModelContext? { self[ModelContextKey.self] }
}

/// The context of views without a container: previews that show no objects need none.
private enum MissingContainer {
  nonisolated(unsafe) static let context = ModelContext(
    try! ModelContainer(
      for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
}

extension View {
  /// Sets the container whose objects the views use, and its main context as theirs.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Sets the context whose objects the views use.
  public nonisolated func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Makes a container of models when the views appear, and sets it for them.
  ///
  /// - Parameters:
  ///   - types: The models; those that they are related to belong to the container, too.
  ///   - inMemory: Whether the objects live only as long as the views.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Whether the window's undo manager reverts changes of objects.
  ///   - onSetup: Called once, with the container or the error.
  @MainActor public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerModifier(
        setup: ModelContainerSetup(types, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup)))
  }

  /// Makes a container of a model when the views appear, and sets it for them.
  @MainActor public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }
}

extension Scene {
  /// Sets the container whose objects the scene's views use, and its main context as theirs.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Sets the context whose objects the scene's views use.
  public func modelContext(_ context: ModelContext) -> some Scene { environment(\.modelContext, context) }

  /// Makes a container of models, once in the life of the program, and sets it for the scene's views.
  @MainActor public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    environment(
      \.modelContext,
      SceneContainers.context(ModelContainerSetup(types, inMemory, isAutosaveEnabled, isUndoEnabled, onSetup)))
  }

  /// Makes a container of a model, once in the life of the program, and sets it for the scene's views.
  @MainActor public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }
}

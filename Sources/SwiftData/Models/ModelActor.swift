// SPDX-License-Identifier: MIT

import Foundation

/// The executor of an actor that works with objects.
public protocol ModelExecutor: Executor {
  /// The context of the actor.
  var modelContext: ModelContext { get }
}

/// An executor that runs one job after the other.
public protocol SerialModelExecutor: SerialExecutor, ModelExecutor {}

/// An executor with a queue of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context of the actor.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelActor")

  /// An executor for a context that nothing else uses.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  /// Runs a job on the queue.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}

/// An actor with a context of its own. `@ModelActor` makes the conformance.
public protocol ModelActor: Actor {
  /// The stores.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor, which has the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor of the actor's methods.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialExecutor else {
      fatalError("the executor of \(Self.self) must be a SerialModelExecutor")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The actor's object of an identifier; nil if the store does not have it.
  public subscript<T: PersistentModel>(identifier: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext[identifier, as: type]
  }
}

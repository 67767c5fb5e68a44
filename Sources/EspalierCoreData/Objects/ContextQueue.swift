// SPDX-License-Identifier: MIT

import EspalierMotion
import Foundation

/// The queue on which the blocks of a context run, one after the other.
final class ContextQueue: @unchecked Sendable {
  private static let key = DispatchSpecificKey<ObjectIdentifier>()
  private let queue: DispatchQueue
  private let isMain: Bool

  init(_ type: NSManagedObjectContextConcurrencyType) {
    isMain = type != .privateQueueConcurrencyType
    queue = isMain ? .main : DispatchQueue(label: "CoreData context")
    if !isMain { queue.setSpecific(key: Self.key, value: ObjectIdentifier(queue)) }
  }

  /// Whether the caller runs on the queue.
  var isCurrent: Bool {
    isMain ? MainQueue.isCurrent : DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(queue)
  }

  private struct Block: @unchecked Sendable { let run: () -> Void }

  func async(_ block: @escaping () -> Void) {
    let block = Block(run: block)
    queue.async { block.run() }
  }

  /// Runs a block, and waits for it.
  func sync<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T {
    if isCurrent { return try block() }
    var result: Result<T, E>?
    withoutActuallyEscaping(block) { block in
      nonisolated(unsafe) let block = block
      nonisolated(unsafe) let box = Box<Result<T, E>>()
      queue.sync {
        do throws(E) { box.value = .success(try block()) } catch { box.value = .failure(error) }
      }
      result = box.value
    }
    return try result!.get()
  }

  private final class Box<Value> {
    var value: Value?
  }
}

extension NSManagedObjectContext {
  /// Runs a block on the context's queue, later.
  @preconcurrency public func perform(_ block: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      block()
      processPendingChanges()
    }
  }

  /// Runs a block on the context's queue, and waits for it.
  public func performAndWait(_ block: () -> Void) {
    queue.sync {
      block()
      if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
    }
  }

  /// Runs a block on the context's queue, and waits for its result.
  /// - Throws: The error of the block.
  public func performAndWait<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T {
    try queue.sync { () throws(E) -> T in
      defer { if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() } }
      return try block()
    }
  }

  /// Runs a block on the context's queue.
  /// - Throws: The error of the block.
  @preconcurrency public func perform<T, E: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws(E) -> T
  ) async throws(E) -> T {
    let result: UncheckedResult<T, E> = await withCheckedContinuation { continuation in
      queue.async { [self] in
        let result: Result<T, E>
        do throws(E) { result = .success(try block()) } catch { result = .failure(error) }
        processPendingChanges()
        continuation.resume(returning: UncheckedResult(result: result))
      }
    }
    return try result.result.get()
  }
}

/// A result that passes from a context's queue to the caller, as the caller asks for.
struct UncheckedResult<T, E: Error>: @unchecked Sendable {
  let result: Result<T, E>
}

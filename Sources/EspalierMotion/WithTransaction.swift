// SPDX-License-Identifier: MIT

/// Runs `body`; the state that it writes changes in `transaction`, which overrides the current one value by value
/// (specification M12).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  // While the body runs it may still queue writes.
  transaction.updateExpected(in: nil)
  defer { transaction.updateFinished() }
  return try CurrentTransaction.replace(with: CurrentTransaction.value.merging(transaction), body)
}

/// Runs `body`; the state that it writes changes in a transaction with `value` at `keyPath`.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; the changes that it causes move by `animation`, or not at all if that is nil (specification M1).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; the changes that it causes move by `animation`. `completion` is called exactly once: when those
/// animations are done by `completionCriteria`, after the update if there were none, or at once if nothing changes
/// (specification M49, M50).
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

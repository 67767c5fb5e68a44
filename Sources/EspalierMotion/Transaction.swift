// SPDX-License-Identifier: MIT

/// The key of a program's value that flows with a change (specification M15).
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value in a transaction that does not set one.
  static var defaultValue: Value { get }
}

/// The context of a change of state for the views that it reaches: above all, its animation.
///
/// A transaction is a reference to an immutable record, or nothing: copying and `isSame(as:)` cost a pointer; each
/// mutation makes a new record. It stores the set of values that were set, so that an inner transaction overrides an
/// outer one value by value (specification M12). Values of a `TransactionKey` are expected to be immutable, as the
/// record is read on any thread.
public struct Transaction: @unchecked Sendable {
  private struct Record {
    var animation: Animation??
    var disablesAnimations: Bool?
    var isContinuous: Bool?
    var tracksVelocity: Bool?
    var isPartOfLoop: Bool?
    var values: [ObjectIdentifier: Any] = [:]
    var observers: [AnimationCompletionObserver] = []
  }

  private final class Storage {
    let record: Record
    init(_ record: Record) { self.record = record }
  }

  private var storage: Storage?

  /// A transaction without an animation and without values.
  public init() {}

  /// A transaction that animates its changes; with nil, one that turns their animation off.
  public init(animation: Animation?) { change { $0.animation = .some(animation) } }

  private mutating func change(_ body: (inout Record) -> Void) {
    var record = storage?.record ?? Record()
    body(&record)
    storage = Storage(record)
  }

  /// The animation of the change; nil if it is not animated.
  public var animation: Animation? {
    get { storage?.record.animation ?? nil }
    set { change { $0.animation = .some(newValue) } }
  }

  /// Whether `animation(_:value:)` adds no animation of its own (specification M11).
  public var disablesAnimations: Bool {
    get { storage?.record.disablesAnimations ?? false }
    set { change { $0.disablesAnimations = newValue } }
  }

  /// Whether the transaction belongs to a continuing interaction, such as a drag (specification M16).
  public var isContinuous: Bool {
    get { storage?.record.isContinuous ?? false }
    set { change { $0.isContinuous = newValue } }
  }

  /// Whether changes without animation are watched, and a spring that follows begins with their velocity (specification M40).
  public var tracksVelocity: Bool {
    get { storage?.record.tracksVelocity ?? false }
    set { change { $0.tracksVelocity = newValue } }
  }

  /// Whether the transaction is a step of an endless loop: its motions are not waited for.
  package var isPartOfLoop: Bool {
    get { storage?.record.isPartOfLoop ?? false }
    set { change { $0.isPartOfLoop = newValue } }
  }

  /// The value of a key, or the key's default if none was set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { storage?.record.values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { change { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Calls `completion` once when the animations that this transaction starts are done; after the update if there are
  /// none, and at once if it changes nothing. A host that ends counts as done.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    change { $0.observers.append(AnimationCompletionObserver(criteria: criteria, action: completion)) }
  }

  /// The observers that are notified when the transaction's animations are done. Animators receive them.
  package var completions: [AnimationCompletionObserver] { storage?.record.observers ?? [] }

  /// Records an expected update. It must be called when a write is queued in this transaction, so that its completions
  /// wait for it.
  /// - Parameter host: The completions of the host that applies the write; nil if no write is queued yet.
  package func updateExpected(in host: AnimationCompletions?) {
    for observer in completions { observer.updateExpected(in: host) }
  }

  /// Records a finished update. It must be called once for each ``updateExpected(in:)``, after the update that applied
  /// the write.
  package func updateFinished() {
    for observer in completions { observer.updateFinished() }
  }

  /// Whether nothing was set.
  package var isEmpty: Bool { storage == nil }

  /// Whether both are one and the same transaction, or copies of it. False does not imply that they differ.
  package func isSame(as other: Transaction) -> Bool { storage === other.storage }

  /// This transaction with everything that `inner` sets; completions of both (specification M12).
  package func merging(_ inner: Transaction) -> Transaction {
    guard let innerRecord = inner.storage?.record else { return self }
    guard let outerRecord = storage?.record else { return inner }
    var result = Transaction()
    result.storage = Storage(
      Record(
        animation: innerRecord.animation ?? outerRecord.animation,
        disablesAnimations: innerRecord.disablesAnimations ?? outerRecord.disablesAnimations,
        isContinuous: innerRecord.isContinuous ?? outerRecord.isContinuous,
        tracksVelocity: innerRecord.tracksVelocity ?? outerRecord.tracksVelocity,
        isPartOfLoop: innerRecord.isPartOfLoop ?? outerRecord.isPartOfLoop,
        values: outerRecord.values.merging(innerRecord.values) { _, inner in inner },
        observers: outerRecord.observers + innerRecord.observers))
    return result
  }
}

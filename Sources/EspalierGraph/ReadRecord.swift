// SPDX-License-Identifier: MIT

/// The reads of code on behalf of a rule that does not run: a user's closure that other rules call.
///
/// `recording` runs the code; `value`, read in a rule, makes the rule depend on the code's reads. The value grows when
/// any of them changed, so the rule can distinguish that from other reasons to run.
@MainActor
package final class ReadRecord {
  private var reads: [WeakAnyAttribute] = []
  private var ids: Set<NodeID> = []
  private var version: Attribute<Int>!

  /// A record whose attribute is in the current subgraph.
  package init() { version = Attribute(RecordedReads(record: self)) }

  /// The number of changes of the values that were read.
  package var value: Int { version.value }

  /// An attribute for observers that are not attributes: invalidating it counts as a change of the values that were read.
  package var changed: WeakAnyAttribute { WeakAnyAttribute(version.any) }

  /// Runs code whose reads are recorded; they do not become dependencies of the running rule.
  package func recording<Result>(_ body: () -> Result) -> Result {
    let outer = arena.readRecord
    let known = reads.count
    arena.readRecord = Unmanaged.passUnretained(self)
    defer {
      arena.readRecord = outer
      if reads.count != known { takeReads() }
    }
    return Graph.untracked(body)
  }

  func add(_ id: NodeID) {
    if ids.insert(id).inserted { reads.append(WeakAnyAttribute(AnyAttribute(id: id, offset: 0))) }
  }

  /// Lets the attribute depend on new reads, without growing.
  private func takeReads() {
    guard version.isValid else { return }
    version.mutateRule(RecordedReads.self) { $0.onlyReadsMore = true }
    version.invalidate()
    _ = version.peek()
  }

  /// The attributes that still exist. A node that is gone cannot change; its slot may belong to another one.
  fileprivate func livingReads() -> [AnyAttribute] {
    let living = reads.compactMap(\.attribute)
    if living.count < reads.count {
      reads = living.map(WeakAnyAttribute.init)
      ids = Set(living.map(\.id))
    }
    return living
  }
}

// Reads: the values that the code has read.
// Produces: the number of their changes.
// Costs: O(attributes read).
private struct RecordedReads: Rule {
  unowned let record: ReadRecord
  var version = 0
  var onlyReadsMore = true

  init(record: ReadRecord) { self.record = record }

  mutating func value() -> Int {
    if !onlyReadsMore { version += 1 }
    onlyReadsMore = false
    for read in record.livingReads() { read.touch() }
    return version
  }

  static var label: String { "what a closure reads" }
}

extension AnyAttribute {
  /// Reads the whole value, whatever its type.
  @MainActor fileprivate func touch() { _ = _read(id, 0, arena.nodes[Int(id)].type.pointee.valueSize) }
}

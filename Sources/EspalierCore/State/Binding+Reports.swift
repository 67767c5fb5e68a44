// SPDX-License-Identifier: MIT

import EspalierGraph

extension Binding: ReportedBinding {
  @MainActor static func hasChanged(_ property: UnsafeRawPointer, since last: inout AnyObject?) -> Bool {
    // The report must not make the body depend on a value that it does not read itself.
    let value = Graph.untracked { property.assumingMemoryBound(to: Self.self).pointee.wrappedValue }
    defer { last = ReportedValue(value) }
    return (last as? ReportedValue<Value>).map { !valuesAreEqual($0.value, value) } ?? true
  }
}

private final class ReportedValue<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

/// The first property of a property wrapper whose value belongs to its view: its initial value, and its location once
/// the view is made.
package struct OwnLocation<Value> {
  package let initial: Value
  /// The same for all copies of one property of one view; nil before the view is made.
  package private(set) var location: StoredLocation<Value>?

  package init(initial: Value) { self.initial = initial }

  package var value: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: CurrentTransaction.value) }
  }

  /// The connection of a wrapper that begins with an `OwnLocation`.
  @MainActor
  package static func makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs) -> Connection {
    Connection(property.assumingMemoryBound(to: Self.self).pointee.initial, host: inputs.host)
  }

  package final class Connection: _PropertyConnection {
    package let initial: Value
    package let location: StoredLocation<Value>

    fileprivate init(_ initial: Value, host: ViewGraph) {
      self.initial = initial
      location = StoredLocation(initial, host: host)
    }

    package override func setName(_ name: String, owner: Any.Type) {
      location.name = name
      location.owner = owner
    }

    package override func update(_ property: UnsafeMutableRawPointer) {
      property.assumingMemoryBound(to: OwnLocation<Value>.self).pointee.location = location
    }
  }
}

extension OwnLocation: Sendable where Value: Sendable {}

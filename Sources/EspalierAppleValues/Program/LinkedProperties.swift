// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A value of the program with dynamic properties, which is not itself a view that has a body: a representable.
package struct LinkedProperties<Value>: DynamicProperty {
  package var value: Value

  package init(_ value: Value) { self.value = value }

  package static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs) -> _PropertyConnection? {
    DynamicPropertyFields.of(Value.self).makeStorage(inputs: inputs).map(LinkedConnection.init)
  }
}

private final class LinkedConnection: _PropertyConnection {
  private let storage: DynamicPropertyStorage
  init(_ storage: DynamicPropertyStorage) { self.storage = storage }
  override func update(_ property: UnsafeMutableRawPointer) { storage.update(property) }
}

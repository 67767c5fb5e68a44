// SPDX-License-Identifier: MIT

/// A style that a view holds: its dynamic properties are connected as if they were the view's own.
package struct StyleValue<Style>: DynamicProperty {
  package var value: Style

  package init(_ value: Style) { self.value = value }

  @MainActor package static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    // The style is the only field: its offset is 0.
    let nested = DynamicPropertyFields.of(Style.self).connect(property, inputs: inputs)
    return nested.isEmpty ? nil : Connection(nested)
  }

  private final class Connection: _PropertyConnection {
    let nested: [(offset: Int, connection: _PropertyConnection)]
    init(_ nested: [(offset: Int, connection: _PropertyConnection)]) { self.nested = nested }
    override func update(_ property: UnsafeMutableRawPointer) {
      for part in nested { part.connection.update(property + part.offset) }
    }
  }
}

// SPDX-License-Identifier: MIT

import EspalierGraph
@_spi(Reflection) import Swift

/// A stored property of a view that the framework brings up to date before each `body`.
///
/// A type of your own that holds other dynamic properties gets them connected; `update()` is called after them.
public protocol DynamicProperty {
  /// Runs before each `body` of the view, once the property's own dynamic properties have their values.
  @MainActor @preconcurrency mutating func update()
  /// Connects a property of a view that was just made; nil if the property needs no connection.
  @MainActor static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs) -> _PropertyConnection?
}

extension DynamicProperty {
  @MainActor @preconcurrency public mutating func update() {}

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    let fields = DynamicPropertyFields.of(Self.self)
    return CompositeConnection<Self>(nested: fields.connect(property, inputs: inputs))
  }
}

/// The connection of one dynamic property of one view, for as long as the view's identity lives.
@MainActor
open class _PropertyConnection {
  public init() {}
  /// Brings the property up to date inside a copy of the view. Runs inside the rule that evaluates `body`.
  open func update(_ property: UnsafeMutableRawPointer) {}
  /// Whether the value changed since the last call; for diagnostics.
  open func takeChange() -> Bool { false }
  /// Takes the property's name, for diagnostics.
  /// - Parameter owner: The type whose stored property it is.
  open func setName(_ name: String, owner: Any.Type) {}
}

/// A user's own dynamic property: its parts first, then its `update()`.
private final class CompositeConnection<Property: DynamicProperty>: _PropertyConnection {
  let nested: [(offset: Int, connection: _PropertyConnection)]

  init(nested: [(offset: Int, connection: _PropertyConnection)]) { self.nested = nested }

  override func update(_ property: UnsafeMutableRawPointer) {
    for part in nested { part.connection.update(property + part.offset) }
    property.assumingMemoryBound(to: Property.self).pointee.update()
  }
}

/// The places of the dynamic properties in values of one type.
@MainActor
package struct DynamicPropertyFields {
  package struct Field {
    let offset: Int
    let name: String
    /// The name that the program gives it: the stored property of a wrapper has an underscore in front.
    let givenName: String
    let type: any DynamicProperty.Type

    init(offset: Int, name: String, type: any DynamicProperty.Type) {
      self.offset = offset
      self.name = name
      givenName = name.hasPrefix("_") ? String(name.dropFirst()) : name
      self.type = type
    }
  }

  /// The type that has the properties.
  private let owner: Any.Type
  /// The properties whose state a later version of the program takes over; nil: all.
  private let handedOver: Set<String>?
  package let fields: [Field]

  @exclusivity(unchecked) private static var cache: [ObjectIdentifier: DynamicPropertyFields] = [:]

  package static func of(_ type: Any.Type) -> DynamicPropertyFields {
    if let known = cache[ObjectIdentifier(type)] { return known }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, name: String(cString: name), type: dynamic))
      }
      return true
    }
    let result = DynamicPropertyFields(
      owner: type, handedOver: HandoverPlace.properties(of: type), fields: fields)
    cache[ObjectIdentifier(type)] = result
    return result
  }

  func connect(_ value: UnsafeRawPointer, inputs: _ViewInputs) -> [(offset: Int, connection: _PropertyConnection)] {
    let place = inputs.handoverPlace
    var connections: [(offset: Int, connection: _PropertyConnection)] = []
    connections.reserveCapacity(fields.count)
    for field in fields {
      let name = field.givenName
      let made =
        if let place {
          field.type._makeConnection(
            value + field.offset,
            inputs: inputs.standing(at: handedOver?.contains(name) == false ? nil : place.next("." + name)))
        } else {
          field.type._makeConnection(value + field.offset, inputs: inputs)
        }
      guard let connection = made else { continue }
      connection.setName(name, owner: owner)
      connections.append((field.offset, connection))
    }
    return connections
  }

  /// The connections of the properties of a view that is being made. Nil if the type has none.
  package func makeStorage(inputs: _ViewInputs) -> DynamicPropertyStorage? {
    if fields.isEmpty { return nil }
    return DynamicPropertyStorage(fields: self, inputs: Handover.isActive ? inputs.entering(owner) : inputs)
  }
}

/// The connections of one view.
///
/// They are made in the first run of the rule that evaluates the body: the properties have their initial values
/// in the view's value, and while the tree is made that value may depend on a layout that does not exist yet.
@MainActor
package final class DynamicPropertyStorage {
  private(set) var connections: [(offset: Int, connection: _PropertyConnection)] = []
  private let all: DynamicPropertyFields
  /// The inputs of the connections, until they are made: much larger than the rest, so not kept after that.
  private var site: Site?

  fileprivate init(fields: DynamicPropertyFields, inputs: _ViewInputs) {
    all = fields
    site = Site(inputs: inputs, subgraph: Subgraph.current!)
  }

  private final class Site {
    let inputs: _ViewInputs
    let subgraph: Subgraph

    init(inputs: _ViewInputs, subgraph: Subgraph) {
      self.inputs = inputs
      self.subgraph = subgraph
    }
  }

  var fields: [DynamicPropertyFields.Field] { all.fields }

  /// Brings the properties of a copy of the view up to date. Called in the rule that evaluates the body.
  package func update(_ view: UnsafeMutableRawPointer) {
    if let site {
      self.site = nil
      connections = Graph.untracked { site.subgraph.apply { all.connect(view, inputs: site.inputs) } }
    }
    for property in connections { property.connection.update(view + property.offset) }
  }
}

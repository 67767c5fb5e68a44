// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
@_spi(Reflection) import Swift

/// The dynamic properties of the users' own gestures that are attached to a view, for as long as the view lives: each
/// gesture has them by its place among the parts of the attached gesture.
@MainActor
final class GestureProperties {
  private struct Key: Hashable {
    let path: [Int]
    let type: ObjectIdentifier
  }

  private final class Entry {
    let storage: DynamicPropertyStorage?
    /// The last body, for a gesture that is cancelled because its view has ended.
    var lastBody: Any?
    init(_ storage: DynamicPropertyStorage?) { self.storage = storage }
  }

  private let inputs: _ViewInputs
  private let subgraph: Subgraph
  private var entries: [Key: Entry] = [:]

  /// The storage of a gesture's properties; nil if no gesture of this type, or in it, can have dynamic ones. It must be
  /// made with the view.
  init?(_ type: any Gesture.Type, _ inputs: _ViewInputs) {
    guard Self.mayExist(in: type) else { return nil }
    self.inputs = inputs
    subgraph = Subgraph.current!
  }

  /// The body of a gesture, with its properties up to date.
  func body<G: Gesture>(of gesture: G, at path: [Int]) -> G.Body {
    let fields = DynamicPropertyFields.of(G.self)
    if fields.fields.isEmpty { return gesture.body }
    let key = Key(path: path, type: ObjectIdentifier(G.self))
    if subgraph.isDestroyed { return entries[key]?.lastBody as? G.Body ?? gesture.body }
    let entry = entries[key] ?? Entry(subgraph.apply { fields.makeStorage(inputs: inputs) })
    entries[key] = entry
    var gesture = gesture
    withUnsafeMutablePointer(to: &gesture) { entry.storage?.update(UnsafeMutableRawPointer($0)) }
    let body = gesture.body
    entry.lastBody = body
    return body
  }

  // MARK: - Types

  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether gestures of a type have dynamic properties, or may have parts with some. O(parts) once per type.
  private static func mayExist(in type: any Gesture.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let result =
      if type == Never.self {
        false
      } else if type is any ErasedGesture.Type {
        true
      } else if type is any _PrimitiveGesture.Type {
        parts(of: type).contains(where: mayExist)
      } else {
        !DynamicPropertyFields.of(type).fields.isEmpty || mayExist(in: bodyType(of: type))
      }
    known[ObjectIdentifier(type)] = result
    return result
  }

  private static func bodyType<G: Gesture>(of type: G.Type) -> any Gesture.Type { G.Body.self }

  private static func parts(of type: any Gesture.Type) -> [any Gesture.Type] {
    if let optional = type as? any OptionalGesture.Type { return [optional.wrappedGesture] }
    var parts: [any Gesture.Type] = []
    _ = _forEachField(of: type, options: []) { _, _, field, _ in
      if let part = field as? any Gesture.Type { parts.append(part) }
      return true
    }
    return parts
  }
}

/// A gesture that may be of any type.
protocol ErasedGesture {}

/// A gesture that may be missing.
protocol OptionalGesture {
  static var wrappedGesture: any Gesture.Type { get }
}

extension AnyGesture: ErasedGesture {}

extension Optional: OptionalGesture where Wrapped: Gesture {
  static var wrappedGesture: any Gesture.Type { Wrapped.self }
}

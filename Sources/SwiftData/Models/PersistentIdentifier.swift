// SPDX-License-Identifier: MIT

import Foundation

/// The identity of an object in a store: equal in all contexts of a program, and as text over its restarts.
public struct PersistentIdentifier: Hashable, Sendable, Identifiable {
  /// An object that has an identifier from before its first save keeps that one; others have that of their row.
  private enum Form: Hashable, Sendable {
    case identity(ModelIdentity)
    case row(entity: String, ModelPlace)
  }
  private let form: Form

  init(identity: ModelIdentity) { form = .identity(identity) }

  /// Only ``IdentityTable`` makes it: it knows the objects with an identifier from before their first save.
  fileprivate init(_ entity: String, _ place: ModelPlace) { form = .row(entity: entity, place) }

  /// The row of the object; nil before it is saved.
  var place: ModelPlace? {
    switch form {
    case .identity(let identity): identity.place
    case .row(_, let place): place
    }
  }

  /// The identifier itself.
  public var id: PersistentIdentifier { self }
  /// The name of the object's model.
  public var entityName: String {
    switch form {
    case .identity(let identity): identity.entityName
    case .row(let entity, _): entity
    }
  }
  /// The identifier of the store; nil before the object is saved.
  public var storeIdentifier: String? { place?.store }

  /// A name of an object that has an identifier from before its first save.
  fileprivate var temporaryName: UUID? {
    guard case .identity(let identity) = form else { return nil }
    return IdentityTable.shared.name(identity)
  }
}

extension PersistentIdentifier: Comparable {
  /// The order of the models' names, and of the objects in their table. Those that are not saved come last.
  public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool {
    (a.entityName, a.place?.row ?? .max) < (b.entityName, b.place?.row ?? .max)
  }
}

extension PersistentIdentifier: Codable {
  private enum Key: String, CodingKey { case store, entity, row, temporary }

  /// Reads what `encode(to:)` wrote. The identifier of an object that was not saved is valid in the same run of the program only.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let entity = try values.decode(String.self, forKey: .entity)
    if let temporary = try values.decodeIfPresent(UUID.self, forKey: .temporary) {
      self.init(identity: IdentityTable.shared.temporary(temporary) ?? ModelIdentity(entity))
      return
    }
    self = IdentityTable.shared.identifier(
      entity,
      ModelPlace(
        store: try values.decode(String.self, forKey: .store), row: try values.decode(Int64.self, forKey: .row)))
  }

  /// Writes the store, the model and the row.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(entityName, forKey: .entity)
    guard let place else { return try values.encodeIfPresent(temporaryName, forKey: .temporary) }
    try values.encode(place.store, forKey: .store)
    try values.encode(place.row, forKey: .row)
  }
}

/// The row of an object in a store.
struct ModelPlace: Hashable, Sendable {
  let store: String
  let row: Int64
}

/// One object that had an identifier before it was saved, for all contexts; the store gives it a row when it is saved.
final class ModelIdentity: Hashable, @unchecked Sendable {
  let entityName: String
  private let lock = NSLock()
  @exclusivity(unchecked) private var given: ModelPlace?

  init(_ entityName: String) { self.entityName = entityName }

  var place: ModelPlace? { lock.withLock { given } }
  fileprivate func set(_ place: ModelPlace) { lock.withLock { given = place } }

  static func == (a: ModelIdentity, b: ModelIdentity) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identities from before the first save of objects, so that two contexts have the same identifier for a row.
final class IdentityTable: @unchecked Sendable {
  static let shared = IdentityTable()

  private struct Key: Hashable {
    let entity: String
    let place: ModelPlace
  }
  private struct Weak { weak var identity: ModelIdentity? }
  private let lock = NSLock()
  @exclusivity(unchecked) private var saved: [Key: Weak] = [:]
  @exclusivity(unchecked) private var temporary: [UUID: Weak] = [:]
  @exclusivity(unchecked) private var limit = 1024

  /// The identifier of a row.
  func identifier(_ entity: String, _ place: ModelPlace) -> PersistentIdentifier {
    let known = lock.withLock { saved.isEmpty ? nil : saved[Key(entity: entity, place: place)]?.identity }
    return known.map(PersistentIdentifier.init) ?? PersistentIdentifier(entity, place)
  }

  /// Gives an object that was saved for the first time its row.
  func save(_ identity: ModelIdentity, _ place: ModelPlace) {
    lock.withLock {
      identity.set(place)
      saved[Key(entity: identity.entityName, place: place)] = Weak(identity: identity)
      removeUnused()
    }
  }

  func temporary(_ name: UUID) -> ModelIdentity? { lock.withLock { temporary[name]?.identity } }

  /// A name of an object that is not saved.
  func name(_ identity: ModelIdentity) -> UUID {
    lock.withLock {
      if let known = temporary.first(where: { $0.value.identity === identity }) { return known.key }
      temporary = temporary.filter { $0.value.identity != nil }
      let name = UUID()
      temporary[name] = Weak(identity: identity)
      return name
    }
  }

  /// At each doubling, so that the cost of one identity is constant.
  private func removeUnused() {
    guard saved.count > limit else { return }
    saved = saved.filter { $0.value.identity != nil }
    limit = max(1024, saved.count * 2)
  }
}

// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The values of a navigation stack's pages, of any hashable types, bottom first.
public struct NavigationPath: Equatable {
  package private(set) var values: [AnyHashable] = []

  /// An empty path: the stack shows its root.
  public init() {}

  /// A path of values; the first one is the page directly above the root.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// The decoded path. Throws the errors of decoding its values.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// Number of pages above the root.
  public var count: Int { values.count }
  /// Whether only the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// The path in a form that can be stored; nil if any of its values is not `Codable`.
  public var codable: CodableRepresentation? { CodableRepresentation(values) }

  /// Appends a value, whose page is then on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last `k` values; if there are fewer, all of them, with a warning.
  public mutating func removeLast(_ k: Int = 1) {
    let count = min(max(k, 0), values.count)
    if count != k {
      Diagnostics.warnOfNumber(
        k, "NavigationPath", "the number of values to remove", used: "\(count) of \(values.count) are removed")
    }
    values.removeLast(count)
  }

  package init(values: [AnyHashable]) { self.values = values }

  /// A path that can be stored: for each value the name of its type and the value as JSON. The last value comes first, as on
  /// Apple systems.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init?(_ values: [AnyHashable]) {
      guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
      self.values = values
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = StoredTypeName.type(named: name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "The type \(name) does not exist, or is not Codable and Hashable.")
        }
        values.append(try Self.value(type, json))
      }
      self.values = values.reversed()
    }

    private static func value<V: Codable & Hashable>(_ type: V.Type, _ json: String) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(V.self, from: Data(json.utf8)))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let codable = value.base as? any Codable else { continue }
        try container.encode(StoredTypeName.name(of: type(of: value.base)))
        try container.encode(String(decoding: JSONEncoder().encode(codable), as: UTF8.self))
      }
    }
  }
}

extension NavigationPath: HandoverValue {
  package func handoverForm(_ depth: Int) -> HandoverForm? { values.handoverForm(depth) }
  package init?(handover form: HandoverForm) {
    guard let values = [AnyHashable](handover: form) else { return nil }
    self.init(values: values)
  }
}

/// The path of a stack, whatever stores it.
@MainActor
struct NavigationPathAccess {
  let values: [AnyHashable]
  /// Appends a value. False if the path cannot contain it.
  let append: @MainActor (AnyHashable) -> Bool
  let removeLast: @MainActor (Int) -> Void
  /// The last written values; `values` are those that the views show.
  let current: @MainActor () -> [AnyHashable]
  /// Sets all values. False, without writing, if the path cannot contain them.
  let replace: @MainActor ([AnyHashable]) -> Bool

  init(_ path: Binding<NavigationPath>) {
    self.init(path) { path.wrappedValue = NavigationPath(values: path.wrappedValue.values + [$0]) }
  }

  private init(_ path: Binding<NavigationPath>, append: @escaping @MainActor (AnyHashable) -> Void) {
    values = path.wrappedValue.values
    self.append = {
      append($0)
      return true
    }
    removeLast = { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) }
    current = { path.wrappedValue.values }
    replace = {
      path.wrappedValue = NavigationPath(values: $0)
      return true
    }
  }

  /// The path of a column whose links lead to the next one: each value replaces the one before.
  init(ofColumn path: Binding<NavigationPath>) {
    self.init(path) { path.wrappedValue = NavigationPath(values: [$0]) }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    values = path.wrappedValue.map { AnyHashable($0) }
    append = {
      guard let value = $0.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) }
    current = { path.wrappedValue.map { AnyHashable($0) } }
    replace = { values in
      let elements = values.compactMap { $0.base as? Data.Element }
      guard elements.count == values.count else { return false }
      var data = Data()
      data.append(contentsOf: elements)
      path.wrappedValue = data
      return true
    }
  }
}

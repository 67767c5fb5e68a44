// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion
import Foundation

/// The objects of a request, for a view: it runs again when an object comes, goes or changes its place. A change of an object's
/// other properties concerns the views that read them.
@MainActor @preconcurrency @propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private let animated: Transaction?
  private var results: QueryResults<Element>?

  /// The objects. Empty outside of a view, and if they cannot be read; ``fetchError`` then has the cause.
  public var wrappedValue: [Element] { results?.objects ?? [] }
  /// The failure of the last request.
  public var fetchError: (any Error)? { results?.error }
  /// The context that the objects belong to.
  public var modelContext: ModelContext { results?.context ?? EnvironmentValues().modelContext }

  /// All objects, in the order in which they were saved.
  public init() { self.init(FetchDescriptor(), nil) }

  private init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.descriptor = descriptor
    animated = transaction
  }

  public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs) -> _PropertyConnection? {
    Connection(QueryResults<Element>(host: inputs.host), inputs)
  }

  private final class Connection: _PropertyConnection {
    private let results: QueryResults<Element>
    private let inputs: _ViewInputs
    private var reported = 0

    init(_ results: QueryResults<Element>, _ inputs: _ViewInputs) {
      self.results = results
      self.inputs = inputs
    }

    override func takeChange() -> Bool {
      defer { reported = results.count }
      return results.count != reported
    }

    override func update(_ property: UnsafeMutableRawPointer) {
      let property = property.assumingMemoryBound(to: Query<Element>.self)
      results.follow(
        property.pointee.descriptor, in: inputs.environment.value.modelContext, property.pointee.animated)
      property.pointee.results = results
    }
  }
}

extension Query {
  private static func descriptor(
    _ filter: Predicate<Element>?, _ order: [SortDescriptor<Element>]
  ) -> FetchDescriptor<Element> { FetchDescriptor(predicate: filter, sortBy: order) }

  private static func descriptor<Value: Comparable>(
    _ filter: Predicate<Element>?, _ keyPath: KeyPath<Element, Value> & Sendable, _ order: SortOrder
  ) -> FetchDescriptor<Element> { descriptor(filter, [SortDescriptor(ofAnyType: keyPath, order: order)]) }

  private static func descriptor<Value: Comparable>(
    _ filter: Predicate<Element>?, _ keyPath: KeyPath<Element, Value?> & Sendable, _ order: SortOrder
  ) -> FetchDescriptor<Element> { descriptor(filter, [SortDescriptor(ofAnyType: keyPath, order: order)]) }

  private static func transaction(_ animation: Animation) -> Transaction { Transaction(animation: animation) }

  /// The objects of a request.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, transaction)
  }

  /// The objects of a request, whose changes are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, Self.transaction(animation))
  }

  /// The objects that fulfil a condition, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
  ) { self.init(Self.descriptor(filter, descriptors), transaction) }

  /// The objects that fulfil a condition, in an order, whose changes are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) { self.init(Self.descriptor(filter, descriptors), Self.transaction(animation)) }

  /// The objects that fulfil a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(Self.descriptor(filter, keyPath, order), transaction) }

  /// The objects that fulfil a condition, in the order of a property, whose changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) { self.init(Self.descriptor(filter, keyPath, order), Self.transaction(animation)) }

  /// The objects that fulfil a condition, in the order of a property; without a value comes first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(Self.descriptor(filter, keyPath, order), transaction) }

  /// The objects that fulfil a condition, in the order of a property, whose changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) { self.init(Self.descriptor(filter, keyPath, order), Self.transaction(animation)) }
}

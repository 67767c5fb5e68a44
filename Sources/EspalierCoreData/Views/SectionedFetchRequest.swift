// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierFoundation
import EspalierMotion
import Foundation

/// The objects of a request in sections, one for each value of a property. Objects of one section follow each other in the order.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
  /// The objects with one value of the property.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    private let objects: [Result]

    init(_ id: SectionIdentifier, _ objects: [Result]) {
      self.id = id
      self.objects = objects
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    /// The object at a place.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let all: FetchedResults<Result>
  private let sections: [Section]
  private let holder: SectionIdentifierHolder<SectionIdentifier, Result>?

  @MainActor init(_ all: FetchedResults<Result>, _ holder: SectionIdentifierHolder<SectionIdentifier, Result>?) {
    self.all = all
    self.holder = holder
    guard let path = holder?.path else {
      sections = []
      return
    }
    var made: [(SectionIdentifier, [Result])] = []
    for object in all {
      let id = object[keyPath: path]
      if made.last?.0 == id { made[made.count - 1].1.append(object) } else { made.append((id, [object])) }
    }
    sections = made.map { Section($0, $1) }
  }

  /// The property of the sections; setting it makes others.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get {
      let holder = holder
      return MainActor.assumeIsolated { Unchecked(value: holder!.path) }.value
    }
    nonmutating set {
      nonisolated(unsafe) let value = newValue
      let holder = holder
      MainActor.assumeIsolated { holder?.path = value }
      all.nsPredicate = all.nsPredicate
    }
  }

  /// The condition; setting it is another request. Nil means all objects.
  public var nsPredicate: NSPredicate? {
    get { all.nsPredicate }
    nonmutating set { all.nsPredicate = newValue }
  }

  /// The order; setting it is another request.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { all.nsSortDescriptors }
    nonmutating set { all.nsSortDescriptors = newValue }
  }

  private struct Unchecked<Value>: @unchecked Sendable { let value: Value }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order as descriptors of Swift; setting it is another request.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { SwiftDescriptors.descriptor($0) } }
    nonmutating set { nsSortDescriptors = newValue.map { SwiftDescriptors.made($0) } }
  }
}

/// The property of a request's sections, which a program can set.
@MainActor
final class SectionIdentifierHolder<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
  var path: KeyPath<Result, SectionIdentifier>
  init(_ path: KeyPath<Result, SectionIdentifier>) { self.path = path }
}

/// The objects of a request in sections, for a view: it runs again when an object comes, goes, or changes.
@MainActor @preconcurrency @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
  private let path: KeyPath<Result, SectionIdentifier>
  private let request: NSFetchRequest<Result>
  private let animated: Transaction?
  private var results: FetchResults<Result>?
  private var holder: SectionIdentifierHolder<SectionIdentifier, Result>?
  /// The number of changes so far: closures that hold the view are made anew after a change.
  private var seed = 0

  /// The sections. Empty outside of a view.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(results.map(FetchedResults.init) ?? FetchedResults(), holder)
  }

  /// The objects of a request, in sections by a property.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = fetchRequest
    path = sectionIdentifier
    animated = animation.map { Transaction(animation: $0) }
  }

  /// The objects of a request, in sections by a property, whose changes are made in a transaction.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    request = fetchRequest
    path = sectionIdentifier
    animated = transaction
  }

  public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs) -> _PropertyConnection? {
    Connection(inputs)
  }

  private final class Connection: FetchConnection<Result> {
    private var holder: SectionIdentifierHolder<SectionIdentifier, Result>?
    private var declared: KeyPath<Result, SectionIdentifier>?

    override func update(_ property: UnsafeMutableRawPointer) {
      let property = property.assumingMemoryBound(to: SectionedFetchRequest<SectionIdentifier, Result>.self)
      if declared != property.pointee.path {
        declared = property.pointee.path
        holder = SectionIdentifierHolder(property.pointee.path)
      }
      results.follow(property.pointee.request, in: context, property.pointee.animated)
      property.pointee.results = results
      property.pointee.holder = holder
      property.pointee.seed = results.count
    }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// The objects of the class that fulfil a condition, in an order, in sections by a property.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: .made(nil, predicate, sortDescriptors), sectionIdentifier: sectionIdentifier, animation: animation)
  }

  /// The objects of the class that fulfil a condition, in an order, in sections by a property.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors.map { SwiftDescriptors.made($0) },
      predicate: predicate, animation: animation)
  }

  /// The objects of an entity that fulfil a condition, in an order, in sections by a property.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: .made(entity, predicate, sortDescriptors), sectionIdentifier: sectionIdentifier,
      animation: animation)
  }
}

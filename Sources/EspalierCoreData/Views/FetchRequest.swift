// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierFoundation
import EspalierMotion
import Foundation

/// The objects of a request, for a view: it runs again when an object comes, goes, or changes.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  private let animated: Transaction?
  private var results: FetchResults<Result>?
  /// The number of changes so far: closures that hold the view are made anew after a change.
  private var seed = 0

  /// The objects. Empty outside of a view.
  public var wrappedValue: FetchedResults<Result> { results.map(FetchedResults.init) ?? FetchedResults() }

  /// The parameters of a request, which bindings change.
  public struct Configuration {
    /// The condition; nil for all objects.
    public var nsPredicate: NSPredicate?
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
  }

  /// A binding to the condition and the order: `$items.nsPredicate`.
  public var projectedValue: Binding<Configuration> {
    let results = results
    let request = request
    return Binding(
      get: {
        Configuration(
          nsPredicate: results?.currentPredicate ?? request.predicate,
          nsSortDescriptors: results?.currentSortDescriptors ?? request.sortDescriptors ?? [])
      },
      set: { new in
        results?.change {
          results?.predicate = .some(new.nsPredicate)
          results?.sortDescriptors = new.nsSortDescriptors
        }
      })
  }

  /// The objects of a request, whose changes are made in a transaction.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
    animated = transaction
  }

  /// The objects of a request, whose changes are animated.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
    animated = animation.map { Transaction(animation: $0) }
  }

  /// The objects of an entity that fulfil a condition, in an order.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(fetchRequest: .made(entity, predicate, sortDescriptors), animation: animation)
  }

  public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs) -> _PropertyConnection? {
    Connection(inputs)
  }

  private final class Connection: FetchConnection<Result> {
    override func update(_ property: UnsafeMutableRawPointer) {
      let property = property.assumingMemoryBound(to: FetchRequest<Result>.self)
      results.follow(property.pointee.request, in: context, property.pointee.animated)
      property.pointee.results = results
      property.pointee.seed = results.count
    }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// The objects of the class that fulfil a condition, in an order.
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(fetchRequest: .made(nil, predicate, sortDescriptors), animation: animation)
  }

  /// The objects of the class that fulfil a condition, in an order.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: .made(nil, predicate, sortDescriptors.map { SwiftDescriptors.made($0) }), animation: animation)
  }
}

extension NSFetchRequest {
  /// A request for a view.
  /// - Parameter entity: The entity; nil is that of the class.
  static func made(
    _ entity: NSEntityDescription?, _ predicate: NSPredicate?, _ order: [NSSortDescriptor]
  ) -> NSFetchRequest {
    let request = NSFetchRequest()
    if let entity { request.entity = entity }
    request.sortDescriptors = order
    request.predicate = predicate
    return request
  }
}

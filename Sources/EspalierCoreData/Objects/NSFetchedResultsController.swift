// SPDX-License-Identifier: MIT

import EspalierFoundation
import Foundation

/// The kinds of changes of a controller's results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// The object is new in the results.
  case insert = 1
  /// The object is not in the results any more.
  case delete = 2
  /// The object has another place.
  case move = 3
  /// The object has other values.
  case update = 4
}

/// The objects with one value of a controller's section property.
public protocol NSFetchedResultsSectionInfo {
  /// The value as a text.
  var name: String { get }
  /// The first letter of the name.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// An observer of a controller's results. Each method has a default that does nothing.
///
/// The controller of the calls has the same results as the one that was made, and is another object: Swift has no conversion
/// between them without Objective-C.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the changes of an event.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called after the changes of an event.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for each object that changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called for each section that came or went.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {}
}

/// Keeps the results of a request, in sections, up to date with a context, and informs a delegate.
open class NSFetchedResultsController<ResultType>: NSObject {
  let core: FetchedResultsCore
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public var managedObjectContext: NSManagedObjectContext { core.context }
  /// The path of keys of the sections; nil for one section.
  public var sectionNameKeyPath: String? { core.sectionKeys }
  /// The name of the file of the sections, which are made anew here.
  public let cacheName: String?

  /// The observer of changes. Without one, the results change only with ``performFetch()``.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Keeps the results of a request.
  /// - Parameters:
  ///   - fetchRequest: Needs an order; with sections, one that begins with the property of the sections.
  ///   - sectionNameKeyPath: The property of the sections; nil for one section.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    cacheName = name
    core = FetchedResultsCore(context, sectionNameKeyPath)
    super.init()
    core.request = { fetchRequest.objects() }
  }

  /// The controller of a delegate's calls.
  init(_ core: FetchedResultsCore, _ request: NSFetchRequest<ResultType>) {
    self.core = core
    fetchRequest = request
    cacheName = nil
  }

  /// Reads the results.
  /// - Throws: An error of Cocoa's.
  open func performFetch() throws { try core.fetch() }

  /// The objects; nil before ``performFetch()``.
  open var fetchedObjects: [ResultType]? { core.sections?.flatMap(\.list).compactMap { $0 as? ResultType } }
  /// The sections; nil before ``performFetch()``.
  open var sections: [any NSFetchedResultsSectionInfo]? { core.sections }
  /// The first letters of the sections.
  open var sectionIndexTitles: [String] { (core.sections ?? []).compactMap(\.indexTitle) }

  /// The object at a place. A place without one ends the program, as Apple's exception does.
  open func object(at indexPath: IndexPath) -> ResultType {
    core.sections![indexPath[0]].list[indexPath[1]] as! ResultType
  }

  /// The place of an object; nil if it is not in the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { core.place(of: $0) }
  }

  /// Deletes the file of sections, which does not exist here.
  open class func deleteCache(withName name: String?) {}
}

/// A section of a controller.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var list: [NSManagedObject]

  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { list.count }
  var objects: [Any]? { list }
}

/// The results of a controller, without the type of its objects.
final class FetchedResultsCore {
  let context: NSManagedObjectContext
  let sectionKeys: String?
  var request: () -> NSFetchRequest<NSManagedObject> = { NSFetchRequest() }
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private(set) var sections: [FetchedSection]?
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  init(_ context: NSManagedObjectContext, _ sectionKeys: String?) {
    self.context = context
    self.sectionKeys = sectionKeys
    nonisolated(unsafe) weak let weakSelf = self
    token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { note in weakSelf?.update(note.userInfo ?? [:]) }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  func fetch() throws { sections = made(try context.objects(request())) }

  private func made(_ objects: [NSManagedObject]) -> [FetchedSection] {
    guard let sectionKeys else { return [FetchedSection(name: "", list: objects)] }
    var result: [FetchedSection] = []
    for object in objects {
      let name = object.value(forKeyPath: sectionKeys).map { "\($0)" } ?? ""
      if result.last?.name == name {
        result[result.count - 1].list.append(object)
      } else {
        result.append(FetchedSection(name: name, list: [object]))
      }
    }
    return result
  }

  func place(of object: NSManagedObject) -> IndexPath? { Self.places(sections ?? [])[ObjectIdentifier(object)] }

  private static func places(_ sections: [FetchedSection]) -> [ObjectIdentifier: IndexPath] {
    var places: [ObjectIdentifier: IndexPath] = [:]
    for (section, info) in sections.enumerated() {
      for (row, object) in info.list.enumerated() {
        places[ObjectIdentifier(object)] = IndexPath(indexes: [section, row])
      }
    }
    return places
  }

  private func update(_ changes: [AnyHashable: Any]) {
    guard let old = sections, let delegate, let objects = try? context.objects(request()) else { return }
    let new = made(objects)
    let (before, after) = (Self.places(old), Self.places(new))
    let changed = [NSUpdatedObjectsKey, NSRefreshedObjectsKey].flatMap {
      Array(changes[$0] as? Set<NSManagedObject> ?? [])
    }
    let touched = Set(changed.map(ObjectIdentifier.init))
    var calls: [(Any, IndexPath?, NSFetchedResultsChangeType, IndexPath?)] = []
    for object in old.flatMap(\.list) where after[ObjectIdentifier(object)] == nil {
      calls.append((object, before[ObjectIdentifier(object)], .delete, nil))
    }
    for object in new.flatMap(\.list) {
      let (from, to) = (before[ObjectIdentifier(object)], after[ObjectIdentifier(object)])
      if from == nil {
        calls.append((object, nil, .insert, to))
      } else if touched.contains(ObjectIdentifier(object)) {
        calls.append((object, from, from == to ? .update : .move, to))
      }
    }
    guard !calls.isEmpty else { return }
    let request = NSFetchRequest<any NSFetchRequestResult>()
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(self, request)
    delegate.controllerWillChangeContent(controller)
    sections = new
    if sectionKeys != nil {
      let (names, others) = (old.map(\.name), new.map(\.name))
      for (index, section) in old.enumerated() where !others.contains(section.name) {
        delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
      }
      for (index, section) in new.enumerated() where !names.contains(section.name) {
        delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
      }
    }
    for (object, from, type, to) in calls {
      delegate.controller(controller, didChange: object, at: from, for: type, newIndexPath: to)
    }
    delegate.controllerDidChangeContent(controller)
  }
}

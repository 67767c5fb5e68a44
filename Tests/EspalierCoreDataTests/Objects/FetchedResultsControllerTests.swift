// SPDX-License-Identifier: MIT

import EspalierCoreData
import Foundation
import Testing

@MainActor @Suite struct FetchedResultsControllerTests {
  private final class Record: NSFetchedResultsControllerDelegate {
    var calls: [String] = []
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      calls.append("end \(controller.fetchedObjects?.count ?? -1)")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      calls.append(
        "\((anObject as? Book)?.title ?? "") \(type) \(indexPath.map { Array($0) } ?? []) \(newIndexPath.map { Array($0) } ?? [])"
      )
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { calls.append("section \(sectionInfo.name) \(type)") }
  }

  @Test("a controller has the results in sections, and informs its delegate of each change") func changes() throws {
    let context = try Library.open().viewContext
    for (title, pages) in [("A", 1), ("B", 2), ("C", 2)] {
      let book = Book(context: context)
      book.title = title
      book.pages = Int32(pages)
    }
    try context.save()
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Book.pages, ascending: true), NSSortDescriptor(keyPath: \Book.title, ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "pages", cacheName: nil)
    let record = Record()
    controller.delegate = record
    #expect(controller.fetchedObjects == nil)
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["1", "2"] && controller.sections?.map(\.numberOfObjects) == [1, 2])
    let b = controller.object(at: IndexPath(indexes: [1, 0]))
    #expect(b.title == "B" && controller.indexPath(forObject: b) == IndexPath(indexes: [1, 0]))
    let new = Book(context: context)
    new.title = "D"
    new.pages = 3
    context.processPendingChanges()
    #expect(record.calls == ["section 3 insert", "D insert [] [2, 0]", "end 4"])
    record.calls = []
    try context.save()
    b.title = "E"
    context.processPendingChanges()
    #expect(record.calls == ["E move [1, 0] [1, 1]", "end 4"])
    record.calls = []
    context.delete(new)
    context.processPendingChanges()
    #expect(record.calls == ["section 3 delete", "D delete [2, 0] []", "end 3"])
  }
}

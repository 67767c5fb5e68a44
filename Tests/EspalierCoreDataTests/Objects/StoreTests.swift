// SPDX-License-Identifier: MIT

import EspalierCoreData
import EspalierDatabase
import EspalierTestSupport
import Foundation
import Testing

/// Faults of a store's file. Each case is a real one: other bytes, another program, another model.
@MainActor @Suite struct StoreTests {
  private let folder = TemporaryFolder()
  private var url: URL { folder.place("L.sqlite") }

  private func fill() throws {
    let context = try Library.open(url).viewContext
    Book(context: context).title = "A"
    try context.save()
  }

  @Test("a damaged file, one of another program and one of a newer version are errors with the file and the cause")
  func damaged() throws {
    try Data(repeating: 0x41, count: 8192).write(to: url)
    #expect(Library.message { _ = try Library.open(url) }.contains("the file \(url.path) is damaged or no database"))
    let foreign = folder.place("F.sqlite")
    try Database(foreign.path, isReadOnly: false, busyTimeout: 1).execute("CREATE TABLE ZBOOK (Z_PK INTEGER)")
    #expect(
      Library.message { _ = try Library.open(foreign) }.contains("is a database of another program, or of Core Data"))
    try FileManager.default.removeItem(at: url)
    try fill()
    try Database(url.path, isReadOnly: false, busyTimeout: 1).execute("PRAGMA user_version=9")
    #expect(
      Library.message { _ = try Library.open(url) }.contains("was written by a newer version of the library (form 9"))
  }

  @Test("a folder that cannot be made is an error with its path") func folderOfFile() throws {
    try folder.write("x", to: "file")
    let message = Library.message { _ = try Library.open(folder.place("file/L.sqlite")) }
    #expect(message.contains("the folder \(folder.place("file").path) cannot be made"))
  }

  @Test("a newer model adds properties and entities, renames, and keeps the values") func migration() throws {
    try fill()
    let changed = Library.text
      .replacingOccurrences(
        of: "<attribute name=\"title\" optional=\"YES\"",
        with: "<attribute name=\"heading\" elementID=\"title\" optional=\"YES\""
      )
      .replacingOccurrences(
        of: "<attribute name=\"site\"",
        with:
          "<attribute name=\"copies\" attributeType=\"Integer 16\" defaultValueString=\"2\"/><attribute name=\"site\""
      )
      .replacingOccurrences(
        of: "<fetchRequest",
        with:
          "<entity name=\"Shelf\"><attribute name=\"a\" optional=\"YES\" attributeType=\"String\"/></entity><fetchRequest"
      )
    let context = try Library.open(url, Library.model(changed)).viewContext
    let book = try #require(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first)
    #expect(book.value(forKey: "heading") as? String == "A" && book.value(forKey: "copies") as? Int == 2)
    _ = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
    try context.save()
  }

  @Test("a newer model whose required property has no value for stored objects is an error; without migration any is")
  func refusedMigration() throws {
    try fill()
    let changed = Library.text.replacingOccurrences(
      of: "<attribute name=\"site\"",
      with: "<attribute name=\"must\" attributeType=\"String\"/><attribute name=\"site\"")
    #expect(
      Library.message { _ = try Library.open(url, Library.model(changed)) }
        .contains(
          "Book.must is required, but the stored objects have no value for it. Set a default value in the model."))
    #expect(try Library.open(url).viewContext.count(for: Book.fetchRequest()) == 1)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try Library.model(changed))
    do {
      try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
      Issue.record("the store was opened")
    } catch let error as NSError { #expect(error.code == NSPersistentStoreIncompatibleVersionHashError) }
  }

  @Test("a store that is opened read-only is read, and refuses a save") func readOnly() throws {
    try fill()
    let container = NSPersistentContainer(name: "L", managedObjectModel: try Library.model())
    container.persistentStoreDescriptions[0].url = url
    container.persistentStoreDescriptions[0].isReadOnly = true
    container.loadPersistentStores { #expect($1 == nil) }
    let book = try #require(try container.viewContext.fetch(Book.fetchRequest()).first)
    book.title = "B"
    #expect(Library.message { try container.viewContext.save() }.contains("was opened read-only"))
  }

  @Test("a context without a store, and a kind of store that does not exist, are errors with the next step")
  func missing() throws {
    let container = NSPersistentCloudKitContainer(name: "L", managedObjectModel: try Library.model())
    #expect(
      Library.message { _ = try container.viewContext.fetch(Book.fetchRequest()) }.contains(
        "Call loadPersistentStores first"))
    Book(context: container.viewContext).title = "A"
    #expect(Library.message { try container.viewContext.save() }.contains("Call loadPersistentStores first"))
    #expect(
      Library.message {
        try container.persistentStoreCoordinator.addPersistentStore(
          ofType: NSBinaryStoreType, configurationName: nil, at: url)
      }.contains("stores of the type Binary do not exist"))
    #expect(throws: (any Error).self) { try container.initializeCloudKitSchema() }
  }

  @Test("a model that is damaged, or that the bundle lacks, gives no model, and the program goes on") func models()
    throws
  {
    try folder.write("<model><entity name=\"A\"", to: "M.xcdatamodel/contents")
    #expect(NSManagedObjectModel(contentsOf: folder.place("M.xcdatamodel")) == nil)
    #expect(NSManagedObjectModel(contentsOf: folder.place("N.momd")) == nil)
    #expect(NSPersistentContainer(name: "There is none").managedObjectModel.entities.isEmpty)
  }

  @Test("a model that code makes has a store, too") func programmatic() throws {
    let (parent, child) = (NSEntityDescription(), NSEntityDescription())
    let name = NSAttributeDescription()
    name.name = "name"
    name.attributeType = .stringAttributeType
    name.isOptional = false
    let (children, back) = (NSRelationshipDescription(), NSRelationshipDescription())
    (children.name, back.name) = ("children", "parent")
    back.maxCount = 1
    (children.destinationEntity, back.destinationEntity) = (child, parent)
    (children.inverseRelationship, back.inverseRelationship) = (back, children)
    (parent.name, child.name) = ("Parent", "Child")
    parent.properties = [name, children]
    child.properties = [back]
    let model = NSManagedObjectModel()
    model.entities = [parent, child]
    let context = try Library.open(url, model).viewContext
    let object = NSManagedObject(entity: parent, insertInto: context)
    object.setValue("P", forKey: "name")
    NSManagedObject(entity: child, insertInto: context).setValue(object, forKey: "parent")
    try context.save()
    context.reset()
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Child"))
    #expect(found.first?.value(forKeyPath: "parent.name") as? String == "P")
    #expect(
      (found.first?.value(forKey: "parent") as? NSManagedObject)?.value(forKeyPath: "children.@count") as? Int == 1)
  }
}

// SPDX-License-Identifier: MIT

import EspalierCoreData
import EspalierTestSupport
import Foundation

// The classes as the command lowers them, and a model as Xcode writes it.

class Author: NSManagedObject {
  class func fetchRequest() -> NSFetchRequest<Author> { NSFetchRequest<Author>(entityName: "Author") }
  var name: String? {
    get { value(forKey: "name") as! String? }
    set { setValue(newValue, forKey: "name") }
  }
  var born: Date? {
    get { value(forKey: "born") as! Date? }
    set { setValue(newValue, forKey: "born") }
  }
  var books: NSSet? {
    get { value(forKey: "books") as! NSSet? }
    set { setValue(newValue, forKey: "books") }
  }
  func addToBooks(_ value: Book) { mutableSetValue(forKey: "books").add(value) }
  func removeFromBooks(_ value: Book) { mutableSetValue(forKey: "books").remove(value) }
}

class Book: NSManagedObject {
  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
  var title: String? {
    get { value(forKey: "title") as! String? }
    set { setValue(newValue, forKey: "title") }
  }
  var pages: Int32 {
    get { value(forKey: "pages") as! Int32 }
    set { setValue(newValue, forKey: "pages") }
  }
  var isRead: Bool {
    get { value(forKey: "isRead") as! Bool }
    set { setValue(newValue, forKey: "isRead") }
  }
  var price: NSDecimalNumber? {
    get { value(forKey: "price") as! NSDecimalNumber? }
    set { setValue(newValue, forKey: "price") }
  }
  var code: UUID? {
    get { value(forKey: "code") as! UUID? }
    set { setValue(newValue, forKey: "code") }
  }
  var site: URL? {
    get { value(forKey: "site") as! URL? }
    set { setValue(newValue, forKey: "site") }
  }
  var cover: Data? {
    get { value(forKey: "cover") as! Data? }
    set { setValue(newValue, forKey: "cover") }
  }
  var keywords: [String]? {
    get { value(forKey: "keywords") as! [String]? }
    set { setValue(newValue, forKey: "keywords") }
  }
  var author: Author? {
    get { value(forKey: "author") as! Author? }
    set { setValue(newValue, forKey: "author") }
  }
  var tags: NSSet? {
    get { value(forKey: "tags") as! NSSet? }
    set { setValue(newValue, forKey: "tags") }
  }
  var chapters: NSOrderedSet? {
    get { value(forKey: "chapters") as! NSOrderedSet? }
    set { setValue(newValue, forKey: "chapters") }
  }
  var shortTitle: String { String((title ?? "").prefix(3)) }
}

class Comic: Book {
  var artist: String? {
    get { value(forKey: "artist") as! String? }
    set { setValue(newValue, forKey: "artist") }
  }
}

class Tag: NSManagedObject {
  var name: String? {
    get { value(forKey: "name") as! String? }
    set { setValue(newValue, forKey: "name") }
  }
  var books: Set<Book>? {
    get { value(forKey: "books") as! Set<Book>? }
    set { setValue(newValue, forKey: "books") }
  }
}

class Chapter: NSManagedObject {
  var title: String? {
    get { value(forKey: "title") as! String? }
    set { setValue(newValue, forKey: "title") }
  }
}

enum Library {
  static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Author" representedClassName="Author" syncable="YES">
        <attribute name="name" attributeType="String" maxValueString="20"/>
        <attribute name="born" optional="YES" attributeType="Date"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName="Book" syncable="YES">
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="pages" attributeType="Integer 32" defaultValueString="7" usesScalarValueType="YES"/>
        <attribute name="isRead" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="price" optional="YES" attributeType="Decimal"/>
        <attribute name="code" optional="YES" attributeType="UUID"/>
        <attribute name="site" optional="YES" attributeType="URI"/>
        <attribute name="cover" optional="YES" attributeType="Binary"/>
        <attribute name="keywords" optional="YES" attributeType="Transformable"/>
        <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
        <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="books" inverseEntity="Tag"/>
        <relationship name="chapters" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Chapter" inverseName="book" inverseEntity="Chapter"/>
      </entity>
      <entity name="Comic" representedClassName="Comic" parentEntity="Book"><attribute name="artist" optional="YES" attributeType="String"/></entity>
      <entity name="Tag" representedClassName="Tag">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Book" inverseName="tags" inverseEntity="Book"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Chapter" representedClassName="Chapter">
        <attribute name="title" optional="YES" attributeType="String"/>
        <relationship name="book" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Book" inverseName="chapters" inverseEntity="Book"/>
      </entity>
      <fetchRequest name="Long" entity="Book" predicateString="pages &gt; $LEAST"/>
    </model>
    """

  /// The model of a text.
  static func model(_ text: String = Library.text) throws -> NSManagedObjectModel {
    let folder = TemporaryFolder()
    try folder.write(text, to: "Library.xcdatamodel/contents")
    guard let model = NSManagedObjectModel(contentsOf: folder.place("Library.xcdatamodel")) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return model
  }

  /// A container, in memory without a file.
  static func open(_ url: URL? = nil, _ model: NSManagedObjectModel? = nil) throws -> NSPersistentContainer {
    // Notes the module of the classes.
    let container = NSPersistentContainer(name: "Library", managedObjectModel: try model ?? self.model())
    container.persistentStoreDescriptions[0].url = url ?? URL(fileURLWithPath: "/dev/null")
    var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
  }

  /// The message of an error.
  static func message(_ body: () throws -> Void) -> String {
    do { try body() } catch { return (error as NSError).localizedDescription }
    return "no error"
  }
}

// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift

/// Finds the `@Published` properties of an object in its type's field metadata, and the one publisher of each object.
///
/// A class is looked at once; after that an object costs a load per published property.
enum PublishedFields {
  private static let lock = Lock()
  nonisolated(unsafe) private static var offsetsByClass: [ObjectIdentifier: [Int]] = [:]
  /// `.classType` and `.ignoreUnknown`, which the standard library declares as variables.
  private static var fieldsOfClasses: _EachFieldOptions { _EachFieldOptions(rawValue: 1 << 0 | 1 << 1) }
  nonisolated(unsafe) private static var others = ObjectPublishers()

  /// The publisher of `object`, made at the first call and connected with all its published properties.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let fields = fields(of: object)
      guard !fields.isEmpty else { return others.publisher(of: object) }
      let publisher = fields.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
      // Each time anew: `_name = Published(initialValue:)` may have replaced a property since.
      for field in fields where field.objectWillChange !== publisher { field.objectWillChange = publisher }
      return publisher
    }
  }

  private static func fields(of object: AnyObject) -> [AnyPublishedStorage] {
    let start = Unmanaged.passUnretained(object).toOpaque()
    // A `Published` is one reference and nothing else, so that its field can be read as one.
    return offsets(in: type(of: object)).map {
      start.load(fromByteOffset: $0, as: AnyPublishedStorage.self)
    }
  }

  private static func offsets(in type: AnyClass) -> [Int] {
    if let known = offsetsByClass[ObjectIdentifier(type)] { return known }
    var offsets: [Int] = []
    var current: AnyClass? = type
    while let some = current {
      _ = _forEachField(of: some, options: fieldsOfClasses) { _, offset, fieldType, _ in
        if fieldType is any PublishedField.Type, !offsets.contains(offset) { offsets.append(offset) }
        return true
      }
      current = _getSuperclass(some)
    }
    offsetsByClass[ObjectIdentifier(type)] = offsets
    return offsets
  }
}

/// Marks `Published` whatever its value.
private protocol PublishedField {}
extension Published: PublishedField {}

/// The publishers of objects that have no published property to keep theirs.
private struct ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  mutating func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
    if entries.count >= sweepAt {
      entries = entries.filter { $0.value.object != nil }
      sweepAt = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import UniformTypeIdentifiers

/// A value that an item provider can be made of.
public protocol NSItemProviderWriting { var _provider: NSItemProvider { get } }

extension String: NSItemProviderWriting { public var _provider: NSItemProvider { NSItemProvider(transferring: self) } }
extension URL: NSItemProviderWriting { public var _provider: NSItemProvider { NSItemProvider(transferring: self) } }
extension NSString: NSItemProviderWriting {
  public var _provider: NSItemProvider { NSItemProvider(transferring: String(describing: self)) }
}
extension NSURL: NSItemProviderWriting {
  public var _provider: NSItemProvider { NSItemProvider(transferring: self as URL) }
}

/// The programs that can read a registered representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program can read it.
  case all
  /// The same as `ownProcess` here.
  case team
  /// The same as `ownProcess` here.
  case group
  /// Readable only for this program.
  case ownProcess
}

/// One thing that is dragged, dropped, copied or pasted: its representations, each made when it is requested.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  package struct Representation: Sendable {
    package let type: UTType
    package let isPrivate: Bool
    package let load: @Sendable () async throws -> Data
  }

  private let lock = NSLock()
  private var list: [Representation] = []
  private var name: String?
  /// The value itself, if it comes from this program.
  package private(set) var value: (any Sendable)?

  /// A provider without data; representations are registered afterwards.
  public override init() { super.init() }

  /// A provider of one value in all of its forms.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    let made = object._provider
    (list, value, name) = (made.list, made.value, made.name)
  }

  /// A file or a folder; nil if the address is neither.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init(transferring: fileURL)
    name = fileURL.lastPathComponent
    if let type = UTType(filenameExtension: fileURL.pathExtension), !fileURL.hasDirectoryPath {
      register(type) { try RegularFile.read(fileURL) }
    }
  }

  package convenience init<Item: Transferable>(transferring item: Item) {
    self.init()
    value = item
    add(item)
  }

  private func add<Item: Transferable>(_ item: Item) {
    for form in Item.transferForms {
      guard let export = form.export, form.condition(item) else { continue }
      if name == nil { name = form.suggestedName?(item) }
      register(form.contentType, isPrivate: form.isPrivate) { try await export(item) }
    }
  }

  package func register(_ type: UTType, isPrivate: Bool = false, _ load: @escaping @Sendable () async throws -> Data) {
    lock.withLock { list.append(Representation(type: type, isPrivate: isPrivate, load: load)) }
  }

  package var representations: [Representation] { lock.withLock { list } }

  /// The suggested name of a file with the item.
  public var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  // MARK: - Registering

  /// Registers the forms of a value, which is made when a form is read.
  public func register<Item: Transferable>(_ item: @autoclosure @escaping @Sendable () -> Item) { add(item()) }

  /// Registers bytes of a type, which `loadHandler` makes when they are read.
  public func registerDataRepresentation(
    forTypeIdentifier identifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(UTType(importedAs: identifier), isPrivate: visibility != .all) {
      try await withCheckedThrowingContinuation { continuation in
        _ = loadHandler { data, error in
          if let data {
            continuation.resume(returning: data)
          } else {
            continuation.resume(throwing: error ?? TransferError.notOffered)
          }
        }
      }
    }
  }

  /// Registers bytes of a type, which `loadHandler` makes when they are read.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  // MARK: - Asking

  /// The types of the registered representations, as identifiers, in the order of registration.
  public var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }
  /// The types of the registered representations, in the order of registration.
  public var registeredContentTypes: [UTType] { representations.map(\.type) }

  /// Whether there is a representation of this type, or of a type that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    let wanted = UTType(importedAs: identifier)
    return representations.contains { $0.type.conforms(to: wanted) }
  }

  /// Whether there is a representation of this type, or of a type that conforms to it.
  public func hasRepresentationConforming(toTypeIdentifier identifier: String) -> Bool {
    hasItemConformingToTypeIdentifier(identifier)
  }

  package func conforms(toAny types: [UTType]) -> Bool {
    representations.contains { representation in types.contains { representation.type.conforms(to: $0) } }
  }

  /// Whether a value of this type can be made of the representations.
  public func canLoadObject<Item: Transferable>(ofClass type: Item.Type) -> Bool { canLoad(type) }

  package func canLoad<Item: Transferable>(_ type: Item.Type) -> Bool {
    value is Item
      || Item.transferForms.contains { form in
        form.importing != nil && representations.contains { $0.type.conforms(to: form.contentType) }
      }
  }

  // MARK: - Loading

  package func load<Item: Transferable>(_ type: Item.Type) async throws -> Item {
    if let value = value as? Item { return value }
    var failure: any Error = TransferError.notOffered
    for form in Item.transferForms {
      guard let make = form.importing else { continue }
      for found in representations where found.type.conforms(to: form.contentType) {
        do { return try await make(found.load()) } catch { failure = error }
      }
    }
    throw failure
  }

  /// Makes a value of the representations; the handler gets it, or the error.
  @discardableResult
  public func loadTransferable<Item: Transferable>(
    type: Item.Type, completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
  ) -> Progress {
    start {
      do { completionHandler(.success(try await self.load(type))) } catch { completionHandler(.failure(error)) }
    }
  }

  /// Makes a value of the representations; the handler gets it or nil, and the error.
  @discardableResult
  public func loadObject<Item: Transferable>(
    ofClass type: Item.Type, completionHandler: @escaping @Sendable (Item?, (any Error)?) -> Void
  ) -> Progress {
    start {
      do { completionHandler(try await self.load(type), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Makes the bytes of a type; the handler gets them or nil, and the error.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let wanted = UTType(importedAs: identifier)
    return start {
      var failure: any Error = TransferError.notOffered
      for found in self.representations where found.type.conforms(to: wanted) {
        do { return completionHandler(try await found.load(), nil) } catch { failure = error }
      }
      completionHandler(nil, failure)
    }
  }

  private func start(_ work: @escaping @Sendable () async -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      await work()
      progress.completedUnitCount = 1
    }
    return progress
  }
}

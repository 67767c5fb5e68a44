// SPDX-License-Identifier: MIT

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// The closure that receives an item, or the error.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// A provider of data, of a string or of a URL under an identifier of a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let data: Data? =
      switch item {
      case let item as NSData: item as Data
      case let item as NSString: Data(String(describing: item).utf8)
      case let item as NSURL: (item as URL).dataRepresentation
      default: nil
      }
    guard let data, let typeIdentifier else { return }
    register(UTType(importedAs: typeIdentifier)) { data }
  }

  /// Loads the bytes of a type as an item. On macOS, too, the item of a dragged file or text is `Data`, of which
  /// `URL(dataRepresentation:relativeTo:)` and `String(decoding:as:)` make a value.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { NSData(data: $0) }, error)
    }
  }

  /// The bytes of a type as an item.
  /// - Throws: The error of loading.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    NSData(data: try await loadDataRepresentation(forTypeIdentifier: typeIdentifier))
  }

  /// The bytes of a type.
  /// - Throws: The error of loading.
  public func loadDataRepresentation(forTypeIdentifier typeIdentifier: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? CocoaError(.coderValueNotFound))
        }
      }
    }
  }

  /// Loads the bytes of a type, and returns its progress.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Writes the bytes of a type to a temporary file, which is removed after the closure.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "Item"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = folder.appendingPathComponent(Self.fileName(name, UTType(importedAs: typeIdentifier)))
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// A name without folders, with an extension for its type.
  private static func fileName(_ name: String, _ type: UTType) -> String {
    let last = (name as NSString).lastPathComponent
    let own = last.isEmpty || last.hasPrefix(".") || last == "/" ? "Item" : last
    guard (own as NSString).pathExtension.isEmpty, let ending = type.preferredFilenameExtension else { return own }
    return own + "." + ending
  }
}

// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import UniformTypeIdentifiers

/// A value as bytes that closures write and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  let form: _TransferForm<Item>

  /// Bytes of a type, exported and imported.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    form = _TransferForm(contentType: contentType, export: exporting, importing: importing)
  }

  /// Bytes of a type that are made of a value; export only.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    form = _TransferForm(contentType: exportedContentType, export: exporting)
  }

  /// Bytes of a type from which a value is made; import only.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    form = _TransferForm(contentType: importedContentType, importing: importing)
  }

  public typealias Body = Never
  public func _forms() -> [_TransferForm<Item>] { [form] }
}

/// A value in the form of its `Codable` conformance: JSON, unless an encoder and a decoder are given.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  let form: _TransferForm<Item>

  public typealias Body = Never
  public func _forms() -> [_TransferForm<Item>] { [form] }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// The value in JSON, as bytes of a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    form = _TransferForm(
      contentType: contentType, export: { try JSONEncoder().encode($0) },
      importing: { try JSONDecoder().decode(Item.self, from: $0) })
  }

  /// The value in JSON, as bytes of a type, with coders of your own.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder) {
    form = _TransferForm(
      contentType: contentType, export: { try encoder.encode($0) },
      importing: { try decoder.decode(Item.self, from: $0) })
  }
}

/// A value as another value: a card as its title.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  let forms: [_TransferForm<Item>]

  /// The forms of a proxy value, for export and import.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { self.init(exporting, importing) }

  /// The forms of a proxy value that is made of this value; export only.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(exporting, nil)
  }

  /// The forms of a proxy value from which this value is made; import only.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) { self.init(nil, importing) }

  private init(
    _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) {
    forms = ProxyRepresentation.transferForms.compactMap { form in
      var result = _TransferForm<Item>(contentType: form.contentType, isPrivate: form.isPrivate)
      if let exporting, let export = form.export {
        result.export = { item in
          let proxy = try await exporting(item)
          // The condition is only known now: making the proxy's value may take a while.
          guard form.condition(proxy) else { throw TransferError.notOffered }
          return try await export(proxy)
        }
      }
      if let importing, let make = form.importing { result.importing = { try await importing(make($0)) } }
      return result.export == nil && result.importing == nil ? nil : result
    }
  }

  public typealias Body = Never
  public func _forms() -> [_TransferForm<Item>] { forms }
}

/// A file that is sent to another program.
public struct SentTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether the receiver may use the file itself instead of a copy.
  public let allowAccessingOriginalFile: Bool

  /// A file that is sent, or a copy of it.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A received file: the original one, or a copy in the folder for temporary files.
public struct ReceivedTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether it is the sender's file, and not a copy.
  public let isOriginalFile: Bool
}

/// A value as a file. Other programs get the file's address, or its bytes.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  let forms: [_TransferForm<Item>]

  /// A file of a type, exported and imported.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(contentType, exporting, importing) }

  /// A file of a type that is made of a value; export only.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { self.init(exportedContentType, exporting, nil) }

  /// A file of a type from which a value is made; import only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(importedContentType, nil, importing) }

  private init(
    _ type: UTType, _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
    _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  ) {
    var content = _TransferForm<Item>(contentType: type)
    var address = _TransferForm<Item>(contentType: .fileURL)
    if let exporting {
      content.export = { try await RegularFile.read(exporting($0).file) }
      address.export = { try await Data(exporting($0).file.absoluteString.utf8) }
    }
    if let importing {
      content.importing = { data in
        let copy = try ReceivedFiles.place(type.preferredFilenameExtension)
        try data.write(to: copy)
        return try await importing(ReceivedTransferredFile(file: copy, isOriginalFile: false))
      }
      address.importing = { data in
        guard let url = URL(transferred: data), url.isFileURL,
          UTType(filenameExtension: url.pathExtension, conformingTo: type) != nil || type == .data || type == .item
        else { throw TransferError.notImported }
        return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: true))
      }
    }
    forms = [address, content]
  }

  public typealias Body = Never
  public func _forms() -> [_TransferForm<Item>] { forms }
}

enum TransferError: Error { case notImported, notOffered }

extension Transferable {
  static var transferForms: [_TransferForm<Self>] {
    transferRepresentation._forms().compactMap { $0 as? _TransferForm<Self> }
  }
}

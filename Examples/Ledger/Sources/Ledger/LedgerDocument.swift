// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  static let ledger = UTType(exportedAs: "org.example.ledger", conformingTo: .json)
}

/// A ledger in a file of its own.
struct LedgerDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.ledger, .json]

  var ledger: Ledger

  init(ledger: Ledger = .sample) { self.ledger = ledger }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    ledger = try JSONDecoder().decode(Ledger.self, from: data)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return FileWrapper(regularFileWithContents: try encoder.encode(ledger))
  }
}

/// A ledger as a table of text, for other programs.
struct CSVDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.commaSeparatedText]

  var text: String

  init(_ ledger: Ledger) { text = ledger.csv }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

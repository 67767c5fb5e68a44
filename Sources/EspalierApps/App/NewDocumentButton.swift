// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import Foundation
import UniformTypeIdentifiers

/// A button that opens a new document of the app in a window.
public struct NewDocumentButton<Label: View>: View {
  private let label: Label
  private let open: @MainActor (NewDocumentAction) async throws -> Void
  @Environment(\.newDocument) private var newDocument

  private init(_ label: Label, open: @escaping @MainActor (NewDocumentAction) async throws -> Void) {
    self.label = label
    self.open = open
  }

  public var body: some View {
    Button {
      Task { @MainActor in
        do { try await open(newDocument) } catch {
          Diagnostics.warn("NewDocumentButton: no document was made: \(error)", subject: "NewDocumentButton")
        }
      }
    } label: {
      label
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// A button for a document of the first group whose documents can be files of a type; without a type, of the first group that
  /// can create documents.
  public init(_ label: LocalizedStringKey? = nil, contentType: UTType? = nil) {
    self.init(Text(label ?? "New Document")) { newDocument in
      if let contentType { newDocument(contentType: contentType) } else { newDocument() }
    }
  }

  /// A button for a document that a closure makes; the type of the document determines its group, and the types of its files. If
  /// the closure returns nil or throws, no window opens; an error is a warning.
  public init<D: FileDocument>(
    _ label: LocalizedStringKey? = nil, for documentType: D.Type, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D?
  ) {
    nonisolated(unsafe) let prepareDocument = prepareDocument
    self.init(Text(label ?? "New Document")) { newDocument in
      guard let document = try await prepareDocument() else { return }
      newDocument(document)
    }
  }

  /// A button for a document that a closure makes; the type of the document determines its group, and the types of its files. If
  /// the closure returns nil or throws, no window opens; an error is a warning.
  public init<D: ReferenceFileDocument>(
    _ label: LocalizedStringKey? = nil, for documentType: D.Type, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D?
  ) {
    nonisolated(unsafe) let prepareDocument = prepareDocument
    self.init(Text(label ?? "New Document")) { newDocument in
      guard let document = try await prepareDocument() else { return }
      newDocument { document }
    }
  }

  @available(
    *, unavailable,
    message: "Espalier has no new documents of files: use NewDocumentButton(_:for:contentType:prepareDocument:)."
  )
  public init(
    _ label: LocalizedStringKey? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
  ) { fatalError("unavailable") }
}

// SPDX-License-Identifier: MIT

import Combine
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import Foundation

/// The content of a document's window: the app's editor, and the questions about the document.
struct DocumentEditor<Content: View>: View {
  /// Creates the editor, again for each other document.
  let content: (DocumentSession) -> Content
  /// Creates a new document for the only view of a host without windows.
  let make: (@MainActor (String) -> DocumentSession)?
  @Environment(\.windowValue) private var value

  init(
    make: (@MainActor (String) -> DocumentSession)?, @ViewBuilder content: @escaping (DocumentSession) -> Content
  ) {
    self.make = make
    self.content = content
  }

  var body: some View {
    if let session = value?.base as? DocumentSession {
      OpenDocument(session: session, content: content)
    } else if let make {
      NewDocument(make, content)
    }
  }
}

private struct NewDocument<Content: View>: View {
  @StateObject private var session: DocumentSession
  private let content: (DocumentSession) -> Content

  init(_ make: @escaping @MainActor (String) -> DocumentSession, _ content: @escaping (DocumentSession) -> Content) {
    _session = StateObject(wrappedValue: make("Untitled"))
    self.content = content
  }

  var body: some View { OpenDocument(session: session, content: content) }
}

private struct OpenDocument<Content: View>: View {
  @ObservedObject var session: DocumentSession
  let content: (DocumentSession) -> Content
  @Environment(\.window) private var window

  init(session: DocumentSession, content: @escaping (DocumentSession) -> Content) {
    self.session = session
    self.content = content
  }

  var body: some View {
    let alert = session.alert
    content(session)
      .environment(
        \.documentConfiguration,
        DocumentConfiguration(fileURL: session.fileURL, isEditable: session.isEditable)
      )
      .onAppear { if let host = window?.value { session.attach(to: host) } }
      .alert(
        alert?.title ?? "",
        isPresented: Binding(get: { session.alert != nil }, set: { if !$0 { session.alert = nil } }),
        presenting: alert
      ) { alert in
        ForEach(alert.choices.indices, id: \.self) { index in
          Button(alert.choices[index].label, role: alert.choices[index].role) {
            session.alert = nil
            alert.choices[index].action()
          }
        }
      } message: {
        Text($0.message)
      }
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Alerts and dialogs that present data: the data "should not change after the presentation occurs; changes are ignored" (Apple's
/// reference, `alert(_:isPresented:presenting:actions:message:)`; cases, state/s7).
@MainActor
@Suite struct AlertDataTests {
  enum Form: CaseIterable { case alert, alertWithoutMessage, dialog, dialogWithoutMessage, error, errorWithoutMessage }

  private struct Trouble: LocalizedError {
    let name: String
    var errorDescription: String? { "Title of \(name)" }
  }

  private final class Model: ObservableObject {
    @Published var name: String? = "one"
    @Published var isShown = false
  }

  private struct Page: View {
    let form: Form
    @ObservedObject var model: Model

    var body: some View {
      let name = model.name
      switch form {
      case .alert:
        Color.clear.alert("Title", isPresented: $model.isShown, presenting: name) {
          about($0)
        } message: {
          text($0)
        }
      case .alertWithoutMessage:
        Color.clear.alert(Text("Title"), isPresented: $model.isShown, presenting: name) { about($0) }
      case .dialog:
        Color.clear.confirmationDialog(
          Text("Title"), isPresented: $model.isShown, titleVisibility: .visible, presenting: name
        ) {
          about($0)
        } message: {
          text($0)
        }
      case .dialogWithoutMessage:
        Color.clear.confirmationDialog(String("Title"), isPresented: $model.isShown, presenting: name) { about($0) }
      case .error:
        Color.clear.alert(isPresented: $model.isShown, error: name.map { Trouble(name: $0) }) { error in
          about(error.name)
        } message: { error in
          text(error.name)
        }
      case .errorWithoutMessage:
        Color.clear.alert(isPresented: $model.isShown, error: name.map { Trouble(name: $0) }) { Button("Close") {} }
      }
    }

    private func about(_ name: String) -> some View { Button("Do \(name)") {} }
    private func text(_ name: String) -> some View { Text("about \(name)") }
  }

  private func texts(_ form: Form, _ name: String) -> [String] {
    switch form {
    case .alert, .dialog: ["Do \(name)", "about \(name)"]
    case .alertWithoutMessage, .dialogWithoutMessage: ["Do \(name)"]
    case .error: ["Title of \(name)", "Do \(name)", "about \(name)"]
    case .errorWithoutMessage: ["Title of \(name)"]
    }
  }

  @Test("What the data was when the dialog appeared counts until it is closed", arguments: Form.allCases)
  func kept(_ form: Form) throws {
    let model = Model()
    let host = ViewHost(Page(form: form, model: model), size: CGSize(width: 400, height: 400))
    func isAbout(_ name: String) -> Bool { texts(form, name).allSatisfy { !host.all(.text($0)).isEmpty } }
    model.isShown = true
    try host.settle()
    #expect(isAbout("one"))
    model.name = "two"
    try host.settle()
    #expect(isAbout("one") && !isAbout("two"))
    model.name = nil
    try host.settle()
    #expect(isAbout("one") && model.isShown)
    let button = form == .errorWithoutMessage ? "Close" : "Do one"
    try host.get(.text(button)).tap()
    try host.settle()
    #expect(!model.isShown && host.all(.text(button)).isEmpty)
    model.isShown = true
    try host.settle()
    #expect(host.all(.text(button)).isEmpty, "there is no data")
    model.name = "three"
    try host.settle()
    #expect(isAbout("three"))
    model.isShown = false
    try host.settle()
    model.name = "four"
    model.isShown = true
    try host.settle()
    #expect(isAbout("four"))
  }

  @Test("Data that the program changes as the dialog appears does not change the dialog") func changedByPresentation()
    throws
  {
    struct Asking: View {
      @State private var name: String? = "one"
      @State private var isShown = false
      var body: some View {
        Button("Ask") { isShown = true }
          .alert("Title", isPresented: $isShown, presenting: name) { _ in
            Button("OK") {}
          } message: {
            Text("about \($0)")
          }
          .onChange(of: isShown) { if isShown { name = "two" } }
      }
    }
    let host = ViewHost(Asking(), size: CGSize(width: 400, height: 400))
    try host.get(.text("Ask")).tap()
    try host.settle()
    #expect(!host.all(.text("about one")).isEmpty && host.all(.text("about two")).isEmpty)
  }
}

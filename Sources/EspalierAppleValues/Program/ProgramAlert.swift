// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// A question of code outside of views, as a window above the others: that of an `NSAlert` or a `UIAlertController`.
@MainActor
package final class ProgramAlert {
  package struct Choice {
    package let title: String
    package let role: ButtonRole?
    /// Whether the return key chooses it.
    package let isDefault: Bool
    package init(_ title: String, role: ButtonRole? = nil, isDefault: Bool = false) {
      (self.title, self.role, self.isDefault) = (title, role, isDefault)
    }
  }

  package let title: String
  package let message: String
  package let choices: [Choice]
  /// The texts of fields, with their prompts.
  package var fields: [(prompt: String, text: String)] = []
  /// Whether the choices stand below each other.
  package var isColumn = false
  private var chosen: Int?

  /// Answers questions in a program without windows, for tests.
  package static var answers: [Int] = []

  package init(title: String, message: String, choices: [Choice]) {
    (self.title, self.message, self.choices) = (title, message, choices)
  }

  /// Shows the question, and waits. Returns the index of the choice; nil if the window was closed, or if no window can be shown.
  package func run() -> Int? {
    chosen = nil
    if let program = RunningPrograms.current {
      program.runModal(AlertWindow(self)) { chosen != nil }
      return chosen
    }
    if !Self.answers.isEmpty { return Self.answers.removeFirst() }
    Diagnostics.warn("The question \"\(title)\" has no answer: the program has no windows.", subject: "alert")
    return nil
  }

  fileprivate func choose(_ index: Int) { chosen = index }

  fileprivate func field(_ index: Int) -> Binding<String> {
    Binding {
      self.fields[index].text
    } set: {
      self.fields[index].text = $0
    }
  }
}

/// The window of a question.
@MainActor
private final class AlertWindow: WindowSource {
  let settings = {
    var settings = WindowSettings()
    settings.resizability = .contentSize
    settings.restorationBehavior = .disabled
    return settings
  }()
  let id: String? = nil
  let title: Text?
  let isSingle = true
  let isSettings = false
  let valueType: Any.Type? = nil
  private let alert: ProgramAlert

  init(_ alert: ProgramAlert) {
    self.alert = alert
    title = Text(verbatim: ProcessInfo.processInfo.processName)
  }

  func makeViews(_ inputs: _ViewInputs) -> _ViewOutputs {
    let content = _GraphValue(.input(AlertContent(alert: alert)))
    return AlertContent._makeView(view: content, inputs: inputs)
  }
}

/// The title, the message and the buttons of a question.
package struct AlertContent: View {
  let alert: ProgramAlert

  package init(alert: ProgramAlert) { self.alert = alert }

  package var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: alert.title).font(.headline)
      if !alert.message.isEmpty { Text(verbatim: alert.message).fixedSize(horizontal: false, vertical: true) }
      ForEach(alert.fields.indices, id: \.self) { index in
        AlertField(prompt: alert.fields[index].prompt, text: alert.field(index))
      }
      let layout = alert.isColumn ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
      layout {
        if !alert.isColumn { Spacer() }
        // The first choice stands at the end, as on a desktop.
        ForEach(alert.isColumn ? Array(alert.choices.indices) : alert.choices.indices.reversed(), id: \.self) { index in
          AlertButton(choice: alert.choices[index]) { alert.choose(index) }
        }
      }
      .padding(.top, 4)
    }
    .padding(20)
    .frame(minWidth: 280, maxWidth: 420, alignment: .leading)
  }
}

private struct AlertField: View {
  let prompt: String
  @State private var shown: String
  private let text: Binding<String>

  init(prompt: String, text: Binding<String>) {
    self.prompt = prompt
    self.text = text
    _shown = State(initialValue: text.wrappedValue)
  }

  var body: some View {
    TextField(prompt, text: $shown).textFieldStyle(.roundedBorder).onChange(of: shown) { _, new in
      text.wrappedValue = new
    }
  }
}

private struct AlertButton: View {
  let choice: ProgramAlert.Choice
  let action: @MainActor () -> Void

  var body: some View {
    let button = Button(role: choice.role, action: action) { Text(verbatim: choice.title) }
    if choice.isDefault {
      button.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
    } else if choice.role == .cancel {
      button.buttonStyle(.bordered).keyboardShortcut(.cancelAction)
    } else {
      button.buttonStyle(.bordered)
    }
  }
}

// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierPrimitives
import Foundation

/// A question: a window above the others.
@MainActor @preconcurrency
open class NSAlert: NSObject {
  /// The kinds of questions; they look the same.
  public enum Style: UInt, Sendable {
    /// A warning, a message, or something severe.
    case warning, informational, critical
  }
  /// The title.
  open var messageText = "Alert"
  /// The text below the title.
  open var informativeText = ""
  /// The kind.
  open var alertStyle = Style.warning
  /// The picture; not shown.
  open var icon: NSImage!
  /// The buttons, the first one being the default.
  open private(set) var buttons: [NSButton] = []
  /// A view below the text; a field alone is shown.
  open var accessoryView: NSView?
  /// Whether the user can suppress further questions; not offered.
  open var showsSuppressionButton = false
  /// The box for that.
  open private(set) lazy var suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: "Do not ask again", target: nil, action: nil)
  /// The window of the question; it exists only while it is shown.
  open private(set) lazy var window = NSPanel(
    contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)

  /// A question.
  public nonisolated override init() { super.init() }

  /// The message of an error.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
    let error = error as NSError
    informativeText =
      [error.localizedFailureReason, error.localizedRecoverySuggestion].compactMap { $0 }.joined(separator: "\n")
  }

  /// Adds a button.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    buttons.append(button)
    return button
  }

  /// Shows the question, and waits for the answer: the number of the button from 1000. `abort` if no window can be shown.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    let titles = buttons.isEmpty ? ["OK"] : buttons.map(\.title)
    let choices = titles.indices.map { index in
      let button = buttons.isEmpty ? nil : buttons[index]
      let isCancel = button?.keyEquivalent == "\u{1b}" || titles[index] == "Cancel"
      return ProgramAlert.Choice(
        titles[index],
        role: button?.hasDestructiveAction == true ? .destructive : isCancel ? .cancel : nil, isDefault: index == 0)
    }
    let alert = ProgramAlert(title: messageText, message: informativeText, choices: choices)
    let field = accessoryView as? NSTextField
    if let field, field.isEditable { alert.fields = [(field.placeholderString ?? "", field.stringValue)] }
    let chosen = alert.run()
    if let field, let text = alert.fields.first?.text { field.stringValue = text }
    guard let index = chosen ?? choices.firstIndex(where: { $0.role == .cancel }) else { return .abort }
    return NSApplication.ModalResponse(1000 + index)
  }

  /// Shows the question above a window.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    DispatchQueue.main.async { [self] in
      let response = runModal()
      handler?(response)
    }
  }
  /// Shows the question above a window, and returns the answer.
  @discardableResult
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse { runModal() }
  /// Makes the layout, which the window does.
  open func layout() {}
}

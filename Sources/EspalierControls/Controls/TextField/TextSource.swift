// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

/// The value that a text field edits, as text.
package struct TextSource {
  /// Called only if a format needs it: a field of plain text does not depend on its environment.
  typealias Environment = () -> EnvironmentValues

  /// Returns the text of the value; used outside of editing.
  let read: (Environment) -> String
  /// Called with the whole text at each keystroke (specification I47).
  let write: (String, Environment) -> Void
  /// Whether the typed text is kept while the field has the keyboard focus, even if the value would be written differently.
  let keepsDraft: Bool

  package init(_ text: Binding<String>) {
    read = { _ in text.wrappedValue }
    write = { new, _ in text.wrappedValue = new }
    keepsDraft = false
  }

  /// Writes the value at each keystroke whose text can be parsed; keeps the last value otherwise (specification I37).
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
    read = { environment in
      format.adapted(to: environment(), "TextField").usableFormat(value.wrappedValue, "TextField")
    }
    write = { text, environment in
      if let parsed = try? format.adapted(to: environment(), "TextField").parseStrategy.parse(text) {
        value.wrappedValue = parsed
      }
    }
    keepsDraft = true
  }

  /// The same for an optional value; empty text is nil.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
    read = { environment in
      value.wrappedValue.map { format.adapted(to: environment(), "TextField").usableFormat($0, "TextField") } ?? ""
    }
    write = { text, environment in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? format.adapted(to: environment(), "TextField").parseStrategy.parse(text) {
        value.wrappedValue = parsed
      }
    }
    keepsDraft = true
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    write = { text, _ in
      // Number formatters are the only ones that can parse on every platform.
      if let number = (formatter as? NumberFormatter)?.number(from: text), let new = number as? V ?? convert(number) {
        value.wrappedValue = new
      }
    }
    keepsDraft = true
  }
}

private func convert<V>(_ number: NSNumber) -> V? {
  switch V.self {
  case is Int.Type: number.intValue as? V
  case is Double.Type: number.doubleValue as? V
  case is Float.Type: number.floatValue as? V
  case is Decimal.Type: number.decimalValue as? V
  default: nil
  }
}

/// A text field without its style.
package struct TextFieldContent {
  package var source: TextSource
  /// The name of the field.
  package var title: Text?
  /// Shown while there is no text; nil shows the title instead.
  package var prompt: Text?
  var isSecure = false
  /// If vertical, the text wraps, and the field grows with it.
  var axis = Axis.horizontal
  /// Whether the field fills a scroll view of its own.
  var isEditor = false
  /// The submission that Return triggers.
  package var triggers = SubmitTriggers.text

  /// The selection, if a view has a binding to it.
  var selection: Binding<TextSelection?>?

  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  /// Whether the title is in front of the field, and therefore not also its placeholder.
  var titleIsLabel = false

  package init(
    source: TextSource, title: Text? = nil, prompt: Text? = nil, isSecure: Bool = false, axis: Axis = .horizontal,
    isEditor: Bool = false, triggers: SubmitTriggers = .text, selection: Binding<TextSelection?>? = nil,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil, titleIsLabel: Bool = false
  ) {
    self.source = source
    self.title = title
    self.prompt = prompt
    self.isSecure = isSecure
    self.axis = axis
    self.isEditor = isEditor
    self.triggers = triggers
    self.selection = selection
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
    self.titleIsLabel = titleIsLabel
  }

  var placeholder: Text? { prompt ?? (titleIsLabel ? nil : title) }

  /// The displayed text: a dot for each character if the field is secure.
  func shown(_ text: String) -> String { isSecure ? String(repeating: "•", count: text.count) : text }
}

extension TextFieldContent {
  init(
    _ source: TextSource, title: Text, _ onEditingChanged: ((Bool) -> Void)?, _ onCommit: (() -> Void)?
  ) {
    self.init(source: source, title: title, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

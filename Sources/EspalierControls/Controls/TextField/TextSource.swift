// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

/// What a text field edits.
package struct TextSource {
  /// Called only where a format needs it: a field of plain text does not depend on its environment.
  typealias Environment = () -> EnvironmentValues

  /// Outside of editing: the text that stands for the value.
  let read: (Environment) -> String
  /// Called with the whole text at each keystroke (specification I47).
  let write: (String, Environment) -> Void
  /// What was typed stays as it is while the field has the keyboard, even where the value would be written differently.
  let keepsDraft: Bool

  package init(_ text: Binding<String>) {
    read = { _ in text.wrappedValue }
    write = { new, _ in text.wrappedValue = new }
    keepsDraft = false
  }

  /// Writes the value at each keystroke that can be read as one; keeps the last one otherwise (specification I37).
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

  /// The same; empty text is no value.
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
      // Number formatters are the ones that can read on every platform.
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
  /// What the field is called.
  package var title: Text?
  /// Shown while there is no text; the title where there is none.
  package var prompt: Text?
  var isSecure = false
  /// Vertical: the text wraps, and the field grows with it.
  var axis = Axis.horizontal
  /// It stands in a scroll view that it fills.
  var isEditor = false
  /// What Return makes.
  package var triggers = SubmitTriggers.text

  /// What is selected, where a view has a binding to it.
  var selection: Binding<TextSelection?>?

  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  /// Whether the title is in front of the field: then it is not a placeholder, too.
  var titleIsLabel = false

  package init(
    source: TextSource, title: Text? = nil, prompt: Text? = nil, isSecure: Bool = false, axis: Axis = Axis.horizontal,
    isEditor: Bool = false, triggers: SubmitTriggers = SubmitTriggers.text, selection: Binding<TextSelection?>? = nil,
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

  /// The text as it is shown.
  func shown(_ text: String) -> String { isSecure ? String(repeating: "•", count: text.count) : text }
}

extension TextFieldContent {
  init(
    _ source: TextSource, title: Text, _ onEditingChanged: ((Bool) -> Void)?, _ onCommit: (() -> Void)?
  ) {
    self.init(source: source, title: title, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

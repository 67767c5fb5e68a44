// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

/// A control that edits a line of text.
public struct TextField<Label: View>: View {
  let content: TextFieldContent

  package init(_ content: TextFieldContent) { self.content = content }

  public var body: some View { TextFieldFrame<Label>(content: content) }
}

extension TextField {
  /// - Parameter prompt: Shown while there is no text; nil shows the label instead.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldContent(source: TextSource(text), title: label().labelText, prompt: prompt))
  }

  /// A field that grows by lines up to `lineLimit(_:)` if `axis` is vertical. While it is empty it shows `prompt`, or the label
  /// if that is nil.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(TextFieldContent(source: TextSource(text), title: label().labelText, prompt: prompt, axis: axis))
  }

  /// A field for a value in a format. The value is written at each keystroke that leaves a text the format can parse
  /// (specification I37).
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(source: TextSource(value, format: format), title: label().labelText, prompt: prompt))
  }

  /// A field for a value in a format, nil while the field is empty. The value is written at each keystroke that leaves a text the
  /// format can parse.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(source: TextSource(value, format: format), title: label().labelText, prompt: prompt))
  }
}

extension TextField where Label == Text {
  /// A field whose text wraps and which grows with it if `axis` is vertical.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(TextFieldContent(source: TextSource(text), title: Text(titleKey), prompt: prompt, axis: axis))
  }

  /// A field whose text wraps and which grows with it if `axis` is vertical. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(TextFieldContent(source: TextSource(text), title: Text(title), prompt: prompt, axis: axis))
  }

  /// A field whose binding is written at each keystroke (specification I47).
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(TextFieldContent(source: TextSource(text), title: Text(titleKey), prompt: prompt))
  }

  /// A field whose binding is written at each keystroke (specification I47). The title is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(TextFieldContent(source: TextSource(text), title: Text(title), prompt: prompt))
  }

  /// A field for a value that `format` formats and parses (specification I37).
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(source: TextSource(value, format: format), title: Text(titleKey), prompt: prompt))
  }

  /// A field for a value that `format` formats and parses (specification I37). The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(source: TextSource(value, format: format), title: Text(title), prompt: prompt))
  }

  /// A field for an optional value; empty text is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(source: TextSource(value, format: format), title: Text(titleKey), prompt: prompt))
  }

  /// A field for an optional value; empty text is nil. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldContent(source: TextSource(value, format: format), title: Text(title), prompt: prompt))
  }

  /// A field for a value that a formatter writes; only a `NumberFormatter` can also parse typed text. While the field is empty it
  /// shows `prompt`, or the title if that is nil.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(TextFieldContent(source: TextSource(value, formatter: formatter), title: Text(titleKey), prompt: prompt))
  }

  /// The older spelling: `onEditingChanged` is called when the field gains and loses the keyboard focus, `onCommit` when the text
  /// is submitted.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(TextFieldContent(TextSource(text), title: Text(titleKey), onEditingChanged, onCommit))
  }

  /// The older spelling for a value that a formatter writes: `onEditingChanged` is called when the field gains and loses the
  /// keyboard focus, `onCommit` when the text is submitted.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    let source = TextSource(value, formatter: formatter)
    self.init(TextFieldContent(source, title: Text(titleKey), onEditingChanged, onCommit))
  }

  /// A field for a value that a formatter writes, which runs `onCommit` when Return is pressed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(TextFieldContent(TextSource(value, formatter: formatter), title: Text(titleKey), nil, onCommit))
  }

  /// The older spelling for a value that a formatter writes: `onEditingChanged` is called when the field gains and loses the
  /// keyboard focus, `onCommit` when the text is submitted. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    let source = TextSource(value, formatter: formatter)
    self.init(TextFieldContent(source, title: Text(title), onEditingChanged, onCommit))
  }

  /// A field for a value that a formatter writes, which runs `onCommit` when Return is pressed. The title is shown as it is,
  /// without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(TextFieldContent(TextSource(value, formatter: formatter), title: Text(title), nil, onCommit))
  }

  /// A field that runs `onCommit` when Return is pressed.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(TextFieldContent(TextSource(text), title: Text(titleKey), nil, onCommit))
  }

  /// The older spelling: `onEditingChanged` is called when the field gains and loses the keyboard focus, `onCommit` when the text
  /// is submitted. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(TextFieldContent(TextSource(text), title: Text(title), onEditingChanged, onCommit))
  }

  /// A field that runs `onCommit` when Return is pressed. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(TextFieldContent(TextSource(text), title: Text(title), nil, onCommit))
  }

  /// A field for a value that a formatter writes; only a `NumberFormatter` can also parse typed text. While the field is empty it
  /// shows `prompt`, or the title if that is nil. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(TextFieldContent(source: TextSource(value, formatter: formatter), title: Text(title), prompt: prompt))
  }
}

/// A text field that shows a dot for each character.
public struct SecureField<Label: View>: View {
  let content: TextFieldContent

  /// A field whose text is shown as dots and cannot be copied. While it is empty it shows `prompt`, or the label if that is nil.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    content = TextFieldContent(source: TextSource(text), title: label().labelText, prompt: prompt, isSecure: true)
  }

  public var body: some View { TextFieldFrame<Label>(content: content) }
}

extension SecureField where Label == Text {
  /// The older spelling: `onCommit` is called when Return is pressed.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title: Text(titleKey), text: text, onCommit: onCommit)
  }

  /// The older spelling: `onCommit` is called when Return is pressed. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title: Text(title), text: text, onCommit: onCommit)
  }

  private init(title: Text, text: Binding<String>, onCommit: @escaping () -> Void) {
    content = TextFieldContent(source: TextSource(text), title: title, isSecure: true, onCommit: onCommit)
  }

  /// A field whose text is shown as dots and cannot be copied. While it is empty it shows `prompt`, or the title if that is nil.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field whose text is shown as dots and cannot be copied. While it is empty it shows `prompt`, or the title if that is nil.
  /// The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

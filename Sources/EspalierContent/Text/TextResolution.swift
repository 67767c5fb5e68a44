// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import EspalierText
import Foundation

/// The style of a run, with everything inherited.
package struct TextRunStyle: Equatable {
  package var traits: TextTraits
  package var foreground: AnyShapeStyle?
  package var background: AnyShapeStyle?
  package var link: URL?
  package var attributes = TextAttributes()
}

/// The resolution of a text into characters: translates keys, formats values, parses Markdown.
package struct TextResolution {
  /// Characters of one style.
  package struct Run: Equatable {
    var string: String
    var style: TextRunStyle
    var attachment: TextAttachment?
    var picture: AnyTextPicture?
  }

  package let environment: EnvironmentValues
  package let text: TextEnvironment
  /// The current time.
  package let date: Date
  package private(set) var runs: [Run] = []
  /// The time at which the characters change by themselves; nil if they do not.
  package private(set) var nextChange: Date?

  package var locale: Locale { text.locale }

  package init(_ environment: EnvironmentValues, date: Date) {
    self.environment = environment
    text = environment.text
    self.date = date
  }

  package mutating func append(_ string: String, _ style: TextRunStyle) {
    if string.isEmpty { return }
    if let last = runs.last, last.style == style, last.attachment == nil {
      runs[runs.count - 1].string += string
    } else {
      runs.append(Run(string: string, style: style))
    }
  }

  package mutating func append(_ picture: AnyTextPicture, _ attachment: TextAttachment, _ style: TextRunStyle) {
    runs.append(Run(string: TextAttachment.character, style: style, attachment: attachment, picture: picture))
  }

  /// Declares that the characters depend on the time and change at `next`.
  package mutating func changes(at next: Date) { nextChange = min(nextChange ?? next, next) }

  package mutating func append(_ text: Text, _ outer: TextRunStyle) {
    for segment in text.segments { append(segment, outer) }
  }

  private mutating func append(_ segment: TextSegment, _ outer: TextRunStyle) {
    var style = outer
    style.traits = segment.traits.inheriting(outer.traits)
    style.foreground = segment.foreground ?? outer.foreground
    style.attributes = segment.attributes.inheriting(outer.attributes)
    switch segment.source {
    case .string(let string): append(string, style)
    case .localized(let source): append(source, style)
    case .attributed(let string): append(string, style)
    case .computed(let box): box.text.append(to: &self, style: style)
    }
  }

  private mutating func append(_ source: LocalizedTextSource, _ style: TextRunStyle) {
    var source = source
    var translation = source.translation(locale: locale)
    var next = 0
    guard InlineMarkdown.isMarked(translation) else { return append(translation, source, style, &next) }
    let (environment, locale) = (environment, source.locale ?? locale)
    translation = GrammarAgreement.inflected(translation, &source.format.arguments, locale: locale) {
      $0.plainString(in: environment)
    }
    // Values are inserted as they are: marks in them have no meaning.
    for run in InlineMarkdown.runs(of: translation) {
      var marked = style
      var traits = TextTraits()
      traits.apply(run.intent)
      marked.traits = traits.inheriting(style.traits)
      if let link = run.link { marked.link = URL(string: link) }
      append(run.string, source, marked, &next)
    }
  }

  private mutating func append(
    _ format: String, _ source: LocalizedTextSource, _ style: TextRunStyle, _ next: inout Int
  ) {
    let arguments = source.format.arguments
    if arguments.isEmpty { return append(format, style) }
    for piece in FormattedPieces(format, arguments, next: &next).pieces {
      switch piece {
      case .literal(let literal): append(literal, style)
      case .value(.text(let text), _): append(text, style)
      case .value(let argument, let specifier):
        append(specifier.string(for: argument, locale: source.locale ?? locale) ?? "", style)
      }
    }
  }

  package mutating func append(_ string: AttributedString, _ style: TextRunStyle) {
    for run in string.runs {
      var own = style
      own.traits = run.traits.inheriting(style.traits)
      own.link = run.link ?? style.link
      if let color = run.foregroundColor { own.foreground = AnyShapeStyle(color) }
      if let color = run.backgroundColor { own.background = AnyShapeStyle(color) }
      append(String(string[run.range].characters), own)
    }
  }
}

extension Text {
  /// The characters of a text without styles of its own: the fast path for the commonest texts. Nil for others.
  fileprivate func plainCharacters(in text: TextEnvironment) -> String? {
    switch content {
    case .plain(let string): return string
    case .segments: return nil
    case .localized(let key):
      let translation = Localization.format(key.format, locale: text.locale)
      if InlineMarkdown.isMarked(translation) { return nil }
      let arguments = key.format.arguments
      if arguments.isEmpty { return translation }
      if arguments.contains(where: { if case .text = $0 { true } else { false } }) { return nil }
      return FormattedPieces(translation, arguments).string(locale: text.locale) { _ in "" }
    }
  }

  /// The characters of the text, for titles, for screen readers and for tests.
  package func plainString(in environment: EnvironmentValues, date: Date = Date()) -> String {
    if let string = plainCharacters(in: environment.text) { return string }
    var resolution = TextResolution(environment, date: date)
    resolution.append(self, TextRunStyle(traits: TextTraits()))
    return resolution.runs.filter { $0.attachment == nil }.map(\.string).joined()
  }

  /// The characters of the text without a language.
  package var string: String { plainString(in: EnvironmentValues()) }

  /// The characters shown in an environment: translated, with values in the format of its locale.
  public func _resolveText(in environment: EnvironmentValues) -> String {
    plainString(in: environment)
  }

  /// The text as it is laid out in an environment.
  package func styled(in environment: EnvironmentValues, isRightToLeft: Bool = false) -> StyledText {
    resolved(in: environment, isRightToLeft: isRightToLeft, date: Date()).styled
  }

  /// The text resolved in its environment.
  package func resolved(in environment: EnvironmentValues, isRightToLeft: Bool = false, date: Date) -> ResolvedText {
    let text = environment.text
    var result: ResolvedText
    if let string = plainCharacters(in: text), text.traits.isOnlyFont, text.traits.language == nil {
      let font = text.traits.fontDescription(at: text.dynamicTypeSize, in: text.look.values.text)
      result = ResolvedText(string: string, styled: StyledText(text.cased(string), font: font))
    } else {
      var resolution = TextResolution(environment, date: date)
      resolution.append(self, TextRunStyle(traits: text.traits))
      result = ResolvedText(resolution)
    }
    result.styled.apply(text)
    if isRightToLeft { result.styled.isRightToLeft = true }
    return result
  }
}

extension TextEnvironment {
  package func cased(_ string: String) -> String {
    switch textCase {
    case nil: string
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}

extension StyledText {
  /// Applies the parts of the environment that concern a text as a whole.
  fileprivate mutating func apply(_ text: TextEnvironment) {
    lineLimit = text.lineLimits.upper.map { max(1, $0) }
    minimumLines = text.lineLimits.lower ?? 0
    switch text.truncation {
    case .head: truncation = .head
    case .middle: truncation = .middle
    case .tail: truncation = .tail
    }
    switch text.alignment {
    case .leading: alignment = .leading
    case .center: alignment = .center
    case .trailing: alignment = .trailing
    }
    lineSpacing = text.lineSpacing
    minimumScaleFactor = text.minimumScaleFactor
    allowsTightening = text.allowsTightening
  }
}

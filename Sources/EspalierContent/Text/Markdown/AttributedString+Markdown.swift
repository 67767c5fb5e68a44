// SPDX-License-Identifier: MIT

import Foundation

extension AttributedString {
  /// The options for parsing a string as Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The parts of Markdown that are interpreted.
    public enum InterpretedSyntax: Sendable {
      /// Blocks, too: their marks are removed, and paragraphs follow each other without a break, as on Apple systems.
      case full
      /// Emphasis, code and links; white space is collapsed to one space.
      case inlineOnly
      /// Emphasis, code and links; white space is kept.
      case inlineOnlyPreservingWhitespace
    }

    /// The result for text that is not Markdown; without effect here, because every text can be parsed.
    public enum FailurePolicy: Sendable {
      /// Throws an error.
      case throwError
      /// Returns the part that could be parsed.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is interpreted; without effect here.
    public var allowsExtendedAttributes: Bool
    /// The parts of Markdown that are interpreted.
    public var interpretedSyntax: InterpretedSyntax
    /// The result for text that is not Markdown; without effect here.
    public var failurePolicy: FailurePolicy
    /// The language of the text, as a code such as `en`; without effect here.
    public var languageCode: String?

    /// Options for parsing Markdown; only `interpretedSyntax` has an effect here.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Parses a string as Markdown.
  /// - Parameter baseURL: The base of URLs without a scheme.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in Self.runs(of: markdown, options.interpretedSyntax) {
      append(AttributedString(run, baseURL: baseURL))
    }
  }

  /// Parses UTF-8 as Markdown; invalid bytes are replaced. Relative links begin at `baseURL`. Throws nothing.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// The translation of a key, with its Markdown as attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let string = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
    // The values are part of the string.
    var values: [FormatArgument] = []
    let agreed = GrammarAgreement.inflected(string, &values, locale: locale ?? .standard) { _ in "" }
    self.init()
    for run in InlineMarkdown.runs(of: agreed) { append(AttributedString(run)) }
  }

  init(_ run: MarkdownRun, baseURL: URL? = nil) {
    self.init(run.string)
    if !run.intent.isEmpty { self[AttributeScopes.SwiftUIAttributes.InlineIntentAttribute.self] = run.intent }
    if let link = run.link { self.link = URL(string: link, relativeTo: baseURL) }
  }

  private static func runs(
    of markdown: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax
  ) -> [MarkdownRun] {
    switch syntax {
    case .full: CommonMark.runs(of: Array(markdown.utf8))
    case .inlineOnly: InlineMarkdown.runs(of: markdown.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    case .inlineOnlyPreservingWhitespace: InlineMarkdown.runs(of: markdown)
    }
  }
}

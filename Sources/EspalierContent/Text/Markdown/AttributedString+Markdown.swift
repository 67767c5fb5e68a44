// SPDX-License-Identifier: MIT

import Foundation

extension AttributedString {
  /// How a string is read as Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// Which parts of Markdown count.
    public enum InterpretedSyntax: Sendable {
      /// Blocks too: their marks go, and paragraphs follow each other without a break, as on Apple systems.
      case full
      /// Emphasis, code and links; white space is one space.
      case inlineOnly
      /// Emphasis, code and links; white space stays.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens with text that is no Markdown; without effect here, where every text can be read.
    public enum FailurePolicy: Sendable {
      /// An error is thrown.
      case throwError
      /// What could be read is the result.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is read; without effect here.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens with text that is no Markdown; without effect here.
    public var failurePolicy: FailurePolicy
    /// The language of the text, as a code such as `en`; without effect here.
    public var languageCode: String?

    /// Options of reading Markdown; of them only `interpretedSyntax` has an effect here.
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

  /// Reads a string as Markdown.
  /// - Parameter baseURL: What addresses without a scheme are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in Self.runs(of: markdown, options.interpretedSyntax) {
      append(AttributedString(run, baseURL: baseURL))
    }
  }

  /// Reads UTF-8 as Markdown; bytes that are no UTF-8 are replaced. Relative links begin at `baseURL`. Throws nothing.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// The translation of a key, its Markdown as attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let string = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
    self.init()
    for run in InlineMarkdown.runs(of: string) { append(AttributedString(run)) }
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

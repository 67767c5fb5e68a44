// SPDX-License-Identifier: MIT

internal import EspalierCMarkdown
import EspalierCore
import Foundation

/// Adjacent characters of Markdown with the same intent.
package struct MarkdownRun: Equatable {
  package var string: String
  package var intent: InlinePresentationIntent = []
  package var link: String?

  /// Runs with equal intents joined; empty ones are omitted.
  static func joined(_ runs: [MarkdownRun]) -> [MarkdownRun] {
    var result: [MarkdownRun] = []
    for run in runs where !run.string.isEmpty {
      if let last = result.last, last.intent == run.intent, last.link == run.link {
        result[result.count - 1].string += run.string
      } else {
        result.append(run)
      }
    }
    return result
  }
}

/// Documents in Markdown, parsed by cmark-gfm with the extensions for strikethrough, bare URLs and tables.
enum CommonMark {
  /// During parsing the library marks the characters of an extension in a table of the process: one document at a time.
  private static let lock = NSLock()

  /// Extensions by name; registered when they are first needed.
  nonisolated(unsafe) private static let extensions: [OpaquePointer] = {
    cmark_gfm_core_extensions_ensure_registered()
    return ["strikethrough", "autolink", "table"].compactMap { (name: String) in cmark_find_syntax_extension(name) }
  }()

  /// The runs of a document, without breaks between its blocks. O(length), about 5 µs for a sentence.
  ///
  /// A text beyond `MarkdownLimit` is one run, unchanged, with a warning.
  static func runs(of utf8: [UInt8]) -> [MarkdownRun] {
    if let reason = MarkdownLimit.reason(against: utf8) {
      let beginning = String(decoding: utf8.prefix(60), as: UTF8.self).prefix(40)
      Diagnostics.warnOfContent(
        "The text that begins \"\(beginning)\" is shown without its Markdown: \(reason). Divide it into several texts.",
        subject: "Text")
      return [MarkdownRun(string: String(decoding: utf8, as: UTF8.self))]
    }
    return lock.withLock {
      let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
      defer { cmark_parser_free(parser) }
      for each in extensions { cmark_parser_attach_syntax_extension(parser, each) }
      utf8.withUnsafeBytes { bytes in
        cmark_parser_feed(parser, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
      }
      let document = cmark_parser_finish(parser)
      defer { cmark_node_free(document) }
      return runs(in: document)
    }
  }

  /// Uses an iterator and no recursion: marks can be nested as deeply as a text is long.
  private static func runs(in document: OpaquePointer?) -> [MarkdownRun] {
    let iterator = cmark_iter_new(document)
    defer { cmark_iter_free(iterator) }
    var runs: [MarkdownRun] = []
    // The open styles around a node, outermost first.
    var styles = [MarkdownRun(string: "")]
    func add(_ string: String, _ intent: InlinePresentationIntent = []) {
      var run = styles[styles.count - 1]
      run.string = string
      run.intent.formUnion(intent)
      runs.append(run)
    }
    while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
      let node = cmark_iter_get_node(iterator)
      let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
      let type = String(cString: cmark_node_get_type_string(node))
      if event == CMARK_EVENT_EXIT {
        if containers.contains(type) { styles.removeLast() }
        continue
      }
      switch type {
      case "text", "code_block": add(literal)
      case "code": add(literal, .code)
      case "html_inline": add(literal, .inlineHTML)
      case "html_block": add(literal, .blockHTML)
      case "softbreak": add(" ", .softBreak)
      case "linebreak": add("\n", .lineBreak)
      case "emph", "strong", "strikethrough", "link":
        var style = styles[styles.count - 1]
        switch type {
        case "emph": style.intent.insert(.emphasized)
        case "strong": style.intent.insert(.stronglyEmphasized)
        case "strikethrough": style.intent.insert(.strikethrough)
        default: style.link = cmark_node_get_url(node).map { String(cString: $0) }
        }
        styles.append(style)
      default: break
      }
    }
    return MarkdownRun.joined(runs)
  }

  private static let containers: Set = ["emph", "strong", "strikethrough", "link"]
}

// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierPreviewChannel
import Foundation

extension PreviewProblem {
  /// The compiler's errors, each with its line of the file.
  static func compiler(_ errors: [Diagnostic], output: String) -> PreviewProblem {
    let own = errors.filter { !$0.isConsequence }
    let shown = own.isEmpty ? errors : own
    let places = shown.compactMap { error in
      error.path.flatMap { path in error.line.map { Place(path, $0, error.column, error.message) } }
    }
    let title = shown.count == 1 ? "One error" : "\(shown.count) errors"
    if places.isEmpty {
      return PreviewProblem(.compiler, "The files do not compile", note: String(output.suffix(600)))
    }
    return PreviewProblem(.compiler, title, places: places)
  }

  /// A signal that ended the process of the new code.
  static func crash(_ signal: Int32, _ stack: StackPlaces, errors: String) -> PreviewProblem {
    let said = errors.split(separator: "\n").last { $0.contains("Fatal error") || $0.contains("Precondition failed") }
    let message =
      said.map { line in line.range(of: "Fatal error: ").map { String(line[$0.upperBound...]) } ?? String(line) }
      ?? stack.failure ?? reason(signal)
    return PreviewProblem(
      .crash, "The program has crashed",
      places: stack.place.map { [Place($0.file, $0.line, $0.column, message)] } ?? [],
      note: [crashedView(errors), stack.place == nil ? message : nil].compactMap { $0 }.joined(separator: "\n")
        .nonEmpty)
  }

  /// The view whose code has crashed: the last one that the program has reported.
  private static func crashedView(_ errors: String) -> String? {
    let mark = "espalier: crashed in "
    return errors.split(separator: "\n").last { $0.hasPrefix(mark) }.map { "In " + $0.dropFirst(mark.count) }
  }

  private static func reason(_ signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS:
      "mostly a stack that ran over: a view whose body contains itself, or a function that calls itself"
    default: String(cString: strsignal(signal))
    }
  }

  /// A signal that stopped the process of the new code.
  static func stopped(_ process: Int32) -> PreviewProblem {
    PreviewProblem(
      .hang, "The program is stopped",
      note:
        "A signal such as SIGSTOP has stopped its process, number \(process), which was ended; the next save shows the files "
        + "again")
  }

  /// New code that does not return.
  static func hang(_ seconds: Int, _ stack: StackPlaces) -> PreviewProblem {
    let message = "did not return for \(seconds) s"
    return PreviewProblem(
      .hang, "The program does not answer",
      places: stack.place.map { [Place($0.file, $0.line, $0.column, message)] } ?? [],
      note: stack.place == nil ? "Its code " + message : nil)
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

extension PreviewProblem.Place {
  /// A place with the file's line at it.
  init(_ path: String, _ line: Int, _ column: Int?, _ message: String) {
    let text = try? RegularFile.text(path, limit: SourceLimit.bytes)
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let excerpt = lines.indices.contains(line - 1) ? Self.excerpt(lines[..<line], column) : nil
    self.init(
      file: path, line: line, column: column, message: message, context: excerpt?.context, source: excerpt?.source,
      caret: excerpt?.caret)
  }

  /// The last of some lines, the nearest non-empty line above it, and a caret below a column of the last one, which the
  /// compiler counts in bytes from 1. The common indentation of both lines is removed.
  static func excerpt(_ lines: ArraySlice<Substring>, _ column: Int?) -> (
    context: String?, source: String, caret: String?
  ) {
    guard let line = lines.last else { return (nil, "", nil) }
    let above = lines.dropLast().last { !$0.allSatisfy(\.isWhitespace) }
    func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.utf8.count }
    let dropped = min(indentation(line), above.map(indentation) ?? .max)
    func shown(_ line: Substring) -> String { String(decoding: line.utf8.dropFirst(dropped), as: UTF8.self) }
    let text = shown(line)
    let bytes = (column ?? 0) - 1 - dropped
    guard bytes >= 0, bytes <= text.utf8.count else { return (above.map(shown), text, nil) }
    let before = String(decoding: text.utf8.prefix(bytes), as: UTF8.self)
    // A tab is as wide as in the line above the caret.
    return (above.map(shown), text, String(before.map { $0 == "\t" ? "\t" : " " }) + "^")
  }
}

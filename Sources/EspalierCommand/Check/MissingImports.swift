// SPDX-License-Identifier: MIT

import Foundation

/// The imports of modules that do not exist. The compiler stops at the first one before it checks anything else;
/// so they are removed, one module after the other, until it continues.
///
/// Making an empty module of that name would be simpler, but then `#if canImport` were true.
struct MissingImports {
  private let files: [String]
  private lazy var sources = files.map(File.init)
  /// The error of each import, in the compiler's words.
  private(set) var errors: [Diagnostic] = []
  /// The places of the imports: offsets in the UTF-8 of the files.
  private(set) var ranges: [String: [Range<Int>]] = [:]

  init(files: [String]) { self.files = files }

  /// Adds the missing modules that the compiler reported, and all other certain imports of the same modules.
  /// - Returns: whether there was a missing module; the other errors are to be found anew without its imports.
  mutating func add(_ reported: [Diagnostic]) -> Bool {
    let count = errors.count
    for error in reported where error.missingName?.hasPrefix("module ") == true {
      let place = Place(error)
      let file = sources.first { $0.path == error.path }
      guard let file, let module = file.imports.first(where: { Place($0, in: file) == place })?.module else { continue }
      for file in sources {
        for statement in file.imports where statement.module == module {
          let isReported = Place(statement, in: file) == place
          guard isReported || !statement.isConditional else { continue }
          take(statement, in: file, isReported ? error.message : "no such module '\(statement.name)'")
        }
      }
    }
    return errors.count > count
  }

  /// The modules that files import outside of conditions.
  private var modules: [String] {
    mutating get {
      Set(sources.flatMap(\.imports).filter { !$0.isConditional }.map { String($0.module) }).sorted()
    }
  }

  /// Adds the imports of all modules that the compiler cannot import, outside of conditions: one short run of the compiler, instead
  /// of one of all files for each module.
  /// - Parameter typecheck: Type-checks a source, with the flags of the unit.
  mutating func addAll(_ typecheck: (_ source: String) throws -> ChildProcess.Result) throws {
    let names = modules
    let probe = names.map { "#if !canImport(\($0))\n#error(\"missing \($0)\")\n#endif\n" }.joined()
    let errors = Diagnostic.errors(in: try typecheck(probe).output)
    let missing = Set(errors.compactMap { $0.message.split(separator: " ").last.map(String.init) })
    for file in sources {
      for statement in file.imports where !statement.isConditional && missing.contains(String(statement.module)) {
        take(statement, in: file, "no such module '\(statement.module)'")
      }
    }
  }

  private mutating func take(_ statement: ImportStatement, in file: File, _ message: String) {
    guard ranges[file.path]?.contains(statement.range) != true else { return }
    ranges[file.path, default: []].append(statement.range)
    let place = Place(statement, in: file)
    errors.append(Diagnostic(path: file.path, line: place.line, column: place.column, message: message))
  }
}

/// A file and its imports.
private struct File {
  let path: String
  let source: MaskedSource
  let imports: [ImportStatement]

  init(_ path: String) {
    self.path = path
    source = MaskedSource(path: path)
    imports = source.imports
  }
}

/// The place of an error.
private struct Place: Equatable {
  let path: String?
  let line: Int?
  let column: Int?

  init(_ error: Diagnostic) { (path, line, column) = (error.path, error.line, error.column) }

  init(_ statement: ImportStatement, in file: File) {
    let place = file.source.place(of: statement.nameOffset)
    (path, line, column) = (file.path, place.line, place.column)
  }
}

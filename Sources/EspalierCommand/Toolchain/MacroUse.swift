// SPDX-License-Identifier: MIT

/// Where a macro is used in whose code an error is, by the note that the compiler prints below the error.
struct MacroUse {
  let note: Diagnostic
  /// Without the sign in front of it.
  let name: String

  /// Nil for any other line.
  init?(line: String) {
    guard let note = Diagnostic(line: line, words: [": note: "]),
      let match = note.message.firstMatch(of: /^in expansion of macro '([^']+)'.* here$/)
    else { return nil }
    self.note = note
    name = String(match.1)
  }
}

extension Diagnostic {
  /// Whether it stands in the code of a macro, for which the compiler names a file that is gone when it ends.
  var isInExpansion: Bool { path?.contains("/@__swiftmacro_") == true }

  /// The same error at the use of the macro.
  func moved(to use: MacroUse) -> Diagnostic {
    var result = Diagnostic(path: use.note.path, line: use.note.line, column: use.note.column, message: message)
    result.macro = use.name
    return result
  }

  /// Modules that the code of macros names. A type of the user's with such a name is found in the module's place.
  private static let modules: Set = ["Foundation", "Observation", "Swift", "SwiftUI", "Testing"]

  /// The module that a type of the user's hides from a macro.
  fileprivate var hiddenModule: String? {
    let name =
      message.firstMatch(of: /^type '([^']+)' has no member/)?.1
      ?? message.firstMatch(of: /is not a member type of [a-z ]+ '(?:[^']*\.)?([^'.]+)'/)?.1
    return name.map(String.init).flatMap { Self.modules.contains($0) ? $0 : nil }
  }

  /// What is wrong with what the macro writes, where the user sees the macro alone.
  fileprivate var explained: Diagnostic {
    guard let macro else { return self }
    let cause =
      hiddenModule.map {
        "it names the module '\($0)', which the type '\($0)' hides: the type needs another name (\(message))"
      } ?? message
    let code = macro.isEmpty ? "in the code of a macro" : "in the code of the macro '\(macro)'"
    return Diagnostic(path: path, line: line, column: column, message: "\(code): \(cause)", macro: macro)
  }
}

extension [Diagnostic] {
  /// Errors in the code of macros with the macros that the user wrote. What follows from them in macros within that code is left out,
  /// and so is what the user's code, which a macro repeats, has of its own; of a hidden module each use has one error.
  var atUsesOfMacros: [Diagnostic] {
    guard contains(where: { $0.macro != nil || $0.isInExpansion }) else { return self }
    let own = Set(filter { $0.macro == nil && !$0.isInExpansion }.map(\.message))
    let causes = filter { error in
      !error.isInExpansion && (error.macro == nil || !(error.isConsequence || own.contains(error.message)))
    }
    var seen: Set<String> = []
    return (causes.isEmpty ? self : causes).map { error in
      error.isInExpansion
        ? Diagnostic(path: nil, line: nil, column: nil, message: error.message, macro: error.macro ?? "") : error
    }
    .filter { error in
      let place = "\(error.path ?? ""):\(error.line ?? 0):\(error.column ?? 0)"
      return error.macro == nil || seen.insert("\(place) \(error.hiddenModule ?? error.message)").inserted
    }
    .map(\.explained)
  }
}

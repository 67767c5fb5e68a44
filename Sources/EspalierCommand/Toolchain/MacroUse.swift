// SPDX-License-Identifier: MIT

/// The use of a macro whose code has an error, from the note that the compiler prints below the error.
struct MacroUse {
  let note: Diagnostic
  /// The macro's name, without the sign in front of it.
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
  /// Whether the error is in the code of a macro, for which the compiler names a file that is gone when it ends.
  var isInExpansion: Bool { path?.contains("/@__swiftmacro_") == true }

  /// The same error at the macro's use.
  func moved(to use: MacroUse) -> Diagnostic {
    var result = Diagnostic(path: use.note.path, line: use.note.line, column: use.note.column, message: message)
    result.macro = use.name
    return result
  }

  /// Modules that the code of macros names. A user's type with such a name is found instead of the module.
  private static let modules: Set = ["Foundation", "Observation", "Swift", "SwiftUI", "Testing"]

  /// The module that a user's type hides from a macro.
  fileprivate var hiddenModule: String? {
    let name =
      message.firstMatch(of: /^type '([^']+)' has no member/)?.1
      ?? message.firstMatch(of: /is not a member type of [a-z ]+ '(?:[^']*\.)?([^'.]+)'/)?.1
    return name.map(String.init).flatMap { Self.modules.contains($0) ? $0 : nil }
  }

  /// The error with an explanation of the macro's code, since the user sees the macro alone.
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
  /// Errors in the code of macros, moved to the macros that the user wrote. Their consequences in macros within that code are
  /// left out, and so are the errors of the user's own code, which a macro repeats; each use of a hidden module has one error.
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

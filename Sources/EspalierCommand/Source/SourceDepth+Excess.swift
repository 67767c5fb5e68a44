// SPDX-License-Identifier: MIT

extension SourceDepth {
  /// The first place where a limit is exceeded.
  struct Excess: Equatable {
    let limit: Limit
    let line: Int
    /// In bytes, from 1.
    let column: Int
  }
}

extension SourceDepth.Excess {
  /// The error as the compiler would place it.
  func diagnostic(_ path: String) -> Diagnostic {
    let number = limit.rawValue
    let message =
      switch limit {
      case .brackets:
        "more than \(number) brackets are open here; move what is in them into properties or views of their own"
      case .squareBrackets:
        "more than \(number) square brackets are open here, and each doubles the compiler's work; give inner arrays and types names"
      case .interpolations:
        "more than \(number) interpolations are in each other here; give the inner texts names"
      case .conditions: "more than \(number) #if are open here; move what is in them into files of their own"
      case .operators: "an operator here has more than \(number) characters"
      }
    return Diagnostic(path: path, line: line, column: column, message: message)
  }
}

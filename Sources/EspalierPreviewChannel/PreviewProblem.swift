// SPDX-License-Identifier: MIT

/// The reason why the last good picture differs from the current files.
package struct PreviewProblem: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The files do not compile.
    case compiler
    /// The new code stopped the process that ran it.
    case crash
    /// The new code does not return.
    case hang
    /// The files cannot be compiled or loaded for a reason that has no line in them.
    case failure
    /// There is nothing to show.
    case nothing
  }

  /// A place in a file, with its line.
  package struct Place: Codable, Hashable, Sendable {
    /// The file's path.
    package var file: String
    /// The line's number, from 1.
    package var line: Int
    package var column: Int?
    package var message: String
    /// The nearest non-empty line above it, as context.
    package var context: String?
    /// The line's text, and below it a caret at the column.
    package var source: String?
    package var caret: String?

    package init(
      file: String, line: Int, column: Int? = nil, message: String, context: String? = nil, source: String? = nil,
      caret: String? = nil
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.context = context
      self.source = source
      self.caret = caret
    }
  }

  package var kind: Kind
  package var title: String
  package var places: [Place]
  /// Further text.
  package var note: String?

  package init(_ kind: Kind, _ title: String, places: [Place] = [], note: String? = nil) {
    self.kind = kind
    self.title = title
    self.places = places
    self.note = note
  }
}

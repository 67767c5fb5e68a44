// SPDX-License-Identifier: MIT

/// Output of `--lower` for one file; standard output is an array of them, as JSON, in the order of the request.
struct LoweringReport: Encodable {
  /// A construct that the compiler on Linux may refuse, or that is without effect.
  struct Note: Encodable {
    /// The line in the user's file, from 1.
    let line: Int
    /// The column in bytes, from 1, as in the compiler's messages.
    let column: Int
    let message: String
  }

  let path: String
  /// Whether the lowered file differs from the user's by more than its `#sourceLocation`.
  let changed: Bool
  let notes: [Note]
}

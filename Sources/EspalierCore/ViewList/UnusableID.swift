// SPDX-License-Identifier: MIT

/// Warnings of ids by which no view can be found again.
@MainActor
package enum UnusableID {
  /// Warns of an id that is not equal to itself, as `Double.nan`.
  static func warnOfInequality<ID>(_ id: ID, at offset: Int, in view: String) {
    Diagnostics.warnOnce(
      "\(view): the ID \(id) at position \(offset) is not equal to itself; its position stands for it. "
        + "State and animations stay at that position. Give each element an ID that is equal to itself.", subject: view)
  }

  /// Warns of an id whose hash has changed.
  static func warnOfHash<ID>(_ id: ID, in view: String) {
    Diagnostics.warnOnce(
      "\(view): the hash of the ID \(id) has changed, or is random; its position stands for it. "
        + "Let hash(into:) take only what == compares, and does not change.", subject: view)
  }

  /// Warns of `.id` with a value that is not equal to itself.
  static func warnOfIdentity<ID>(_ id: ID, of view: String) {
    Diagnostics.warnOnce(
      "\(view): the value of .id, \(id), is not equal to itself; the view keeps its identity. "
        + "Give it a value that is equal to itself.", subject: view)
  }
}

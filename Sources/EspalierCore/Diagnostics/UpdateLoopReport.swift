// SPDX-License-Identifier: MIT

/// A loop as a circle: each step leads to the next, and the last to the first.
package struct UpdateLoopReport: Sendable {
  /// The reader whose action wrote the state, the state, and its dependents, up to the value that the reader reads.
  package var steps: [String] = []
  /// The values that the reader was given, round by round.
  package var values: [String]
  /// The name of the state that the reader wrote.
  package var state = ""

  /// The step that is the cheapest to do without: the first in which a layout passes on a size or a place; nil if no
  /// layout takes part.
  package var cut: Int? {
    steps.firstIndex { step in ["layout of", "frame", "root frame"].contains { step.hasPrefix($0) } }
  }

  /// Advice to end the loop; nil if the steps are not known.
  package var advice: String? {
    if steps.isEmpty { return nil }
    guard let cut else {
      return "write a value that does not depend on the state '\(state)', or compare before writing."
    }
    return "keep what depends on the state out of the layout that is read (\(steps[cut])): show it in an overlay or a "
      + "background of the view that is read, put both into a ZStack, or move it by offset or another geometry effect."
  }
}

/// The ends of a long chain.
/// - Parameters:
///   - kept: The number of steps that remain at each end.
///   - mark: The text in front of the count of omitted steps.
package func shortened(_ steps: [String], ends kept: Int, mark: String = "") -> [String] {
  guard steps.count > 2 * kept + 1 else { return steps }
  return steps.prefix(kept) + ["\(mark)… \(steps.count - 2 * kept) more …"] + steps.suffix(kept)
}

// SPDX-License-Identifier: MIT

import EspalierNumbers

/// The number of elements of a collection that are shown. A range may have more numbers than there is memory, or than
/// can be counted.
@MainActor
package enum ElementCount {
  /// The greatest number of elements that a container of all elements makes. Far beyond any number that a user can look
  /// at; a larger collection is a mistake.
  package nonisolated static let most = 1 << 24
  /// The number of elements that are made of a larger collection nevertheless.
  package nonisolated static let shown = 1_000
  /// The number of elements that are searched for one that is only known when it is made: all of them, unless their
  /// number is a mistake.
  package nonisolated static func searched(of count: Int) -> Int { count > most ? shown : count }
  /// The greatest number of elements of a container that makes those near the viewport: sums of several such counts are
  /// still integers.
  static let mostLazy = 1 << 40

  /// The number for containers that make the elements near the viewport.
  static func lazy<Data, ID, Content>(of view: ForEach<Data, ID, Content>) -> Int {
    min(count(of: view.data), mostLazy)
  }

  /// Warns if such a container leaves elements out.
  static func warnOfLeftOut<Data, ID, Content>(of view: ForEach<Data, ID, Content>) {
    let count = count(of: view.data)
    if count > mostLazy { warn(view, count, shown: mostLazy, "Give it the elements that can be reached.") }
  }

  /// The number for containers that make all elements.
  static func eager<Data, ID, Content>(of view: ForEach<Data, ID, Content>) -> Int {
    let count = count(of: view.data)
    if count <= most { return count }
    warn(
      view, count, shown: shown, "Put it into a List or a LazyVStack, with the same number of views for each element.")
    return shown
  }

  private static func count<Data: RandomAccessCollection>(of data: Data) -> Int {
    // The length of a range is no integer if it reaches from the least to the greatest one.
    if let range = data as? Range<Int> { return range.upperBound.clampedDifference(range.lowerBound) }
    return data.count
  }

  private static func warn<Data, ID, Content>(
    _ view: ForEach<Data, ID, Content>, _ count: Int, shown: Int, _ advice: String
  ) {
    Diagnostics.warnOnce(
      "\(view.name): the collection has \(count) elements, more than this container can hold; the first \(shown) are "
        + "shown. \(advice)", subject: "ForEach")
  }
}

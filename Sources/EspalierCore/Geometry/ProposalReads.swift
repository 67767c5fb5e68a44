// SPDX-License-Identifier: MIT

/// Which lengths of proposals have been read. A layout's answer does not depend on a length that it has not read, other than by
/// what its views answer where it hands the length on to them.
package enum ProposalReads {
  /// Grows with each read. Layouts run on the main actor; what other threads read means nothing.
  nonisolated(unsafe) package static var axes: Axis.Set = []

  /// Runs code, and returns what it has read. Those reads are not reads of what is around.
  package static func recording<Result>(_ body: () -> Result) -> (result: Result, axes: Axis.Set) {
    let outer = axes
    axes = []
    defer { axes = outer }
    let result = body()
    return (result, axes)
  }
}

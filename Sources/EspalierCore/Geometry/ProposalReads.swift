// SPDX-License-Identifier: MIT

/// The axes on which lengths of proposals have been read. A layout's answer depends on a length that it has not read
/// only through the answers of its views, if it hands the length on to them.
package enum ProposalReads {
  /// The axes read so far. Layouts run on the main actor; reads of other threads mean nothing.
  nonisolated(unsafe) package static var axes: Axis.Set = []

  /// Runs code, and returns the axes that it has read. Those reads do not count as reads of the surrounding code.
  package static func recording<Result>(_ body: () -> Result) -> (result: Result, axes: Axis.Set) {
    let outer = axes
    axes = []
    defer { axes = outer }
    let result = body()
    return (result, axes)
  }
}

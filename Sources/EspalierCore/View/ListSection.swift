// SPDX-License-Identifier: MIT

/// The places of a section's parts in a list.
package struct ListSection: Equatable {
  package var header: Range<Int>
  package var rows: Range<Int>
  package var footer: Range<Int>

  package var range: Range<Int> { header.lowerBound..<footer.upperBound }
}

// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A wrapper of every kind of content, as packages have: its conformances for tables have bodies that are never run.
private struct Wrapper<Content> {
  let content: Content
  var body: Content { content }
}

extension Wrapper: TableColumnContent where Content: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never
  var tableColumnBody: Never { fatalError() }
}

extension Wrapper: TableRowContent where Content: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never
  var tableRowBody: Never { fatalError() }
}

@MainActor
@Suite("Wrapped columns of tables") struct TableWrapperTests {
  @Test("A wrapper of columns compiles, and a table shows the columns beside it") func columns() throws {
    let host = ViewHost(
      Table(Person.all) {
        TableColumn("Name", value: \.name)
        Wrapper(content: TableColumn("City", value: \Person.city))
      }, size: CGSize(width: 600, height: 300))
    #expect(try host.get(.text("Ada")).frame.width > 0)
    #expect(throws: (any Error).self) { try host.get(.text("London")) }
  }
}

// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing
import ViewTesting

/// The table of automatic styles in `docs/looks.md`: the element of each control for screen readers, with its role and its frame.
/// Their pictures are among the sheets.
@MainActor
@Suite struct CellTests {
  @Test("the controls of each cell have the roles and frames of when they were last looked at")
  func elements() throws {
    var found = ""
    for exhibit in Exhibit.cells {
      let host = try exhibit.host(look: .desktop, appearance: .light)
      #expect(host.warnings.isEmpty, "\(exhibit.name)")
      found += "── \(exhibit.name)\n\(host.dump(.accessibility))\n"
    }
    let file = SheetTests.folder.appendingPathComponent("cells-elements.txt")
    let expected = String(
      decoding: try ExpectedFile(file).contents(renewedBy: Data(found.utf8)) ?? Data(), as: UTF8.self)
    func cells(_ text: String) -> Set<Substring> { Set(text.split(separator: "── ")) }
    let changed = cells(found).subtracting(cells(expected)).sorted()
    #expect(changed.isEmpty, "`make renew` takes these over:\n\(changed.joined(separator: "\n"))")
  }
}

// SPDX-License-Identifier: MIT

import EspalierGraph

/// The views of a section: header, rows and footer one after the other.
package final class SectionedList: ViewList {
  private let header: ViewList?
  private let rows: ViewList?
  private let footer: ViewList?
  private let section: ViewListElement
  private let joined: ViewList

  /// - Parameter inputs: Those of the section.
  package convenience init(header: ViewList?, rows: ViewList?, footer: ViewList?, inputs: _ViewListInputs) {
    self.init(header: header, rows: rows, footer: footer, section: SectionElement(inputs.base))
  }

  private init(header: ViewList?, rows: ViewList?, footer: ViewList?, section: ViewListElement) {
    self.header = header
    self.rows = rows
    self.footer = footer
    self.section = section
    joined = JoinedList.joining([header, rows, footer].compactMap { $0 }) ?? JoinedList.empty
  }

  package override var isStatic: Bool { joined.isStatic }
  package override func forEachElement(_ visit: (ViewListElement) -> Void) { joined.forEachElement(visit) }
  package override func map(_ transform: @escaping @MainActor (ViewListElement) -> ViewListElement) -> ViewList {
    SectionedList(
      header: header?.map(transform), rows: rows?.map(transform), footer: footer?.map(transform),
      section: transform(section))
  }
  package override func count() -> Int { joined.count() }
  package override func element(at index: Int) -> ViewListElement { joined.element(at: index) }
  package override func forEachRun(_ visit: (ListRun) -> Void) { joined.forEachRun(visit) }
  package override func forEachMade(from start: Int, _ visit: (Int, ViewListElement) -> Void) {
    joined.forEachMade(from: start, visit)
  }
  package override func id(at index: Int) -> AnyHashable? { joined.id(at: index) }
  package override func index(of id: AnyHashable) -> Int? { joined.index(of: id) }

  package override func forEachSection(from start: Int, _ visit: (ListSection) -> Void) {
    let headerEnd = start + (header?.count() ?? 0)
    let rowsEnd = headerEnd + (rows?.count() ?? 0)
    visit(
      ListSection(
        header: start..<headerEnd, rows: headerEnd..<rowsEnd, footer: rowsEnd..<rowsEnd + (footer?.count() ?? 0)))
  }

  package override func forEachSectionElement(_ visit: (ViewListElement) -> Void) { visit(section) }
}

/// A section by itself: it lives as long as its identity, has the traits of modifiers on it, and is never put anywhere.
private final class SectionElement: ViewListElement {
  private let sectionInputs: _ViewInputs

  init(_ inputs: _ViewInputs) {
    sectionInputs = inputs
    super.init(subgraph: Subgraph.current!)
  }

  override var inputs: _ViewInputs { sectionInputs }
}

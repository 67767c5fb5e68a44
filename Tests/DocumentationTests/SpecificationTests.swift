// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// The specification, and what the tests, the sources and the pages cite of it.
@Suite struct SpecificationTests {
  private let specification = Specification.whole

  @Test func everyItemIsACase() { #expect(specification.malformed == []) }

  @Test func identifiersAreUniqueAndWithoutGaps() {
    for (group, cases) in Dictionary(grouping: specification.cases, by: \.id.group) {
      #expect(cases.map(\.id.number) == Array(1...cases.count), "group \(group)")
    }
  }

  /// The index states which cases each page has.
  @Test func theIndexNamesEveryCase() throws {
    let index = try #require(Page.all.first { $0.name == "specification.md" })
    for (page, cases) in Dictionary(grouping: specification.cases, by: \.page) {
      let row = try #require(index.text.split(separator: "\n").first { $0.contains("(specification/\(page))") })
      let groups = Dictionary(grouping: cases, by: \.id.group).values
      for group in groups { #expect(row.contains("\(group[0].id) to \(group[group.count - 1].id)"), "\(page)") }
    }
  }

  /// Grade A needs a source that is Apple's, or that was compared with Apple's.
  @Test func gradesAgreeWithTheirSources() {
    let firm: Set = ["test", "picture", "documentation", "session"]
    for item in specification.cases where item.grade == .a {
      #expect(!firm.isDisjoint(with: item.sources), "\(item.id) is of grade A without a source for that")
    }
  }

  @Test func sentencesReferToCases() {
    let known = Set(specification.cases.map(\.id))
    for item in specification.cases {
      for id in item.sentence.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).compactMap({ CaseID($0) }) {
        #expect(known.contains(id), "\(item.id) refers to \(id).")
      }
    }
  }

  @Test func everyCitedCaseExists() {
    let known = Set(specification.cases.map(\.id))
    for citation in Citations.all where citation.form != .bare && !known.contains(citation.id) {
      Issue.record("\(citation.place) cites \(citation.id), which docs/specification does not have.")
    }
  }

  /// An identifier in a comment leads nowhere without the word.
  @Test func commentsNameTheSpecification() {
    let known = Set(specification.cases.map(\.id))
    let bare = Citations.all.filter { $0.form == .bare && known.contains($0.id) }
    for (place, citations) in Dictionary(grouping: bare, by: \.place) {
      let ids = citations.map(\.id.description).joined(separator: ", ")
      Issue.record(
        """
        \(place) has \(ids) alone. Write "specification \(citations[0].id)" if it is a case, and put it in backquotes if \
        it is none.
        """)
    }
  }

  @Test func everyFirmCaseIsHeldByATest() {
    let held = Set(Citations.all.filter { $0.form == .title }.map(\.id))
    for item in specification.cases where [.a, .b].contains(item.grade) && !item.deviates && !held.contains(item.id) {
      Issue.record(
        """
        No title of a test names \(item.id) (\(item.page)): \(item.sentence) Write a test whose title begins with \
        "\(item.id): ", or mark the case as a deviation and explain it in docs/differences.md.
        """)
    }
  }

  @Test func everyDeviationIsExplained() {
    let explained = Set(Citations.all.filter { $0.file == "docs/differences.md" }.map(\.id))
    for item in specification.cases where item.deviates {
      #expect(explained.contains(item.id), "docs/differences.md does not cite specification \(item.id).")
    }
  }
}

/// All citations of the repository, read once.
private enum Citations {
  static let all: [Citation] = ["Sources", "Tests", "docs"].flatMap(inFolder) + inFile("README.md")

  private static func inFolder(_ folder: String) -> [Citation] {
    let names = FileManager.default.enumerator(atPath: Repository.root.appendingPathComponent(folder).path)
    return (names?.compactMap { $0 as? String } ?? []).sorted().flatMap { inFile(folder + "/" + $0) }
  }

  private static func inFile(_ path: String) -> [Citation] {
    guard path.hasSuffix(".swift") || path.hasSuffix(".md"),
      let text = try? String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    else { return [] }
    if path.hasSuffix(".md") { return Citation.inPage(text, file: path) }
    return Citation.inSwift(text, file: path, readsTitles: path.hasPrefix("Tests/"))
  }
}

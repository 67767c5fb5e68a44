// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierCore
import Foundation
import Testing

/// Every block of Swift in the documentation is a file of `Snippets`, which is compiled and run as a part of this module.
@Suite struct DocumentationTests {
  @Test(arguments: Page.all) func everySwiftBlockIsCompiled(_ page: Page) {
    for block in page.blocks(of: "swift") {
      #expect(
        Snippet.all.contains { $0.text == block },
        "This block of \(page.name) is no file of Tests/DocumentationTests/Snippets:\n\(block)")
    }
  }

  @Test(arguments: Snippet.all) func everySnippetIsShown(_ snippet: Snippet) {
    #expect(
      Page.all.contains { $0.blocks(of: "swift").contains(snippet.text) },
      "No page shows \(snippet.name); show it as it is, or remove it.")
  }

  /// A page opens with a picture or with something to run: a block comes before the first section.
  @Test(arguments: Page.all.filter { $0.name != "README.md" }) func aPageOpensWithABlock(_ page: Page) {
    let opening = page.text.components(separatedBy: "\n## ")[0]
    #expect(opening.contains("\n```"))
  }

  @Test(arguments: Page.all + Page.specification) func linksLeadSomewhere(_ page: Page) {
    // Code may have the same marks.
    let text = page.text.replacing(/`[^`\n]+`/, with: "")
    for match in text.matches(of: /\]\(([^)#]+)[^)]*\)/) where !match.1.hasPrefix("http") {
      let target = page.url.deletingLastPathComponent().appendingPathComponent(String(match.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page.name) links to \(match.1)")
    }
  }

  /// Pictures that follow the appearance are HTML in Markdown.
  @Test(arguments: Page.all) func picturesAreThere(_ page: Page) {
    for match in page.text.matches(of: /(?:src|srcset)="([^"]+)"/) {
      let picture = page.url.deletingLastPathComponent().appendingPathComponent(String(match.1))
      #expect(FileManager.default.fileExists(atPath: picture.path), "\(page.name) shows \(match.1)")
    }
  }

  @Test func theArchitectureNamesEveryModule() throws {
    let page = try #require(Page.all.first { $0.name == "architecture.md" })
    for module in Repository.contents(of: "Sources") { #expect(page.text.contains("`\(module)`"), "\(module)") }
  }

  @Test func theArchitectureNamesEveryFolderOfTheModulesOfViews() throws {
    let page = try #require(Page.all.first { $0.name == "architecture.md" })
    for module in ["Primitives", "Content", "Controls", "Navigation", "Apps"] {
      for folder in Repository.contents(of: "Sources/Espalier\(module)") {
        #expect(page.text.contains("`\(folder)`"), "\(folder)")
      }
    }
  }

  /// In the last column, "and below" after a module stands for any of the modules below it.
  @Test func theArchitectureListsTheDependenciesOfThePackage() throws {
    let page = try #require(Page.all.first { $0.name == "architecture.md" })
    let section = try #require(page.text.components(separatedBy: "\n## Modules\n").last)
    let manifest = Manifest(Page("Package.swift").text)
    var described: Set<String> = []
    for row in section.components(separatedBy: "\n## ")[0].components(separatedBy: "\n") where row.hasPrefix("| `") {
      let cells = row.components(separatedBy: "|")
      let modules = Set(cells[1].matches(of: /`(\w+)`/).map { String($0.1) })
      let declared = modules.reduce(into: Set<String>()) { $0.formUnion(manifest.dependencies[$1, default: []]) }
      let listed = Set(cells[3].matches(of: /`(\w+)`/).map { String($0.1) })
      let below = cells[3].matches(of: /`(\w+)` and below/).map { manifest.modules(below: String($0.1)) }
      let missing = below.reduce(declared.subtracting(modules).subtracting(listed)) { $0.subtracting($1) }
      #expect(missing.sorted() == [], "The architecture does not list these dependencies of \(modules.sorted()).")
      #expect(
        listed.subtracting(declared).sorted() == [], "Package.swift does not declare these of \(modules.sorted()).")
      described.formUnion(modules)
    }
    let absent = Set(manifest.dependencies.keys).subtracting(described)
    #expect(absent.sorted() == [], "The architecture's table of modules has no row for these.")
  }

  @Test func theArchitectureHasTheTableOfPhases() throws {
    let page = try #require(Page.all.first { $0.name == "architecture.md" })
    let section = try #require(page.text.components(separatedBy: "## The phases of a frame").last)
    let rows = section.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
    #expect(Array(rows.prefix(FramePhase.allCases.count)) == FramePhase.allCases.map { "\($0)" })
    for phase in FramePhase.allCases {
      let name = "\(phase)".prefix(1).uppercased() + "\(phase)".dropFirst()
      let file = try String(
        contentsOf: Repository.root.appendingPathComponent("Sources/EspalierCore/Host/Frame/\(name)Phase.swift"),
        encoding: .utf8)
      for word in ["// Reads: ", "// Writes: ", "// Guarantees: "] { #expect(file.contains(word), "\(name), \(word)") }
    }
  }

  @Test(arguments: Page.all + [Page("CONTRIBUTING.md")]) func namedFilesExist(_ page: Page) {
    for match in page.text.matches(
      of: /`((?:Sources|Tests|Examples|Benchmarks|docs|scripts|\.ci)\/[A-Za-z0-9_+.\/-]+)`/)
    {
      let path = Repository.root.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page.name) names \(match.1)")
    }
  }

  /// A table about one module names files from the module's folder on.
  @Test(arguments: Page.all) func filesNamedFromAFolderOnExist(_ page: Page) {
    let known = Repository.swiftFiles
    for match in page.text.matches(of: /`([A-Z]\w*(?:\/[\w+]+)+\.swift)`/) {
      #expect(known.contains { ("/" + $0).hasSuffix("/" + match.1) }, "\(page.name) names \(match.1)")
    }
  }
}

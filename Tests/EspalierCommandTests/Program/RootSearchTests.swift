// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

extension RootSearch {
  /// Files with the texts, read by the expander that was built with the tests.
  init(_ sources: String...) throws { try self.init(sources) }

  init(_ sources: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try sources.enumerated().map { index, source in
      let file = folder.appendingPathComponent("\(index).swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    self.init(try SourceOutline.read(files, with: BuiltProducts.url("EspalierMacros-tool")))
  }
}

@Suite struct RootSearchTests {
  private func root(_ source: String, named name: String? = nil) throws -> RootView {
    try RootSearch(source).root(named: name, file: "F.swift")
  }

  @Test func theAppWins() throws {
    let source = """
      @main
      struct Demo: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View {}
      """
    #expect(try root(source) == .app("Demo"))
    #expect(try root(source, named: "ContentView") == .view("ContentView"))
  }

  @Test func elseTheDelegateOfUIKit() throws {
    let source = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Other: NSObject, UIApplicationDelegate {}
      struct ContentView: View {}
      struct Page: View {}
      """
    #expect(try root(source) == .delegate("AppDelegate"))
    #expect(try root(source, named: "Page") == .view("Page"))
    #expect(try RootSearch(source).firstRoot(file: "F.swift") { _ in } == .delegate("AppDelegate"))
    #expect(Program.entry(for: .delegate("AppDelegate")).contains("FileRunner.main { AppDelegate._content }"))
    #expect(try root("class Other: NSObject, UIApplicationDelegate {}\nstruct Page: View {}") == .view("Page"))
  }

  @Test func elseContentView() throws {
    #expect(try root("struct Other: View {}\nstruct ContentView : View {}") == .view("ContentView"))
  }

  @Test func elseTheViewThatNothingElseUses() throws {
    let source = """
      struct Row: View { var body: some View { Text("Page()") } }
      struct Page: SwiftUI.View, Equatable { var body: some View { Row() } }
      struct Page_Previews: PreviewProvider { static var previews: some View { Page() } }
      #Preview("one") { Page() }
      extension Page { static let standard = Page() }
      """
    #expect(try root(source) == .view("Page"))
  }

  @Test func conformanceInAnExtensionCounts() throws {
    #expect(try root("struct A {}\nextension A: View { var body: Never { fatalError() } }") == .view("A"))
  }

  @Test func severalFilesAreOneModule() throws {
    let files = [
      "struct Page: View { var body: some View { Row() } }", "struct Row: View {}\nprivate struct P: View {}",
    ]
    #expect(try RootSearch(files).root(named: nil, file: "F") == .view("Page"))
    #expect(try RootSearch(files.reversed()).root(named: "Row", file: "F") == .view("Row"))
    #expect(try RootSearch(files + ["@main struct A: App {}"]).root(named: nil, file: "F") == .app("A"))
  }

  @Test func nestedViewsHaveTheirPath() throws {
    let source = "struct Page: View { struct Row: View {}\n var body: some View { Row() } }"
    #expect(try RootSearch(source).views == ["Page", "Page.Row"])
    #expect(try root(source) == .view("Page"))
    #expect(try root(source, named: "Page.Row") == .view("Page.Row"))
  }

  @Test func aMemberOfItsTypeIsNoUseOfAView() throws {
    let source = """
      struct Page: View { static let space = "page"; var body: some View { Row() } }
      struct Row: View { var body: some View { Text(Page.space) } }
      """
    #expect(try root(source) == .view("Page"))
  }

  @Test func aModifierDoesNotReachTheNextDeclaration() throws {
    #expect(try root("private let x = 1\nstruct A: View {}") == .view("A"))
  }

  @Test func privateAndGenericViewsAreNoRoots() throws {
    let source = "private struct P: View {}\nstruct G<T: View>: View {}\nstruct A: View {}"
    #expect(try root(source) == .view("A"))
    #expect(throws: Stop.usage("the view P is private to F.swift")) { try root(source, named: "P") }
    #expect(throws: Stop.usage("the view G is generic: its type arguments are not known")) {
      try root(source, named: "G")
    }
  }

  @Test func anAmbiguousFileListsTheCandidates() {
    let expected = """
      F.swift has no single root view: 2 views are used by no other; choose one:
        --view A
        --view B
      """
    #expect(throws: Stop.usage(expected)) { try root("struct A: View {}\nstruct B: View {}") }
  }

  @Test func anUnknownViewGetsCloseNames() {
    let source = "struct MonthView: View {}\nstruct Border: View {}"
    #expect(throws: Stop.usage("F.swift has no view MonthVeiw; did you mean MonthView?")) {
      try root(source, named: "MonthVeiw")
    }
    #expect(throws: Stop.usage("F.swift has no view Xyzzy; it has MonthView, Border")) {
      try root(source, named: "Xyzzy")
    }
  }

  @Test func aFileWithoutViewsIsReported() {
    #expect(throws: Stop.usage("F.swift declares no view that can be shown: no struct conforms to View")) {
      try root("let x = 1 // struct A: View {}")
    }
  }

  @Test func classMembersAreNotTypes() throws {
    let source = "class C { class var a: Int { 1 }; class func f() {} }\nstruct V: View {}"
    #expect(try root(source) == .view("V"))
  }

  @Test func typesWithinFunctionsAreNoRoots() throws {
    let source = """
      func make() { struct Local: View { var body: some View { Page() } } }
      struct Page: View { var body: some View { struct Inner: View {}; return Text("") } }
      """
    #expect(try RootSearch(source).views == ["Page"])
    // Whatever a function's own type uses, the type around the function uses.
    #expect(try root(source + "\nstruct Row: View { func f() { struct S { let page: Page } } }") == .view("Row"))
  }

  @Test func whatAPrivateOrGenericTypeContainsIsNoRoot() throws {
    let source = "private struct P { struct A: View {} }\nenum G<T> { struct B: View {} }\nstruct C: View {}"
    #expect(try RootSearch(source).views == ["C"])
  }

  @Test func aUseInAnInterpolationCounts() throws {
    let source = #"struct Page: View { var body: some View { Text("\(Holder { Row() })") } }; struct Row: View {}"#
    #expect(try root(source) == .view("Page"))
  }

  @Test func labelsAndCasesAreNoUses() throws {
    let source = """
      enum Kind { case Page }
      func show(Page: Int, kind: Kind = .Page) {}
      struct Page: View { var body: some View { Row() } }
      struct Row: View { let path = \\Page.body }
      """
    #expect(try root(source) == .view("Page"))
  }

  @Test func branchesForOtherSystemsDoNotCount() throws {
    let source = """
      #if os(macOS)
      struct Mac: View {}
      #elseif canImport(SwiftUI)
      struct Page: View {}
      #endif
      """
    #expect(try root(source) == .view("Page"))
  }

  @Test func commentsStringsAndRegularExpressionsAreNoCode() throws {
    let source = ##"""
      /* struct A: View { /* */ } */ let a = "struct B: View {", b = #" " \(Page()) "#, c = /["{]/
      let d = """
        struct C: View {
        """
      struct Page: View & Sendable {}; struct Other: @MainActor View { let page = Page() }
      """##
    #expect(try root(source) == .view("Other"))
  }

  @Test func anUnfinishedFileIsReadAsFarAsItGoes() throws {
    #expect(try root("struct A: View { let text = \"\"\"") == .view("A"))
    #expect(try root("struct A: View {} /* struct B: View {}") == .view("A"))
  }
}

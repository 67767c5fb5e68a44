// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierCommand

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
    #expect(RootSearch(source).hasMain)
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
    #expect(RootSearch(source).views == ["Page", "Page.Row"])
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

  @Test func classMembersAreNotTypes() {
    let source = "class C { class var a: Int { 1 }; class func f() {} }\nstruct V: View {}"
    #expect(TypeDeclaration.all(in: SourceCode(source).tokens()).map(\.name) == ["C", "V"])
  }
}

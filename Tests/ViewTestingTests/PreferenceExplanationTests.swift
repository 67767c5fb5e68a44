// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The first value that is not empty: the others are not requested (specification P20).
private struct First: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { if value.isEmpty { value = nextValue() } }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

@Suite @MainActor struct PreferenceExplanationTests {
  @Test("An explanation goes from the bottom up: writers in order, each reduce, the reader") func flow() throws {
    let host = ViewHost(
      HStack {
        Text("1").preference(key: Names.self, value: ["a"])
        Text("2").preference(key: Names.self, value: ["b"])
        Text("3").preference(key: Names.self, value: ["c"]).transformPreference(Names.self) { $0.append("d") }
      }
      .onPreferenceChange(Names.self) { _ in })
    #expect(
      try host.explain(.preference(Names.self)) == """
        Names, by default []
              1. writes ["a"] on Text "1"
              2. writes ["b"] on Text "2"
                3. writes ["c"] on Text "3"
              transforms to ["c", "d"] on Text "3"
            combines 3 values of the HStack
              reduce 1: ["a"] with ["b"] is ["a", "b"]
              reduce 2: ["a", "b"] with ["c", "d"] is ["a", "b", "c", "d"]
          onPreferenceChange reads ["a", "b", "c", "d"] on HStack
        """)
  }

  @Test("A value that reduce does not request is never computed, and said to be so") func notRequested() throws {
    var computed = 0
    let host = ViewHost(
      HStack {
        Text("1").preference(key: First.self, value: "first")
        Text("2").transformPreference(First.self) {
          computed += 1
          $0 = "second"
        }
      }
      .onPreferenceChange(First.self) { _ in })
    let text = try host.explain(.preference(First.self))
    #expect(text.contains("reduce 1: \"first\" stays \"first\": the next value was not requested"), "\(text)")
    #expect(text.contains("transforms to a value that was never computed on Text \"2\""), "\(text)")
    #expect(computed == 0)
  }

  @Test("A key that nobody reads: no value is computed by the explanation either") func unread() throws {
    var computed = 0
    let host = ViewHost(
      Text("1").transformPreference(Names.self) { _ in computed += 1 })
    let text = try host.explain(.preference(Names.self))
    #expect(text.contains("No view reads it: no value was computed."), "\(text)")
    #expect(computed == 0)
    #expect(try host.explain(.preference(First.self)).contains("No view writes, changes or reads it."))
  }

  @Test("A reader beside its writers gets nothing: where they are, and where a reader would get it") func beside()
    throws
  {
    struct Page: View {
      var body: some View {
        HStack {
          Text("1").preference(key: Names.self, value: ["a"])
          VStack { Text("2").preference(key: Names.self, value: ["b"]) }
          Text("3").onPreferenceChange(Names.self) { _ in }
        }
      }
    }
    #expect(
      try ViewHost(Page()).explain(.preference(Names.self)) == """
        Names, by default []
          1. writes a value that nothing reads on Text "1" in Page
          2. writes a value that nothing reads on Text "2" in Page
          onPreferenceChange reads the default, since nothing in the view writes it, on Text "3" in Page
          onPreferenceChange on Text "3" in Page has no writer in it. The key is written elsewhere in the tree: \
        on Text "1" in Page, on Text "2" in Page. A value only reaches readers that are applied around its writer \
        (onPreferenceChange, overlayPreferenceValue, backgroundPreferenceValue): apply the reader to the HStack in Page, \
        or further out.
        """)
  }

  @Test("A reader inside of its writer: modifiers in the wrong order") func inside() throws {
    let host = ViewHost(Text("1").onPreferenceChange(Names.self) { _ in }.preference(key: Names.self, value: ["a"]))
    let text = try host.explain(.preference(Names.self))
    #expect(text.contains("has no writer in it. The key is written around it: on Text \"1\"."), "\(text)")
    #expect(text.hasSuffix("apply the reader after the writer."), "\(text)")
  }

  @Test("No advice where readers get values, or where nothing is written") func nothingToAdvise() throws {
    let read = ViewHost(Text("1").preference(key: Names.self, value: ["a"]).onPreferenceChange(Names.self) { _ in })
    #expect(try !read.explain(.preference(Names.self)).contains("has no writer"))
    let unwritten = ViewHost(Text("1").onPreferenceChange(Names.self) { _ in })
    let text = try unwritten.explain(.preference(Names.self))
    #expect(text.hasSuffix("reads the default, since nothing in the view writes it, on Text \"1\""), "\(text)")
  }

  @Test("What the framework puts between a user's view and its rows is not what a writer is in") func owners() throws {
    struct Page: View {
      var body: some View {
        NavigationStack { List { Text("1").preference(key: Names.self, value: ["a"]) } }
          .onPreferenceChange(Names.self) { _ in }
      }
    }
    let text = try ViewHost(Page(), size: CGSize(width: 300, height: 300)).explain(.preference(Names.self))
    #expect(text.contains("1. writes [\"a\"] on Text \"1\" in Page"), "\(text)")
  }

  @Test("Anchors: where they lie, through which effects, what proxies made of them") func anchors() throws {
    struct Page: View {
      var body: some View {
        Color.red.frame(width: 20, height: 10)
          .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
          .offset(x: 30)
          .frame(width: 100, height: 50)
          .overlayPreferenceValue(Bounds.self) { anchor in
            GeometryReader { proxy in Text(anchor.map { "\(Int(proxy[$0].minX))" } ?? "none") }
          }
      }
    }
    let host = ViewHost(Page())
    host.isTraced = true
    host.size = CGSize(width: 300, height: 100)
    let text = try host.explain(.anchor(Bounds.self))
    #expect(text.contains("writes anchor (170, 45, 20 × 10) on Color in Page"), "\(text)")
    #expect(text.contains("through an effect that moves the origin to (170, 45)"), "\(text)")
    #expect(
      text.contains("resolved anchor (170, 45, 20 × 10) as (70, 20, 20 × 10) for the view at (100, 25, 100 × 50)"),
      "\(text)")
  }
}

// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The preference tree's lines for readers, writers and what lies between them.
@MainActor @Suite struct PreferenceTreeTests {
  private func dump<V: View>(_ view: V) -> String {
    ViewHost(view, size: CGSize(width: 100, height: 100)).dump(.preferences)
  }

  @Test func readersCombinationsAndWriters() {
    #expect(
      dump(Siblings()) == """
        Names
          reads onPreferenceChange on VStack in Siblings = ["a", "b", "c"]
            combines 2 values = ["a", "b", "c"]
              writes on Text "A" in Siblings = ["a"]
              combines 2 values = ["b", "c"]
                writes on Color in Writer = ["b"]
                writes on Color in Writer = ["c"]
        """)
  }

  @Test func aKeyThatNobodyReadsHasNoValues() {
    #expect(
      dump(Color.clear.preference(key: Names.self, value: ["a"])) == """
        Names without a reader
          writes on Color, not read
        """)
  }

  @Test func aWriterReplacesWhatItsSubtreeWrote() {
    let inner = Color.clear.preference(key: Names.self, value: ["inner"])
    #expect(
      dump(inner.padding().preference(key: Names.self, value: ["outer"]).onPreferenceChange(Names.self) { _ in }) == """
        Names
          reads onPreferenceChange on Color = ["outer"]
            writes on Color = ["outer"]
              writes on Color, not read
        """)
  }

  @Test func aTransformerShowsWhatItMade() {
    let inner = Color.clear.preference(key: Names.self, value: ["a"])
    #expect(
      dump(inner.transformPreference(Names.self) { $0.append("b") }.onPreferenceChange(Names.self) { _ in }) == """
        Names
          reads onPreferenceChange on Color = ["a", "b"]
            transforms on Color = ["a", "b"]
              writes on Color = ["a"]
        """)
  }

  @Test func siblingsThatComeAndGoGiveTheDefault() {  // specification P16
    let none: Color? = nil
    let view = VStack {
      Color.clear.preference(key: Names.self, value: ["a"])
      HStack { none }
    }
    #expect(
      dump(view.onPreferenceChange(Names.self) { _ in }) == """
        Names
          reads onPreferenceChange on VStack = ["a"]
            combines 2 values = ["a"]
              writes on Color = ["a"]
              default of siblings that come and go = []
        """)
  }

  @Test func layersReadAndWrite() {
    let view = Color.clear.frame(width: 20, height: 10)
      .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(Bounds.self) { _ in Color.red.preference(key: Names.self, value: ["layer"]) }
      .onPreferenceChange(Names.self) { _ in }
    #expect(
      dump(view) == """
        Names
          reads onPreferenceChange on Color = ["layer"]
            writes on Color = ["layer"]
        Bounds
          reads overlayPreferenceValue on Color = [anchor (40, 45, 20 × 10)]
            writes on Color = [anchor (40, 45, 20 × 10)]
        """)
  }

  @Test func aDumpCallsNoReduceOfAnUnreadKey() {
    let host = ViewHost(
      VStack {
        Color.clear.preference(key: Names.self, value: ["a"])
        Color.clear.preference(key: Names.self, value: ["b"])
      }, size: CGSize(width: 10, height: 10))
    let work = host.measure { _ = host.dump(.preferences) }
    #expect(work.reduces(of: Names.self) == 0)
  }
}

private struct Siblings: View {
  var body: some View {
    VStack {
      Text("A").preference(key: Names.self, value: ["a"])
      HStack {
        Writer(name: "b")
        Writer(name: "c")
      }
    }
    .onPreferenceChange(Names.self) { _ in }
  }
}

private struct Writer: View {
  let name: String
  var body: some View { Color.clear.preference(key: Names.self, value: [name]) }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

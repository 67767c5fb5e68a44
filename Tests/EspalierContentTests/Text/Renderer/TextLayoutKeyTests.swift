// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Texts give their layouts to the views around them. Apple's reference: `Text.LayoutKey`, "a preference key that provides the
/// `Text.Layout` values for all text views in the queried subtree".
@MainActor
@Suite("Text.LayoutKey")
struct TextLayoutKeyTests {
  private struct Emphasis: TextAttribute {}

  /// A box around what is emphasised, in the coordinates of the view around the texts.
  private struct Boxed<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      content.overlayPreferenceValue(Text.LayoutKey.self) { texts in
        GeometryReader { proxy in
          ForEach(Array(boxes(texts, proxy).enumerated()), id: \.offset) { number, box in
            Color.red.frame(width: box.width, height: box.height)
              .accessibilityElement().accessibilityIdentifier("box \(number)")
              .position(x: box.midX, y: box.midY)
          }
        }
      }
    }

    private func boxes(_ texts: [Text.LayoutKey.AnchoredLayout], _ proxy: GeometryProxy) -> [CGRect] {
      texts.flatMap { text -> [CGRect] in
        let origin = proxy[text.origin]
        return text.layout.flatMap { $0 }.filter { $0[Emphasis.self] != nil }
          .map { $0.typographicBounds.rect.offsetBy(dx: origin.x, dy: origin.y) }
      }
    }
  }

  private func marked(_ word: String) -> Text { Text("one \(Text(word).customAttribute(Emphasis())) two") }

  @Test("A reader finds the place of a word of each text, also below paddings, offsets and scales")
  func places() throws {
    let host = ViewHost(
      Boxed {
        VStack(alignment: .leading, spacing: 10) {
          marked("first").padding(.leading, 30).accessibilityIdentifier("a")
          marked("second").offset(x: 5, y: 3).accessibilityIdentifier("b")
        }
      }, size: CGSize(width: 300, height: 200))
    let prefix = ViewHost(Text("one ")).size.width
    let (first, second) = try (host.get(.identifier("box 0")).frame, host.get(.identifier("box 1")).frame)
    let (a, b) = try (host.get(.identifier("a")).frame, host.get(.identifier("b")).frame)
    // Identifiers have the frames of layout: around the padding, and before the offset.
    #expect(abs(first.minX - a.minX - 30 - prefix) < 0.6, "\(first) in \(a)")
    #expect(abs(second.minX - b.minX - 5 - prefix) < 0.6, "\(second) in \(b)")
    #expect(abs(first.minY - a.minY) < 0.6 && abs(second.minY - b.minY - 3) < 0.6)
    #expect(abs(first.width - ViewHost(Text("first")).size.width) < 0.6)
  }

  private struct Changing: View {
    @State private var word = "first"
    @State private var isThere = true
    var body: some View {
      VStack {
        Boxed {
          VStack {
            if isThere { Text("one \(Text(word).customAttribute(Emphasis())) two") }
            Text("plain")
          }
        }
        Button("Longer") { word = "considerably longer" }
        Button("Away") { isThere = false }
      }
    }
  }

  @Test(
    "A reader follows a text that changes and one that disappears, in every container",
    arguments: ["alone", "list", "scroll", "grid"])
  func changes(_ container: String) throws {
    let size = CGSize(width: 300, height: 300)
    let host =
      switch container {
      case "list": ViewHost(AnyView(List { Changing() }), size: size)
      case "scroll": ViewHost(AnyView(ScrollView { LazyVStack { Changing() } }), size: size)
      case "grid": ViewHost(AnyView(Grid { GridRow { Changing() } }), size: size)
      default: ViewHost(AnyView(Changing()), size: size)
      }
    let before = try host.get(.identifier("box 0")).frame.width
    try host.get(.role(.button, name: "Longer")).tap()
    #expect(try host.get(.identifier("box 0")).frame.width > before + 30)
    try host.get(.role(.button, name: "Away")).tap()
    #expect(host.all(.identifier("box 0")).isEmpty)
    #expect(host.all(.text("plain")).count == 1)
  }

  @Test("A transformation can hide the layouts, and layouts of equal texts are equal") func values() throws {
    let host = ViewHost(
      Boxed { marked("first").transformPreference(Text.LayoutKey.self) { $0 = [] } },
      size: CGSize(width: 300, height: 50))
    #expect(host.all(.identifier("box 0")).isEmpty)
    func layouts(_ text: Text) throws -> [Text.LayoutKey.AnchoredLayout] {
      ViewHost(text, size: CGSize(width: 300, height: 50)).preference(Text.LayoutKey.self)
    }
    let (one, same, other) = try (layouts(Text("one")), layouts(Text("one")), layouts(Text("two")))
    #expect(one == same && one != other)
    #expect(one.first?.layout.first?.typographicBounds.width ?? 0 > 10)
  }
}

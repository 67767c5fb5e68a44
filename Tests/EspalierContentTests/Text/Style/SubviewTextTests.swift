// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@testable import EspalierContent
@testable import EspalierPrimitives

/// The settings that a container gives its subviews and those that they bring along are joined part by part: a subview with
/// a limit of lines takes the container's font. Found by random programs.
@MainActor
@Suite("Text of subviews") struct SubviewTextTests {
  private struct Large<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { parts in
        ForEach(parts) { $0.font(.largeTitle).textCase(.uppercase).foregroundStyle(.red) }
      }
    }
  }

  nonisolated static let ways = ["direct", "any", "each", "branch"]

  @ViewBuilder private func text(_ way: String) -> some View {
    switch way {
    case "direct": Text("words")
    case "any": AnyView(Text("words"))
    case "each": ForEach(0..<1) { _ in Text("words") }
    default: if way == "branch" { Text("words") }
    }
  }

  private func drawn(_ view: some View) -> String {
    ViewHost(view, size: CGSize(width: 300, height: 100)).dump(.displayList)
  }

  @Test("A subview keeps the container's font whatever it sets itself", arguments: ways) func font(_ way: String) {
    let plain = drawn(Large { Text("words") })
    #expect(plain.contains("WORDS"))
    #expect(drawn(Large { text(way).lineLimit(1) }) == plain)
    #expect(drawn(Large { text(way).multilineTextAlignment(.trailing) }) == plain)
    #expect(drawn(Large { text(way).truncationMode(.middle).allowsTightening(true) }) == plain)
    #expect(drawn(Large { text(way).dynamicTypeSize(.large) }) == plain)
  }

  @Test("What a subview sets wins, and only that", arguments: ways) func own(_ way: String) {
    #expect(drawn(Large { text(way).font(.caption) }) == drawn(Large { Text("words").font(.caption) }))
    #expect(drawn(Large { text(way).fontWeight(.black) }) == drawn(Large { Text("words").fontWeight(.black) }))
    #expect(drawn(Large { text(way).fontWeight(.black) }) != drawn(Large { Text("words") }))
    #expect(drawn(Large { text(way).textCase(.lowercase) }) == drawn(Large { Text("words").textCase(.lowercase) }))
  }

  /// A field that is not joined would be the subview's, and this would fail once the field is set below: which the last test is for.
  @Test("A subview without own parts has all of the place's") func parts() {
    let place = Self.changed
    #expect(TextEnvironment().rebased(from: TextEnvironment(), onto: place) == place)
    var own = TextEnvironment()
    own.lineLimits.upper = 3
    var expected = place
    expected.lineLimits = own.lineLimits
    #expect(own.rebased(from: TextEnvironment(), onto: place) == expected)
  }

  @Test("The example above sets every field") func fields() {
    for (changed, standard) in [
      (Mirror(reflecting: Self.changed), Mirror(reflecting: TextEnvironment())),
      (Mirror(reflecting: Self.changed.traits), Mirror(reflecting: TextTraits())),
    ] {
      for (field, other) in zip(changed.children, standard.children) {
        #expect("\(field.value)" != "\(other.value)", "\(field.label ?? "")")
      }
    }
  }

  private static var changed: TextEnvironment {
    var text = TextEnvironment()
    text.traits.font = .caption
    text.traits.weight = .bold
    text.traits.width = .expanded
    text.traits.design = .serif
    text.traits.isItalic = true
    text.traits.isMonospaced = true
    text.traits.hasMonospacedDigits = true
    text.traits.scale = .secondary
    text.traits.kerning = 1
    text.traits.tracking = 1
    text.traits.baselineOffset = 1
    text.traits.underline = TextTraits.Line.none
    text.traits.strikethrough = TextTraits.Line.none
    text.traits.language = "de"
    text.lineLimits.lower = 2
    text.truncation = .head
    text.alignment = .trailing
    text.lineSpacing = 2
    text.minimumScaleFactor = 0.5
    text.allowsTightening = true
    text.textCase = .lowercase
    text.dynamicTypeSize = .xLarge
    text.locale = Locale(identifier: "de_DE")
    text.redaction = .placeholder
    text.isPrivacySensitive = true
    text.look = .phone
    return text
  }
}

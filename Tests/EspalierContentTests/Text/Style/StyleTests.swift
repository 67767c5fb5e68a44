// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierText
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Modifiers of texts and of views, attributes of strings.
@MainActor
struct StyleTests {
  private func size(_ view: some View) -> CGSize { ViewHost(view).size }

  /// The texts that a view draws.
  private func drawn(_ view: some View) -> [(text: ShapedText, paints: [Paint])] {
    func find(_ list: DisplayList) -> [(ShapedText, [Paint])] {
      list.items.flatMap { item -> [(ShapedText, [Paint])] in
        switch item.content {
        case .text(let text, _, let color): [(text as! ShapedText, [.color(color)])]
        case .paintedText(let text, _, let paint, let palette, _): [(text as! ShapedText, [paint] + palette)]
        case .group(let list), .effect(_, let list): find(list)
        default: []
        }
      }
    }
    return find(ViewHost(view).displayList)
  }

  private func runs(_ view: some View) -> [TextRun] { drawn(view).first?.text.text.runs ?? [] }

  @Test func modifiersOfViewsReachTheTextsInThem() {
    let plain = size(Text("Text 123"))
    #expect(size(VStack { Text("Text 123") }.kerning(2)).width > plain.width + 10)
    #expect(size(Group { Text("Text 123") }.tracking(2)).width > plain.width + 10)
    #expect(size(VStack { Text("Text 123") }.fontWeight(.black)).width > plain.width)
    #expect(size(VStack { Text("Text 111") }.monospacedDigit()).width > size(Text("Text 111")).width)
    #expect(size(VStack { Text("iii") }.monospaced()).width > size(Text("iii")).width)
    #expect(size(VStack { Text("iii") }.fontDesign(.monospaced)).width > size(Text("iii")).width)
    #expect(size(VStack { Text("Text") }.textScale(.secondary)).height < plain.height)
    #expect(runs(VStack { Text("Text") }.underline(color: .red)).first?.underline != nil)
    #expect(runs(VStack { Text("Text") }.strikethrough(pattern: .dash)).first?.strikethrough?.pattern == .dash)
    #expect(runs(VStack { Text("Text") }.italic()).first?.font.italic == true)
    #expect(runs(VStack { Text("Text") }.baselineOffset(4)).first?.baselineOffset == 4)
  }

  @Test("Digits of one width, a font's width and a language reach the font, from the text and from views around it")
  func fontsOfTexts() {
    let digits = Text("Text 111")
    #expect(size(digits.monospacedDigit()).width > size(digits).width)
    let text = Text("Text")
    #expect(runs(text).first?.font.width == .standard && runs(text).first?.language == nil)
    #expect(runs(text.fontWidth(.condensed)).first?.font.width == .condensed)
    #expect(runs(VStack { text }.fontWidth(.condensed)).first?.font.width == .condensed)
    let turkish = Locale.Language(identifier: "tr")
    for language in [
      runs(text.typesettingLanguage(turkish)), runs(VStack { text }.typesettingLanguage(turkish)),
      runs(text.typesettingLanguage(.explicit(turkish))), runs(VStack { text }.typesettingLanguage(.explicit(turkish))),
    ].map(\.first?.language) {
      #expect(language?.hasPrefix("tr") == true)
    }
    #expect(runs(text.typesettingLanguage(turkish, isEnabled: false)).first?.language == nil)
    #expect(runs(VStack { text }.typesettingLanguage(.automatic)).first?.language == nil)
  }

  @Test func theInnermostModifierCounts() {
    #expect(runs(Text("a").font(.system(size: 30)).font(.system(size: 10))).first?.font.size == 30)
    #expect(runs(Text("a").kerning(3).kerning(9)).first?.kerning == 3)
    #expect(runs(VStack { Text("a").underline(false) }.underline()).first?.underline == nil)
    #expect(runs(VStack { Text("a").italic(false) }.italic()).first?.font.italic == false)
    #expect(drawn((Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue)).first?.paints.count == 3)
  }

  @Test func foregroundStyleOnTextGivesText() {
    let text: Text = Text("a").foregroundStyle(.red).bold() + Text("b").foregroundStyle(.secondary)
    #expect(drawn(text).first?.paints.count == 3)
  }

  @Test func aGradientIsDrawnAsOne() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    for view in [AnyView(Text("Gradient").foregroundStyle(gradient)), AnyView(Text("Gradient").modifier(Styled()))] {
      guard case .linearGradient(let resolved, _, _) = drawn(view).first?.paints.first else {
        Issue.record("no gradient")
        continue
      }
      #expect(resolved.stops.count == 2)
    }
    struct Styled: ViewModifier {
      func body(content: Content) -> some View {
        VStack { content }.foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      }
    }
  }

  @Test func oneColourOfAllRunsIsAnimated() throws {
    struct Fading: View {
      @State private var isOn = false
      var body: some View {
        Text("Tap").foregroundColor(isOn ? .black : .white).onTapGesture {
          withAnimation(.linear(duration: 1)) { isOn = true }
        }
      }
    }
    let host = ViewHost(Fading())
    try host.get(.text("Tap")).tap()
    try host.advance(by: .milliseconds(500))
    guard case .text(_, _, let color) = host.displayList.items.first?.content else {
      Issue.record("no text")
      return
    }
    #expect(color.red > 0.3 && color.red < 0.7)
  }

  @Test func aNewColourNeedsNoNewLayout() throws {
    struct Changing: View {
      @State private var color = Color.red
      var body: some View {
        (Text("one ") + Text("two").foregroundColor(color)).onTapGesture { color = .green }
      }
    }
    let host = ViewHost(Changing())
    let before = TextLayoutCache.counters.shapings
    try host.get(.text("one two")).tap()
    #expect(TextLayoutCache.counters.shapings == before)
  }

  @Test func stringsHaveAttributes() {
    var string = AttributedString("plain ")
    var red = AttributedString("red")
    red.foregroundColor = .red
    red.font = .system(size: 30)
    red.kern = 2
    red.tracking = 3
    red.baselineOffset = 4
    red.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
    red.strikethroughStyle = .single
    red.backgroundColor = .yellow
    string += red
    let runs = runs(Text(string))
    #expect(runs.map(\.string) == ["plain ", "red"])
    #expect(runs[0].paint == nil && runs[1].paint != nil && runs[1].background != nil)
    #expect(runs[1].font.size == 30 && runs[1].kerning == 2 && runs[1].tracking == 3 && runs[1].baselineOffset == 4)
    #expect(runs[1].underline?.pattern == .dot && runs[1].strikethrough?.pattern == .solid)
    // The string's own attributes win over the text's modifiers.
    #expect(self.runs(Text(string).font(.system(size: 9))).map(\.font.size) == [9, 30])
    var scoped = AttributeContainer()
    scoped.swiftUI.foregroundColor = .green
    #expect(AttributedString("a", attributes: scoped).runs.first?.foregroundColor == .green)
  }

  @Test func linksOpenWhatTheyName() throws {
    var opened: [URL] = []
    var string = AttributedString("site")
    string.link = URL(string: "https://example.org/a")
    let host = ViewHost(
      HStack {
        Text(string)
        Text("[docs](https://example.org/b)")
        Link("Away", destination: URL(string: "https://example.org/c")!)
        Text("[nowhere](https://example.org/d)").environment(\.openURL, OpenURLAction { _ in .discarded })
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.append($0); return .handled
        }))
    try host.get(.text("site")).tap()
    try host.get(.text("docs")).tap()
    try host.get(.role(.link, name: "Away")).tap()
    try host.get(.text("nowhere")).tap()
    #expect(opened.map(\.lastPathComponent) == ["a", "b", "c"])
  }

  @Test func onlyTheLinkCanBeTappedForIt() throws {
    var opened = 0
    var taps = 0
    let host = ViewHost(
      Text("A long text before it and a [link](https://example.org)").onTapGesture { taps += 1 }
        .environment(
          \.openURL,
          OpenURLAction { _ in
            opened += 1; return .handled
          }))
    // The middle of the text is not the link.
    try host.all(.type(Text.self)).first?.tap()
    #expect(opened == 0 && taps == 1)
  }

  @Test func redactedTextIsBars() {
    let view = VStack {
      Text("hidden")
      Text("shown").unredacted()
      Text("secret").privacySensitive()
    }
    #expect(drawn(view).count == 3)
    #expect(drawn(view.redacted(reason: .placeholder)).map(\.text.string) == ["shown"])
    #expect(drawn(view.redacted(reason: .privacy)).map(\.text.string) == ["hidden", "shown"])
    #expect(size(view.redacted(reason: .placeholder)) == size(view))
    var reasons: RedactionReasons?
    struct Reader: View {
      @Environment(\.redactionReasons) var reasons
      let see: (RedactionReasons) -> Void
      var body: some View {
        let _ = see(reasons)
        Color.clear
      }
    }
    _ = ViewHost(Reader { reasons = $0 }.redacted(reason: .placeholder).redacted(reason: .privacy))
    #expect(reasons == [.placeholder, .privacy])
  }

  @Test func textCaseFollowsTheLocale() {
    #expect(runs(Text("istanbul").textCase(.uppercase)).first?.string == "ISTANBUL")
    let turkish = Text("istanbul").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))
    #expect(runs(turkish).first?.string == "İSTANBUL")
    #expect(runs(Text("LOUD").textCase(.lowercase).textCase(.uppercase)).first?.string == "loud")
    #expect(runs(Text("As it is").textCase(nil).textCase(.uppercase)).first?.string == "As it is")
  }
}

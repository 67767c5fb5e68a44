// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Values of the environment that describe containers and settings.
@MainActor
@Suite("Values of the environment")
struct NamedEnvironmentTests {
  @Test("The behaviour at the ends of scroll views is that of its modifier, axis by axis") func bounce() throws {
    struct Reader: View {
      @Environment(\.verticalScrollBounceBehavior) private var vertical
      @Environment(\.horizontalScrollBounceBehavior) private var horizontal
      var body: some View { Text("\(vertical == .basedOnSize) \(horizontal == .always)") }
    }
    struct Page: View {
      @State var isSet = false
      var body: some View {
        Button("Set") { isSet = true }
        Reader().scrollBounceBehavior(isSet ? .basedOnSize : .automatic)
          .scrollBounceBehavior(.always, axes: .horizontal)
      }
    }
    let host = ViewHost(Page())
    #expect(!host.all(.text("false true")).isEmpty)
    try host.get(.text("Set")).tap()
    #expect(!host.all(.text("true true")).isEmpty)
  }

  @Test("Pages of tabs know where the bar is", arguments: [Look.desktop, .phone]) func tabBar(look: Look) {
    struct Reader: View {
      @Environment(\.tabBarPlacement) private var placement
      @Environment(\.isTabBarShowingSections) private var showsSections
      var body: some View {
        Text(placement == .topBar ? "top" : placement == .bottomBar ? "bottom" : placement == nil ? "none" : "other")
        Text(showsSections ? "sections" : "no sections")
      }
    }
    let size = CGSize(width: 300, height: 300)
    let tabs = ViewHost(TabView { Tab("A", systemImage: "star") { VStack { Reader() } } }, size: size, look: look)
    #expect(!tabs.all(.text(look == .phone ? "bottom" : "top")).isEmpty && !tabs.all(.text("sections")).isEmpty)
    let pages = ViewHost(TabView { VStack { Reader() } }.tabViewStyle(.page), size: size, look: look)
    #expect(!pages.all(.text("other")).isEmpty && !pages.all(.text("no sections")).isEmpty)
    #expect(!ViewHost(VStack { Reader() }, size: size, look: look).all(.text("none")).isEmpty)
  }

  @Test("Controls have borders where the contrast is increased") func borders() {
    #expect(!EnvironmentValues().accessibilityShowBorders)
  }

  @Test("The arrows of links follow their modifier") func indicator() {
    struct Reader: View {
      @Environment(\.navigationLinkIndicatorVisibility) private var visibility
      var body: some View { Text("\(visibility == .hidden)") }
    }
    #expect(!ViewHost(Reader()).all(.text("false")).isEmpty)
    #expect(!ViewHost(Reader().navigationLinkIndicatorVisibility(.hidden)).all(.text("true")).isEmpty)
  }

  @Test("The order of menus is in the environment of the views in them") func menuOrder() throws {
    struct Reader: View {
      @Environment(\.menuOrder) private var order
      var body: some View { Text(order == .fixed ? "fixed" : order == .automatic ? "automatic" : "other") }
    }
    #expect(ViewHost(Reader()).all(.text("automatic")).count == 1)
    #expect(ViewHost(Reader().menuOrder(.fixed)).all(.text("fixed")).count == 1)
  }

  @Test("The older value for corrections is the same as the newer one") func corrections() {
    var values = EnvironmentValues()
    #expect(values.disableAutocorrection == nil)
    values.disableAutocorrection = true
    #expect(values.autocorrectionDisabled)
    values.autocorrectionDisabled = false
    #expect(values.disableAutocorrection == false)
  }

  @Test("Suggestions are hidden at a place, one by one or all", arguments: [Look.desktop, .phone])
  func suggestions(look: Look) throws {
    struct Place: View {
      @Environment(\.searchSuggestionsPlacement) private var placement
      var body: some View { Text(placement == .menu ? "in a menu" : placement == .content ? "in content" : "nowhere") }
    }
    struct Page: View {
      let isHidden: Bool
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text("content").searchable(text: $text) {
            Place()
            Text("only in menus").searchSuggestions(.hidden, for: .content)
          }
          .searchSuggestions(isHidden ? .hidden : .automatic, for: .menu)
        }
      }
    }
    let size = CGSize(width: 300, height: 300)
    let host = ViewHost(Page(isHidden: false), size: size, look: look)
    try host.get(.role(.textField)).tap()
    #expect(host.all(.text(look == .phone ? "in content" : "in a menu")).count == 1)
    #expect(host.all(.text("only in menus")).isEmpty == (look == .phone))
    let hidden = ViewHost(Page(isHidden: true), size: size, look: look)
    try hidden.get(.role(.textField)).tap()
    #expect(hidden.all(.text("in content")).isEmpty == (look == .desktop) && hidden.all(.text("in a menu")).isEmpty)
  }

  @Test("A reset moves the keyboard to the preferred view of its scope") func resetFocus() throws {
    struct Page: View {
      @Namespace private var names
      @Namespace private var others
      @FocusState private var focused: Int?
      @State private var text = ""
      @State private var prefersFirst = false
      @Environment(\.resetFocus) private var resetFocus
      var body: some View {
        VStack {
          TextField("one", text: $text).focused($focused, equals: 1).prefersDefaultFocus(prefersFirst, in: names)
          TextField("two", text: $text).focused($focused, equals: 2).prefersDefaultFocus(!prefersFirst, in: names)
          Text("has \(focused ?? 0)")
          Button("Other") { resetFocus(in: others) }
          Button("Leave") { focused = nil }
          Button("Reset") { resetFocus(in: names) }
          Button("First") { prefersFirst = true }
        }
        .focusScope(names)
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 300))
    func has() -> Int? { (0...2).first { !host.all(.text("has \($0)")).isEmpty } }
    #expect(has() == 2)
    try host.get(.text("Leave")).tap()
    try host.get(.text("Other")).tap()
    #expect(has() == 0)
    try host.get(.text("Reset")).tap()
    #expect(has() == 2)
    try host.get(.text("First")).tap()
    try host.get(.text("Reset")).tap()
    #expect(has() == 1)
  }

  @Test("Rows of sidebars have the size of the environment") func sidebarRows() throws {
    struct Page: View {
      @State var size = SidebarRowSize.medium
      var body: some View {
        VStack(spacing: 0) {
          Button("Large") { size = .large }
          Button("Small") { size = .small }
          List {
            Text("one")
            Text("two")
          }
          .listStyle(.sidebar)
        }
        .environment(\.sidebarRowSize, size)
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 300))
    func distance() throws -> CGFloat {
      try host.get(.text("two")).frame.midY - host.get(.text("one")).frame.midY
    }
    let medium = try distance()
    try host.get(.text("Large")).tap()
    #expect(try abs(distance() - medium * 1.25) < 0.6)
    try host.get(.text("Small")).tap()
    #expect(try distance() < medium)
  }
}

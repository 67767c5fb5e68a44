// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierInteraction
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// `cases/README.md`, names that were absent: what each does, by Apple's reference.
@MainActor
@Suite("Names that were absent") struct NewNameTests {
  private let size = CGSize(width: 300, height: 200)

  private struct Picking: View {
    let isHorizontal: Bool
    var body: some View {
      let picker = Picker("Size", selection: .constant(1)) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.radioGroup)
      if isHorizontal { picker.horizontalRadioGroupLayout() } else { picker }
    }
  }

  @Test("horizontalRadioGroupLayout puts options beside each other, alone and in a form", arguments: [false, true])
  func radioGroups(_ isInForm: Bool) throws {
    func frames(_ isHorizontal: Bool) throws -> (CGRect, CGRect) {
      let picking = Picking(isHorizontal: isHorizontal)
      let host = ViewHost(isInForm ? AnyView(Form { picking }) : AnyView(picking), size: size)
      return try (host.get(.text("Small")).frame, host.get(.text("Large")).frame)
    }
    let (small, large) = try frames(true)
    #expect(small.midY == large.midY && small.maxX < large.minX)
    let (above, below) = try frames(false)
    #expect(above.minX == below.minX && above.maxY < below.minY)
  }

  @Test("A square border differs from a round one in its corners only") func squareBorder() throws {
    func picture(_ style: some TextFieldStyle) throws -> (CGSize, Data) {
      let field = TextField("Name", text: .constant("Ada")).textFieldStyle(style).padding()
      let host = ViewHost(field, size: size)
      return try (host.get(.role(.textField)).frame.size, host.png())
    }
    let (square, round) = try (picture(.squareBorder), picture(.roundedBorder))
    #expect(square.0 == round.0)
    #expect(square.1 != round.1)
  }

  @Test("Symbols without effects keep still; within, they can be allowed again", arguments: [false, true])
  func symbols(_ removes: Bool) throws {
    func moves(_ view: some View) throws -> Bool {
      let host = ViewHost(view, size: size)
      try host.advance(by: .milliseconds(100))
      let before = try host.png()
      try host.advance(by: .milliseconds(350))
      return try host.png() != before
    }
    let symbol = Image(systemName: "star.fill").symbolEffect(.pulse)
    #expect(try moves(symbol.symbolEffectsRemoved(removes)) == !removes)
    #expect(try moves(symbol.symbolEffectsRemoved(!removes).symbolEffectsRemoved()) == removes)
  }

  @Test("HelpLink opens its page, or calls its action") func helpLinks() throws {
    var opened: [URL] = []
    var count = 0
    let page = try #require(URL(string: "https://example.org/help"))
    let host = ViewHost(
      VStack {
        HelpLink(destination: page)
        HelpLink { count += 1 }
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        }), size: size)
    let links = host.all(.role(.button, name: "Help"))
    #expect(links.count == 2)
    for link in links { try link.tap() }
    #expect(opened == [page] && count == 1)
  }

  @Test("The screen reader begins at the element with the value") func accessibilityDefaultFocus() {
    struct Page: View {
      @AccessibilityFocusState var focus: String?
      var body: some View {
        VStack {
          Text("First").accessibilityFocused($focus, equals: "first")
          Text("Error").accessibilityFocused($focus, equals: "error")
        }
        .accessibilityDefaultFocus($focus, "error")
      }
    }
    let host = ViewHost(Page(), size: size)
    let links = host.graph.accessibilityNodes.flatMap(\.focusStates)
    #expect(links.map(\.isRequested) == [false, true])
  }

  @Test("Any behaviour of scroll targets does what the one in it does") func anyBehavior() throws {
    func stop(_ behavior: some ScrollTargetBehavior) throws -> CGFloat {
      let host = ViewHost(
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 90) } }
        }
        .scrollTargetBehavior(behavior), size: size)
      try host.get(.text("row 0")).drag(by: CGSize(width: 0, height: -130))
      try host.settle()
      return try host.get(.text("row 4")).frame.minY
    }
    let paging = try stop(.paging)
    #expect(try stop(AnyScrollTargetBehavior(.paging)) == paging)
    #expect(try stop(AnyScrollTargetBehavior(FreeScrolling())) != paging)
  }

  private struct FreeScrolling: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }

  /// The case layout/f9: the properties of a behaviour.
  @Test("A behaviour that limits scrolls stops at most one scroll view away", arguments: [false, true])
  func limitedScrolls(_ isErased: Bool) throws {
    struct Limited: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
      func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = context.axes == .vertical && context.environment.colorScheme == .light
        return properties
      }
    }
    func offset(_ behavior: some ScrollTargetBehavior, isDark: Bool = false) throws -> CGFloat {
      let host = ViewHost(
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 90) } }
        }
        .scrollTargetBehavior(behavior).environment(\.colorScheme, isDark ? .dark : .light), size: size)
      let row = try host.get(.text("row 1"))
      let start = row.frame.minY
      try row.drag(by: CGSize(width: 0, height: -130))
      try host.settle()
      return try start - host.get(.text("row 1")).frame.minY
    }
    let stop = try isErased ? offset(AnyScrollTargetBehavior(Limited())) : offset(Limited())
    #expect(abs(stop - size.height) < 0.5, "\(stop)")
    #expect(try offset(FreeScrolling()) > 250)
    #expect(try offset(Limited(), isDark: true) > 250)
  }

  /// The list of names of the cases: `ScrollTransitionConfiguration.Threshold.interpolated(towards:amount:)`.
  @Test("A threshold between two lies between them") func thresholds() throws {
    // 25 of 50 points are in sight: the view has come 25 points from the edge.
    func shift(_ threshold: ScrollTransitionConfiguration.Threshold) throws -> CGFloat {
      let host = ViewHost(
        ScrollView {
          VStack(spacing: 0) {
            Text("moved").frame(width: 40, height: 50)
              .scrollTransition(.interactive(timingCurve: .linear).threshold(threshold)) { content, phase in
                content.offset(x: phase.value * 100)
              }
            Text("rest").frame(width: 40, height: 900)
          }
          .frame(maxWidth: .infinity)
        }, size: CGSize(width: 400, height: 200))
      try host.get(.text("moved")).scroll(by: CGSize(width: 0, height: -25))
      return try host.get(.text("moved")).frame.midX - 200
    }
    #expect(try abs(shift(.visible) + 50) < 0.01)
    #expect(try abs(shift(.visible(0.5).interpolated(towards: .visible, amount: 1)) + 50) < 0.01)
    // Half-way between 25 and 50 points.
    #expect(try abs(shift(.visible(0.5).interpolated(towards: .visible, amount: 0.5)) + 100 * (1 - 25 / 37.5)) < 0.01)
    // Half-way between 50 points and 125, where the middles of both meet, and 10 points farther.
    let centered = ScrollTransitionConfiguration.Threshold.visible.interpolated(
      towards: .centered.inset(by: 20), amount: 0.5)
    #expect(try abs(shift(centered) + 100 * (1 - 25 / 97.5)) < 0.01)
  }

  @Test("Descriptors sort by the order of the language: numbers in names by their values") func localizedOrders() {
    struct Item {
      var name: String
    }
    let items = ["b10", "B9", "a"].map { Item(name: $0) }
    let standard = SortDescriptor(\Item.name, comparator: .localizedStandard)
    #expect(items.sorted(using: standard).map(\.name) == ["a", "B9", "b10"])
    let reversed = SortDescriptor(\Item.name, comparator: .localized, order: .reverse)
    #expect(items.sorted(using: reversed).map(\.name) == ["B9", "b10", "a"])
    let lexical = SortDescriptor(\Item.name, comparator: .lexical)
    #expect(items.sorted(using: lexical).map(\.name) == ["B9", "a", "b10"])
  }
}

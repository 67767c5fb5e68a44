// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierTestSupport
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

private struct Name: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Inner: View {
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var mode

  var body: some View {
    VStack {
      Text(isPresented ? "presented" : "not presented")
      Text("count \(count)")
      Button("count") { count += 1 }
      Button("done") { dismiss() }
      Button("old done") { mode.wrappedValue.dismiss() }
    }
  }
}

private struct Screen: View {
  let log: Log
  var isDismissDisabled = false
  @State private var isPresented = false

  var body: some View {
    VStack {
      Button("open") { isPresented = true }
      Text(isPresented ? "is open" : "is closed")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .sheet(isPresented: $isPresented, onDismiss: { log.lines.append("dismissed") }) {
      Inner().preference(key: Name.self, value: "sheet")
        .interactiveDismissDisabled(isDismissDisabled)
        .onAppear { log.lines.append("appear") }
        .onDisappear { log.lines.append("disappear") }
    }
  }
}

@MainActor @Suite struct SheetTests {
  private let size = CGSize(width: 400, height: 800)

  @Test func aSheetComesAndGoes() throws {
    let log = Log()
    let host = ViewHost(Screen(log: log), size: size)
    #expect(host.all(.text("presented")).isEmpty)
    try host.get(.text("open")).tap()
    #expect(host.all(.text("presented")).count == 1)
    #expect(host.all(.text("is open")).count == 1)
    try host.get(.text("count")).tap()
    #expect(host.all(.text("count 1")).count == 1)
    try host.get(.text("done")).tap()
    try host.settle()
    #expect(host.all(.text("presented")).isEmpty)
    #expect(host.all(.text("is closed")).count == 1)
    #expect(log.lines.first == "appear" && Set(log.lines) == ["appear", "disappear", "dismissed"])
    // The next sheet is a new one.
    try host.get(.text("open")).tap()
    #expect(host.all(.text("count 0")).count == 1)
    try host.get(.text("old done")).tap()
    #expect(host.all(.text("is closed")).count == 1)
  }

  @Test("P66: values do not cross presentations") func valuesDoNotCross() throws {
    let host = ViewHost(Screen(log: Log()), size: size)
    try host.get(.text("open")).tap()
    #expect(host.preference(Name.self) == "")
  }

  @Test func aSheetCoversWhatLiesBehind() throws {
    let host = ViewHost(Screen(log: Log()), size: size)
    #expect(try host.get(.text("open")).isHittable)
    try host.get(.text("open")).tap()
    try host.settle()
    #expect(try !host.get(.text("open")).isHittable)
    #expect(try host.get(.text("count")).isHittable)
  }

  @Test func aTapBesideASheetLeavesIt() throws {
    let host = ViewHost(Screen(log: Log()), size: size)
    try host.get(.text("open")).tap()
    try host.settle()
    // The area that the sheet leaves free at the top lies under the dimmed background.
    try host.get(.text("open")).tap()
    #expect(host.all(.text("is closed")).count == 1)
  }

  @Test("P84: interactiveDismissDisabled works from any depth") func aSheetWithDismissalDisabledStays() throws {
    let host = ViewHost(Screen(log: Log(), isDismissDisabled: true), size: size)
    try host.get(.text("open")).tap()
    try host.settle()
    try host.get(.text("open")).tap()
    #expect(host.all(.text("is open")).count == 1)
    try host.get(.text("done")).tap()
    #expect(host.all(.text("is closed")).count == 1)
  }

  @Test("S1: presented again while it goes, a sheet is another one") func presentedAgain() throws {
    let host = ViewHost(Screen(log: Log()), size: size)
    try host.get(.text("open")).tap()
    try host.get(.text("count")).tap()
    #expect(host.all(.text("count 1")).count == 1)
    try host.get(.text("done")).tap()
    try host.advance(by: .seconds(0.05))
    try host.get(.text("open")).tap()
    #expect(host.all(.text("count 0")).count == 1)
    try host.settle()
    #expect(host.all(.text("count 0")).count == 1)
  }

  @Test("several views stand one below the other", arguments: [0, 1, 2]) func severalViews(_ kind: Int) throws {
    @ViewBuilder func content() -> some View {
      Color.red.frame(width: 50, height: 20).accessibilityIdentifier("first")
      Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("second")
    }
    @ViewBuilder func root() -> some View {
      switch kind {
      case 0: Color.clear.sheet(isPresented: .constant(true)) { content() }
      case 1: Color.clear.fullScreenCover(isPresented: .constant(true)) { content() }
      default: Color.clear.popover(isPresented: .constant(true)) { content() }
      }
    }
    let host = ViewHost(root(), size: size)
    let (first, second) = (try host.get(.identifier("first")), try host.get(.identifier("second")))
    #expect(first.frame.maxY <= second.frame.minY && first.frame.midX == second.frame.midX)
    #expect(first.isHittable && second.isHittable)
  }

  @Test func aDragDownLeavesASheetThatLetsItself() throws {
    for (distance, isDisabled, isGone) in [(150.0, false, true), (60, false, false), (150, true, false)] {
      let host = ViewHost(Screen(log: Log(), isDismissDisabled: isDisabled), size: size, look: .phone)
      try host.get(.text("open")).tap()
      try host.settle()
      let before = try host.get(.text("presented")).frame.minY
      try host.get(.text("presented")).drag(by: CGSize(width: 0, height: distance))
      try host.settle()
      #expect(host.all(.text("presented")).isEmpty == isGone)
      if !isGone { #expect(try host.get(.text("presented")).frame.minY == before) }
    }
  }

  @Test func anAlertOnASheetAndBothAtOnce() throws {
    struct Both: View {
      @State private var isSheetPresented = false
      @State private var isAlertPresented = false
      var body: some View {
        Button("open") { isSheetPresented = true }
          .sheet(isPresented: $isSheetPresented) {
            Button("ask") { isAlertPresented = true }
              .alert("Sure?", isPresented: $isAlertPresented) { Button("Leave") { isSheetPresented = false } }
          }
      }
    }
    let host = ViewHost(Both(), size: size)
    try host.get(.text("open")).tap()
    try host.get(.text("ask")).tap()
    #expect(try !host.get(.text("ask")).isHittable)
    try host.get(.text("Leave")).tap()
    try host.settle()
    #expect(host.all(.text("ask")).isEmpty && host.all(.text("Sure?")).isEmpty)
    #expect(try host.get(.text("open")).isHittable)
  }

  @Test func anotherItemIsAnotherSheet() throws {
    struct Items: View {
      @State private var item: NumberedItem?
      var body: some View {
        Button("one") { item = NumberedItem(id: 1) }
          .sheet(item: $item) { item in
            VStack {
              Text("item \(item.id)")
              Inner()
              Button("two") { self.item = NumberedItem(id: 2) }
            }
          }
      }
    }
    let host = ViewHost(Items(), size: size)
    try host.get(.text("one")).tap()
    try host.settle()
    #expect(host.all(.text("item 1")).count == 1)
    try host.get(.text("count")).tap()
    #expect(host.all(.text("count 1")).count == 1)
    try host.get(.text("two")).tap()
    try host.settle()
    #expect(host.all(.text("item 2")).count == 1 && host.all(.text("count 0")).count == 1)
    try host.get(.text("done")).tap()
    try host.settle()
    #expect(host.all(.text("item 2")).isEmpty)
  }

  @Test(arguments: [
    (PresentationDetent.medium, 400.0), (.height(200), 600), (.fraction(0.25), 600), (.large, 44),
  ])
  func aDetentIsTheHeight(detent: PresentationDetent, top: CGFloat) throws {
    struct Sized: View {
      let detent: PresentationDetent
      @State private var isPresented = true
      var body: some View {
        Color.clear.sheet(isPresented: $isPresented) {
          Color.red.accessibilityIdentifier("content").presentationDetents([detent])
        }
      }
    }
    let host = ViewHost(Sized(detent: detent), size: size, look: .phone)
    try host.settle()
    #expect(try host.get(.identifier("content")).frame == CGRect(x: 0, y: top, width: 400, height: 800 - top))
  }

  @Test("On a desktop, a sheet with detents is as wide as a sheet that grows, however narrow its content is")
  func aDetentIsNoColumn() throws {
    struct Narrow<Content: View>: View {
      let content: Content
      var body: some View {
        Color.clear.sheet(isPresented: .constant(true)) {
          content.presentationDetents([.medium]).presentationBackground { Color.red.accessibilityIdentifier("sheet") }
        }
      }
    }
    func frame(_ content: some View, in size: CGSize) throws -> CGRect {
      let host = ViewHost(Narrow(content: content), size: size, look: .desktop)
      try host.settle()
      let sheet = try host.get(.identifier("sheet"))
      return sheet.frame
    }
    let window = CGSize(width: 1000, height: 700)
    let growing = try frame(Color.blue, in: window)
    #expect(try frame(Text("Sheet"), in: window).size == growing.size && growing.height == 350)
    #expect(try frame(Text("Sheet").frame(width: 700), in: window).width == 700)
    // No wider than the window allows.
    let small = CGSize(width: 320, height: 440)
    #expect(try frame(Text("Sheet"), in: small).size == frame(Color.blue, in: small).size)
  }

  @Test func aSheetStartsWithTheSmallestDetentAndFollowsItsSelection() throws {
    struct Sized: View {
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Color.clear.sheet(isPresented: .constant(true)) {
          Button("grow") { detent = .large }
            .frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("content")
            .presentationDetents([.medium, .large], selection: $detent)
        }
      }
    }
    let host = ViewHost(Sized(), size: size, look: .phone)
    try host.settle()
    #expect(try host.get(.identifier("content")).frame.minY == 400)
    try host.get(.text("grow")).tap()
    try host.settle()
    #expect(try host.get(.identifier("content")).frame.minY == 44)
  }

  @Test func aCoverCoversTheWindow() throws {
    struct Covered: View {
      @State private var isPresented = true
      var body: some View {
        Text("behind").fullScreenCover(isPresented: $isPresented) {
          Inner().frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("cover")
        }
      }
    }
    let host = ViewHost(Covered(), size: size)
    try host.settle()
    #expect(try host.get(.identifier("cover")).frame == CGRect(origin: .zero, size: size))
    #expect(try !host.get(.text("behind")).isHittable)
    try host.get(.text("done")).tap()
    try host.settle()
    #expect(try host.get(.text("behind")).isHittable)
  }

  @Test func aSheetOnASheet() throws {
    struct Nested: View {
      @State private var isSecondPresented = false
      @State private var isPresented = true
      var body: some View {
        Text("root").sheet(isPresented: $isPresented) {
          Button("second") { isSecondPresented = true }
            .sheet(isPresented: $isSecondPresented) { Inner() }
        }
      }
    }
    let host = ViewHost(Nested(), size: size)
    try host.settle()
    try host.get(.text("second")).tap()
    try host.settle()
    try host.get(.text("count")).tap()
    #expect(host.all(.text("count 1")).count == 1)
    try host.get(.text("done")).tap()
    try host.settle()
    #expect(try host.get(.text("second")).isHittable)
  }

  @Test("A sheet and a popover of nothing are empty cards")
  func nothingIsPresented() throws {
    let sheet = ViewHost(Text("root").sheet(isPresented: .constant(true)) { EmptyView() }, size: size, look: .phone)
    let filled = ViewHost(Text("root").sheet(isPresented: .constant(true)) { Spacer() }, size: size, look: .phone)
    #expect(sheet.dump(.displayList) == filled.dump(.displayList))
    let popover = ViewHost(Text("root").popover(isPresented: .constant(true)) { EmptyView() }, size: size)
    #expect(popover.warnings.isEmpty)
  }

  @Test("What a cover's content presents lies above the cover, also when both come back")
  func whatComesBackTogetherKeepsItsOrder() throws {
    struct Root: View {
      @State private var isPresented = true
      var body: some View {
        Button("switch") { isPresented.toggle() }
          .fullScreenCover(isPresented: $isPresented) {
            Text("cover").sheet(isPresented: .constant(true)) { Button("sheet") { isPresented = false } }
          }
      }
    }
    let host = ViewHost(Root(), size: size)
    let first = host.dump(.displayList)
    for _ in 1...2 {
      try host.get(.label("sheet")).tap()
      try host.settle()
      #expect(host.all(.text("cover")).isEmpty)
      try host.get(.label("switch")).tap()
      try host.settle()
      #expect(host.dump(.displayList) == first)
    }
  }

  @Test("what is presented in the same update lies in the order of the tree, in whatever order its views were made")
  func orderOfTheTree() throws {
    final class Switch: ObservableObject { @Published var isOn = true }
    struct Item: Identifiable {
      let id: Int
      var children: [Item]?
    }
    struct Root: View {
      @ObservedObject var presenters: Switch
      var body: some View {
        if presenters.isOn {
          List {
            OutlineGroup([Item(id: 1, children: [Item(id: 2)]), Item(id: 3)], children: \.children) { item in
              Text("item \(item.id)")
              ScrollView {
                LazyHStack { Text("row").popover(isPresented: .constant(true)) { Text("popover \(item.id)") } }
                Text("below")
              }
            }
          }
        }
      }
    }
    let presenters = Switch()
    let host = ViewHost(Root(presenters: presenters), size: size)
    let first = host.dump(.displayList)
    for _ in 1...2 {
      presenters.isOn = false
      try host.settle()
      presenters.isOn = true
      try host.settle()
      #expect(host.dump(.displayList) == first)
    }
  }

  @Test("The corners of a sheet have the radius that its content requests", arguments: [Look.phone, .desktop])
  func cornerRadius(look: Look) throws {
    /// Whether the sheet covers the point beside its upper left corner.
    func coversCorner(_ change: (AnyView) -> some View) throws -> Bool {
      let content = change(AnyView(Color.clear.frame(width: 200, height: 200).presentationBackground(Color.pureRed)))
      let host = ViewHost(Color.white.sheet(isPresented: .constant(true)) { content }, size: size, look: look)
      func all(_ node: AccessibilityNode) -> [AccessibilityNode] { [node] + node.children.flatMap(all) }
      let sheet = try #require(host.graph.accessibilityNodes.flatMap(all).first { $0.kind == .dialog }).frame
      let pixels = try Pixels(host, size)
      #expect(pixels.isNear(Int(sheet.midX), Int(sheet.minY) + 40, [255, 0, 0, 255]))
      return pixels.isNear(Int(sheet.minX) + 1, Int(sheet.minY) + 1, [255, 0, 0, 255])
    }
    #expect(try coversCorner { $0.presentationCornerRadius(0) })
    #expect(try !coversCorner { $0.presentationCornerRadius(40) })
    #expect(try !coversCorner { $0.presentationCornerRadius(nil) })
    #expect(try !coversCorner { $0 })
  }
}

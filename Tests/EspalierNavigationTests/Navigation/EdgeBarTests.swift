// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierNavigation
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Bars at the upper edge of a window to which the desktop gives no title bar: they leave its buttons their corners, show the
/// window's title, and move the window.
@MainActor
@Suite("Bars at the window's edge")
struct EdgeBarTests {
  private struct Page: View {
    var body: some View {
      Color.red.accessibilityIdentifier("content")
        .navigationTitle("Page")
        .toolbar {
          ToolbarItem(placement: .navigation) { Button("First") {} }
          ToolbarItem { Button("Last") {} }
        }
    }
  }

  // MARK: - Content of one size

  @Test("A stack that is as high as its window has the window's bar, and needs no other", arguments: [260.0, 300])
  func fixedStack(_ height: CGFloat) throws {
    func stack() -> some View { NavigationStack { Page() }.frame(width: 360, height: 260) }
    let window = try Framed(width: 360, height: height) { stack() }
    let isHigher = height > 260
    // In a window that is higher the stack stands in the middle, below a bar that moves the window.
    #expect(window.host.graph.addedBarHeight == (isHigher ? 44 : 0))
    #expect(window.host.all(.text("Page")).count == 1)
    if !isHigher { #expect(try window.frame(.text("Page")).midY == 22) }
    let bounded = try Framed(width: 360, height: height) {
      NavigationStack { Page() }.frame(minWidth: 360, minHeight: 260)
    }
    #expect(bounded.host.graph.addedBarHeight == 0)
    #expect(try bounded.frame(.text("Page")).midY == 22)
  }

  // MARK: - Corners

  @Test("The items of a bar lie beside the buttons; the title stays in the middle of the whole bar")
  func corners() throws {
    let free = try Framed { NavigationStack { Page() } }
    let taken = try Framed(left: 50, right: 120) { NavigationStack { Page() } }
    #expect(try taken.frame(.text("First")).minX == free.frame(.text("First")).minX + 50)
    #expect(try taken.frame(.text("Last")).maxX == free.frame(.text("Last")).maxX - 120)
    #expect(try taken.frame(.text("Page")).midX == 300)
    #expect(try taken.frame(.identifier("content")) == free.frame(.identifier("content")))
  }

  @Test("A title that does not fit in the middle stands between the items")
  func narrowTitle() throws {
    let window = try Framed(width: 350, right: 180) { NavigationStack { Page() } }
    let (first, last) = try (window.frame(.text("First")), window.frame(.text("Last")))
    let title = try window.frame(.text("Page"))
    #expect(first.maxX < title.minX && title.maxX < last.minX && last.maxX < 170)
  }

  @Test("From right to left the buttons take the sides of the screen that they are at")
  func mirrored() throws {
    let free = try Framed(isMirrored: true) { NavigationStack { Page() } }
    let taken = try Framed(left: 120, isMirrored: true) { NavigationStack { Page() } }
    #expect(try taken.frame(.text("First")) == free.frame(.text("First")))
    #expect(try taken.frame(.text("Last")).minX == free.frame(.text("Last")).minX + 120)
  }

  @Test("Only the bars in the corners leave them: the first column at the left, the last at the right")
  func columns() throws {
    func split() -> some View {
      NavigationSplitView {
        Text("side").navigationTitle("Sidebar").toolbar { Button("Side") {} }
      } detail: {
        Page()
      }
    }
    let free = try Framed(width: 900) { split() }
    let taken = try Framed(width: 900, left: 60, right: 120) { split() }
    #expect(try taken.frame(.text("Side")) == free.frame(.text("Side")))
    #expect(try taken.frame(.text("First")) == free.frame(.text("First")))
    #expect(try taken.frame(.text("Last")).maxX == free.frame(.text("Last")).maxX - 120)
    let toggle = Locator.label("Hide Sidebar")
    #expect(try taken.frame(toggle).minX == free.frame(toggle).minX + 60)
  }

  @Test("A bar that is not at the upper edge leaves nothing")
  func below() throws {
    func inside() -> some View {
      VStack(spacing: 0) {
        Color.blue.frame(height: 100)
        NavigationStack { Page() }
      }
    }
    let free = try Framed { inside() }
    let taken = try Framed(right: 120) { inside() }
    #expect(try taken.frame(.text("Last")) == free.frame(.text("Last")))
  }

  @Test("Tabs at the upper edge leave the corners, too, and stay in the middle")
  func tabs() throws {
    func tabs() -> some View {
      TabView {
        Tab("One", systemImage: "star") { Text("first") }
        Tab("Two", systemImage: "heart") { Text("second") }
      }
    }
    let free = try Framed { tabs() }
    let taken = try Framed(right: 120) { tabs() }
    #expect(try taken.frame(.text("One")) == free.frame(.text("One")))
    let narrow = try Framed(width: 260, right: 120) { tabs() }
    #expect(try narrow.frame(.text("Two")).maxX < 140)
    #expect(narrow.host.graph.addedBarHeight == 0 && narrow.moves(200, 20))
  }

  // MARK: - The window's own bar

  @Test("A window whose content has no bar has one with its title, above the content and besides its size")
  func plain() throws {
    let window = try Framed { Color.red.accessibilityIdentifier("content") }
    #expect(try window.frame(.identifier("content")) == CGRect(x: 0, y: 44, width: 600, height: 356))
    #expect(try window.frame(.text("Window")).midX == 300)
    #expect(window.host.graph.addedBarHeight == 44)
    #expect(window.moves(10, 10) && window.moves(300, 22) && !window.moves(300, 60))
  }

  @Test("The bar of a window without bars is as wide as the window around content that is not")
  func plainAroundSmall() throws {
    let window = try Framed { Text("small") }
    #expect(window.moves(2, 2) && window.moves(598, 2))
    #expect(try window.frame(.text("small")).midX == 300)
    #expect(try abs(window.frame(.text("small")).midY - 222) <= 1)
    // Where it is not told how large to be, the window is as large as the content and its bar.
    let ideal = window.host.graph.sizeThatFits(.unspecified)
    let text = try window.frame(.text("small")).size
    #expect(ideal == CGSize(width: max(text.width, ideal.width), height: text.height + 44) && ideal.width < 100)
  }

  @Test("With a stack's bar, or the bars of columns, it has no other")
  func noSecond() throws {
    for isSplit in [false, true] {
      let window = try Framed(width: 900) {
        if isSplit {
          NavigationSplitView {
            Text("side")
          } detail: {
            Page()
          }
        } else {
          NavigationStack { Page() }
        }
      }
      #expect(window.host.all(.text("Window")).isEmpty && window.host.graph.addedBarHeight == 0)
      #expect(try window.frame(.identifier("content")).minY == 44)
      #expect(window.moves(300, 4))
    }
  }

  @Test("A page that hides its bar leaves the window its own", arguments: [true, false])
  func hidden(_ isWindowToolbar: Bool) throws {
    let window = try Framed {
      NavigationStack {
        Color.red.accessibilityIdentifier("content").navigationTitle("Page")
          .toolbar(.hidden, for: isWindowToolbar ? .windowToolbar : .navigationBar)
      }
    }
    #expect(window.host.graph.addedBarHeight == 44)
    #expect(try window.frame(.text("Window")).midY == 22)
    #expect(try window.frame(.identifier("content")).minY == 44)
  }

  private struct Changing: View {
    let isSplit: Switch
    var body: some View {
      if isSplit.isOn {
        NavigationSplitView {
          Color.blue
        } detail: {
          content
        }
      } else {
        content
      }
    }
    private var content: some View { Color.red.accessibilityIdentifier("content") }
  }

  @Test("Content that gets bars takes the window's own away, and gives it back")
  func changing() throws {
    let isSplit = Switch()
    let window = try Framed(width: 900) { Changing(isSplit: isSplit) }
    #expect(window.host.graph.addedBarHeight == 44)
    isSplit.isOn = true
    try window.host.settle()
    #expect(window.host.graph.addedBarHeight == 0)
    #expect(try window.frame(.identifier("content")).minY == 44)
    isSplit.isOn = false
    try window.host.settle()
    #expect(window.host.graph.addedBarHeight == 44)
    #expect(try window.frame(.identifier("content")).minY == 44)
  }

  private struct Hidden: App {
    init() {}
    var body: some Scene {
      WindowGroup("Window") { Color.red.accessibilityIdentifier("content") }.windowStyle(.hiddenTitleBar)
    }
  }

  @Test("A hidden title bar shows nothing, and still moves the window")
  func hiddenTitle() throws {
    let window = Framed(WindowProgram(Hidden.self))
    #expect(window.host.all(.text("Window")).isEmpty)
    #expect(window.moves(300, 22))
    #expect(try window.frame(.identifier("content")).minY == 44)
  }

  @Test("Toolbars outside of navigation share the bar with the window's title")
  func toolbar() throws {
    let window = try Framed(right: 120) { Color.red.toolbar { Button("Add") {} } }
    #expect(try window.frame(.text("Window")).midY == window.frame(.text("Add")).midY)
    #expect(try window.frame(.text("Add")).maxX < 480)
    // It is there in pictures as well: it counts as content.
    #expect(window.host.graph.addedBarHeight == 0)
  }

  // MARK: - Columns

  @Test("All columns have bars, also those with nothing in them; the title of the window is in the last one")
  func emptyColumns() throws {
    let window = try Framed(width: 900) {
      NavigationSplitView {
        Color.blue.accessibilityIdentifier("side").toolbar(removing: .sidebarToggle)
      } detail: {
        Color.red.accessibilityIdentifier("content")
      }
    }
    #expect(try window.frame(.identifier("side")).minY == 44)
    #expect(try window.frame(.identifier("content")).minY == 44)
    let column = try window.frame(.identifier("content"))
    #expect(try abs(window.frame(.text("Window")).midX - column.midX) <= 1)
    #expect(window.moves(20, 20) && window.moves(880, 20))
  }

  @Test("Without a frame of its own a column without title and items has no bar, as in pictures")
  func withoutFrame() throws {
    let host = ViewHost(
      NavigationSplitView {
        Color.blue.toolbar(removing: .sidebarToggle)
      } detail: {
        Color.red.accessibilityIdentifier("content")
      }, size: CGSize(width: 900, height: 400))
    #expect(try host.get(.identifier("content")).frame.minY == 0)
    #expect(!host.graph.movesWindow(at: CGPoint(x: 20, y: 20)))
  }

  @Test("An inspector around columns or a stack: one row of bars, without a loop", arguments: [false, true])
  func inspectorAround(isStack: Bool) throws {
    let window = try Framed(width: 1000, right: 120) {
      Group {
        if isStack {
          NavigationStack { Page() }
        } else {
          NavigationSplitView {
            Color.blue
          } detail: {
            Page()
          }
        }
      }
      .inspector(isPresented: .constant(true)) { Color.green.accessibilityIdentifier("inspector") }
    }
    #expect(window.host.all(.text("Window")).isEmpty)
    #expect(try window.frame(.text("Page")).midY == 22 && window.frame(.text("Last")).midY == 22)
    #expect(try window.frame(.identifier("inspector")).minY == 44)
    #expect(window.moves(900, 22))
    #expect(window.host.warnings.isEmpty)
  }

  @Test("An inspector beside bars has one; an inspector below a bar has none")
  func inspector() throws {
    let beside = try Framed(width: 900, right: 120) {
      NavigationStack { Page() }
        .inspector(isPresented: .constant(true)) { Color.green.accessibilityIdentifier("inspector") }
    }
    #expect(try beside.frame(.identifier("inspector")).minY == 44)
    #expect(beside.host.graph.addedBarHeight == 0)
    let content = try beside.frame(.identifier("content"))
    #expect(try beside.frame(.text("Last")).maxX > content.maxX - 40)
    let below = try Framed(width: 900) {
      NavigationStack {
        Page().inspector(isPresented: .constant(true)) { Color.green.accessibilityIdentifier("inspector") }
      }
    }
    #expect(try below.frame(.identifier("inspector")).minY == 44)
    let plain = try Framed(width: 900) {
      Color.red.inspector(isPresented: .constant(true)) { Color.green.accessibilityIdentifier("inspector") }
    }
    #expect(try plain.frame(.identifier("inspector")).minY == 44)
    #expect(plain.host.graph.addedBarHeight == 44)
  }

  // MARK: - The title

  @Test("A page shows its own title, with the mark of a document that is not saved; pages below a sheet do not")
  func edited() throws {
    let window = try Framed(title: WindowTitle("Page", isEdited: true)) { NavigationStack { Page() } }
    #expect(window.host.all(.text("• Page")).count == 1)
    let untitled = try Framed(title: WindowTitle("a.txt", isEdited: true)) {
      NavigationStack { Color.red.toolbar { Button("Add") {} } }
    }
    #expect(try untitled.frame(.text("• a.txt")).midX == 300)
    let sheet = try Framed(title: WindowTitle("Page", isEdited: true)) {
      Color.red.sheet(isPresented: .constant(true)) { NavigationStack { Text("in it").navigationTitle("Sheet") } }
    }
    try sheet.host.settle()
    let title = try sheet.frame(.text("Sheet"))
    #expect(!sheet.moves(title.midX, title.midY))
    #expect(sheet.host.all(.text("• Sheet")).isEmpty)
  }

  @Test("The title changes while the window is open")
  func titleChanges() throws {
    let window = try Framed { Color.red }
    window.host.graph.changeEnvironment { $0.windowTitle = WindowTitle("Other", subtitle: "more") }
    try window.host.settle()
    #expect(window.host.all(.text("Other")).count == 1 && window.host.all(.text("more")).count == 1)
  }

  @Test("What is in the bars of a window that is not in front is faint")
  func inactive() throws {
    let window = try Framed { NavigationStack { Page() } }
    #expect(!window.host.dump(.displayList).contains("opacity"))
    window.host.graph.changeEnvironment { $0.appearsActive = false }
    try window.host.settle()
    #expect(window.host.dump(.displayList).contains("opacity 0.5"))
  }

  // MARK: - Moving

  @Test("A bar moves the window where nothing in it takes the press, also without a background")
  func handle() throws {
    let window = try Framed {
      NavigationStack { Page().toolbarBackground(.hidden, for: .navigationBar) }
    }
    let (button, title) = try (window.frame(.text("Last")), window.frame(.text("Page")))
    #expect(!window.moves(button.midX, button.midY) && window.moves(title.midX, title.midY) && window.moves(200, 3))
    #expect(!window.moves(200, 60))
  }

  @Test("A gesture around the bar, as one that ends typing, leaves the bar to the window")
  func gestureAround() throws {
    let window = try Framed { NavigationStack { Page() }.onTapGesture {} }
    #expect(window.moves(200, 20) && !window.moves(200, 100))
  }

  @Test("Behind a dialog nothing moves the window")
  func dialog() throws {
    let window = try Framed { NavigationStack { Page() }.alert("Sure?", isPresented: .constant(true)) {} }
    try window.host.settle()
    #expect(!window.moves(200, 20))
  }

  @Test("S14, S17: what onAppear moves for ever in a window is not moved by the height of the window's bar")
  func pulseStaysInItsPlace() throws {
    struct Pulse: View {
      @State private var isTurned = false
      var body: some View {
        VStack {
          Color.red.frame(width: 30, height: 30).accessibilityIdentifier("pulse")
            .rotationEffect(.degrees(isTurned ? 360 : 0))
            .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isTurned)
          ScrollView { Text("a") }
        }
        .onAppear { isTurned = true }
      }
    }
    let framed = try Framed { Pulse() }
    try framed.host.advance(by: .milliseconds(1))
    let middle = try framed.frame(.identifier("pulse")).midY
    #expect(middle > 44)
    for _ in 0..<3 {
      try framed.host.advance(by: .milliseconds(300))
      #expect(try abs(framed.frame(.identifier("pulse")).midY - middle) < 0.5)
    }
  }
}

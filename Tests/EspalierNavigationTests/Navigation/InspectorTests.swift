// SPDX-License-Identifier: MIT

import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// `inspector(isPresented:content:)`: a trailing column in a wide window, over the content in a narrow one (its documentation, and that of
/// `inspectorColumnWidth`).
@MainActor
@Suite struct InspectorTests {
  private struct Page: View {
    @State var isPresented = true
    var body: some View {
      VStack {
        Color.clear.accessibilityIdentifier("content")
        Button("Details") { isPresented.toggle() }
      }
      .inspector(isPresented: $isPresented) {
        Panel().inspectorColumnWidth(min: 150, ideal: 200, max: 300)
      }
    }
  }

  private struct Panel: View {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Color.clear.accessibilityIdentifier("panel")
        Button("Count \(count)") { count += 1 }
        Button("Leave") { dismiss() }
      }
    }
  }

  private func frame<Root: View>(_ host: ViewHost<Root>, _ name: String) throws -> CGRect {
    try host.get(.identifier(name)).frame
  }

  private func isThere<Root: View>(_ host: ViewHost<Root>, _ name: String) -> Bool {
    !host.all(.identifier(name)).isEmpty
  }

  @Test("A wide view has it at its trailing edge, with its ideal width") func column() throws {
    let host = ViewHost(Page(), size: CGSize(width: 800, height: 400))
    #expect([try frame(host, "panel").minX] == [600])
    #expect([try frame(host, "panel").width] == [200])
    #expect([try frame(host, "content").width] == [600])
    let mirrored = ViewHost(
      Page().environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 800, height: 400))
    #expect(try frame(mirrored, "panel").minX == 0)
  }

  @Test(
    "Content that is wider than what is left for it does not bring the column back", arguments: [500, 560, 620, 700])
  func wideContent(width: CGFloat) throws {
    let host = ViewHost(
      Color.clear.frame(minWidth: 480).inspector(isPresented: .constant(true)) { Panel() },
      size: CGSize(width: width, height: 300))
    try host.settle()
    #expect(host.warnings.isEmpty)
    let bound = ViewHost(
      WidePage(), size: CGSize(width: width, height: 300))
    try bound.settle()
    #expect(bound.warnings.isEmpty)
    bound.size.width = 1200
    try bound.settle()
    #expect(try frame(bound, "panel").maxX == 1200)
  }

  private struct WidePage: View {
    @State private var isPresented = true
    var body: some View {
      Color.clear.frame(minWidth: 480).inspector(isPresented: $isPresented) { Panel() }
    }
  }

  @Test("An inspector comes and goes with the binding, moving, and keeps its state") func toggle() throws {
    let host = ViewHost(Page(isPresented: false), size: CGSize(width: 800, height: 400))
    #expect(!isThere(host, "panel"))
    #expect([try frame(host, "content").width] == [800])
    try host.get(.text("Details")).tap()
    try host.advance(by: .seconds(0.05))
    let width = try frame(host, "content").width
    #expect(width > 600 && width < 800)
    try host.settle()
    #expect([try frame(host, "content").width] == [600])
    try host.get(.text("Count 0")).tap()
    try host.get(.text("Details")).tap()
    try host.settle()
    #expect(!isThere(host, "panel"))
    try host.get(.text("Details")).tap()
    try host.settle()
    #expect(try host.get(.text("Count 1")).isHittable)
  }

  @Test("The leading edge of an inspector drags within the limits; a double click gives it the ideal width") func drag()
    throws
  {
    let host = ViewHost(Page(), size: CGSize(width: 800, height: 400))
    func line() throws -> Element { try host.get(.label("Column width")) }
    try line().drag(by: CGSize(width: -40, height: 0))
    #expect([try frame(host, "panel").width] == [240])
    try line().drag(by: CGSize(width: -400, height: 0))
    #expect([try frame(host, "panel").width] == [300])
    try line().drag(by: CGSize(width: 400, height: 0))
    #expect([try frame(host, "panel").width] == [150])
    try line().doubleTap()
    #expect([try frame(host, "panel").width] == [200])
    try line().hover()
    #expect(host.pointer.style == .columnResize)
  }

  @Test("A fixed width cannot be dragged") func fixed() throws {
    let host = ViewHost(
      Color.clear.accessibilityIdentifier("content")
        .inspector(isPresented: .constant(true)) {
          Color.clear.accessibilityIdentifier("panel").inspectorColumnWidth(225)
        }, size: CGSize(width: 800, height: 400))
    #expect([try frame(host, "panel").width] == [225])
    #expect(host.all(.label("Column width")).isEmpty)
  }

  @Test("An inspector in a phone's look is a sheet where the width does not suffice, and dismissing writes the binding")
  func sheet()
    throws
  {
    let host = ViewHost(Page(), size: CGSize(width: 380, height: 600), look: .phone)
    try host.settle()
    #expect([try frame(host, "content").width] == [380])
    #expect(try host.get(.text("Leave")).isHittable)
    try host.get(.text("Leave")).tap()
    try host.settle()
    #expect(!isThere(host, "panel"))
    try host.get(.text("Details")).tap()
    try host.settle()
    #expect(try host.get(.text("Leave")).isHittable)
    // The same inspector as a column.
    host.size.width = 800
    try host.settle()
    #expect([try frame(host, "panel").minX] == [600])
    #expect([try frame(host, "content").width] == [600])
  }

  @Test(
    "An inspector in a phone's look is no column where the view beside it would be narrower than its bars and tables need"
  )
  func phoneBesideContent() throws {
    func content(in width: CGFloat) throws -> CGFloat {
      let host = ViewHost(Page(), size: CGSize(width: width, height: 600), look: .phone)
      try host.settle()
      #expect(try host.get(.text("Leave")).isHittable)
      return try frame(host, "content").width
    }
    // Below a sheet it keeps its width; beside a column of 150 points it has the rest.
    #expect(try content(in: 450) == 450)
    #expect(try content(in: 569) == 569)
    #expect(try content(in: 570) == 420)
  }

  @Test("An inspector in a narrow window is hidden at first, and lies over the content when it is requested")
  func narrow() throws {
    let host = ViewHost(Page(), size: CGSize(width: 380, height: 600))
    try host.settle()
    #expect(!isThere(host, "panel"))
    #expect([try frame(host, "content").width] == [380])
    try host.get(.text("Details")).tap()
    try host.settle()
    #expect([try frame(host, "panel").minX] == [180])
    #expect([try frame(host, "content").width] == [380])
    #expect(try host.get(.text("Leave")).isHittable)
    try host.get(.text("Leave")).tap()
    try host.settle()
    #expect(!isThere(host, "panel"))
  }

  @Test("A click beside an inspector takes it away, and goes no further") func clickBeside() throws {
    let host = ViewHost(Page(), size: CGSize(width: 380, height: 600))
    try host.get(.text("Details")).tap()
    try host.settle()
    #expect(isThere(host, "panel"))
    host.pointer.tap(at: CGPoint(x: 60, y: 300))
    try host.settle()
    #expect(!isThere(host, "panel"))
    try host.get(.text("Details")).tap()
    try host.settle()
    #expect(isThere(host, "panel"))
  }

  @Test("An inspector comes back when the window grows, with its state") func grows() throws {
    let host = ViewHost(Page(), size: CGSize(width: 800, height: 600))
    try host.get(.text("Count 0")).tap()
    host.size.width = 380
    try host.settle()
    #expect(!isThere(host, "panel"))
    try host.get(.text("Details")).tap()
    try host.settle()
    try host.get(.text("Count 1")).tap()
    host.size.width = 800
    try host.settle()
    #expect([try frame(host, "panel").minX] == [600])
    #expect(try host.get(.text("Count 2")).isHittable)
    host.size.width = 380
    try host.settle()
    host.size.width = 800
    try host.settle()
    #expect([try frame(host, "panel").minX] == [600])
    #expect([try frame(host, "content").width] == [600])
  }

  @Test("One that was put away in a narrow window stays away when the window grows") func putAway() throws {
    let host = ViewHost(Page(), size: CGSize(width: 380, height: 600))
    try host.get(.text("Details")).tap()
    try host.settle()
    try host.get(.text("Leave")).tap()
    try host.settle()
    host.size.width = 800
    try host.settle()
    #expect(!isThere(host, "panel"))
    #expect([try frame(host, "content").width] == [800])
  }

  @Test("An inspector stands beside a split view, and in its detail") func withSplitView() throws {
    struct Both: View {
      @State private var inner = true
      @State private var outer = true
      var body: some View {
        NavigationSplitView {
          Color.clear.accessibilityIdentifier("side").navigationSplitViewColumnWidth(200)
        } detail: {
          Color.clear.accessibilityIdentifier("content")
            .inspector(isPresented: $inner) {
              Color.clear.accessibilityIdentifier("inner").inspectorColumnWidth(200)
            }
        }
        .inspector(isPresented: $outer) { Color.clear.accessibilityIdentifier("outer").inspectorColumnWidth(220) }
      }
    }
    let host = ViewHost(Both(), size: CGSize(width: 1200, height: 400))
    #expect([try frame(host, "side").minX] == [0])
    #expect([try frame(host, "content").minX] == [200])
    #expect([try frame(host, "content").width] == [580])
    #expect([try frame(host, "inner").minX] == [780])
    #expect([try frame(host, "outer").minX] == [980])
  }
}

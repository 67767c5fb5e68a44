// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The measure of relative frames, container by container.
@MainActor
@Suite struct ContainerRelativeFrameTests {
  private func size(_ host: ViewHost<some View>, _ name: String = "a") throws -> CGSize {
    try host.get(.identifier(name)).frame.size
  }

  @Test("G28: a relative frame in a scroll view is measured by what the scroll view shows, less its content margins")
  func scrollViews() throws {
    let pages = ViewHost(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<3) { Color.clear.containerRelativeFrame(.horizontal).named("\($0)") }
        }
      }.frame(width: 120, height: 50), size: CGSize(width: 300, height: 100))
    #expect(try size(pages, "0") == CGSize(width: 120, height: 50))
    let both = ViewHost(
      HStack(spacing: 0) {
        box(80, 10)
        ScrollView { Color.clear.containerRelativeFrame([.horizontal, .vertical]).named("a") }
      }, size: CGSize(width: 200, height: 90))
    #expect(try size(both) == CGSize(width: 120, height: 90))
    let parts = ViewHost(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.clear.containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10).named("a")
          box(400, 10)
        }
      }.contentMargins(.horizontal, 20).frame(width: 230), size: CGSize(width: 300, height: 100))
    // 190 less four gaps of 10 is five parts of 30: two of them and a gap.
    #expect(try size(parts).width == 70)
  }

  @Test("G28: the frame follows a container that changes, and content made later")
  func changing() throws {
    struct Content: View {
      @State private var count = 1
      @State private var width: CGFloat = 100
      var body: some View {
        VStack(spacing: 0) {
          Text("more").onTapGesture { count += 1 }
          Text("wide").onTapGesture { width = 160 }
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { Color.clear.containerRelativeFrame(.horizontal).named("\($0)") }
            }
          }.frame(width: width)
        }
      }
    }
    let host = ViewHost(Content(), size: CGSize(width: 300, height: 100))
    #expect(try size(host, "0").width == 100)
    try host.get(.text("wide")).tap()
    #expect(try size(host, "0").width == 160)
    try host.get(.text("more")).tap()
    #expect(try size(host, "1").width == 160)
    #expect(try host.get(.identifier("1")).frame.minX - host.get(.identifier("0")).frame.minX == 160)
  }

  @Test("G28: a scroll view measures less the safe area; a resized window is followed")
  func safeArea() throws {
    let host = ViewHost(
      ScrollView { Color.clear.containerRelativeFrame([.horizontal, .vertical]).named("a") },
      size: CGSize(width: 100, height: 200),
      safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 34, trailing: 6))
    #expect(try size(host) == CGSize(width: 94, height: 146))
    host.size = CGSize(width: 150, height: 300)
    #expect(try size(host) == CGSize(width: 144, height: 246))
  }

  @Test("G28: nested lists are followed through any number of sizes between two frames")
  func manySizes() throws {
    func host(_ width: CGFloat) -> ViewHost<some View> {
      ViewHost(
        List {
          List { Color.clear.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.named("a") }
          Text("row")
        }, size: CGSize(width: width, height: 400))
    }
    let resized = host(400)
    for width in [260, 640, 400, 300, 500] as [CGFloat] {
      resized.size.width = width
      #expect(try size(resized) == size(host(width)))
    }
  }

  @Test("G28: a relative frame in a list is measured by the list; of nested containers by the innermost")
  func nested() throws {
    let list = ViewHost(
      HStack(spacing: 0) {
        box(50, 10)
        List { Color.clear.containerRelativeFrame(.vertical, count: 4, spacing: 0).named("a") }
      }, size: CGSize(width: 300, height: 400))
    #expect(try size(list).height == 100)
    let inner = ViewHost(
      ScrollView {
        ScrollView(.horizontal) { Color.clear.frame(height: 10).containerRelativeFrame(.horizontal).named("a") }
          .padding(.horizontal, 15)
      }, size: CGSize(width: 100, height: 100))
    #expect(try size(inner).width == 70)
  }

  @Test("G28: a relative frame on a page of a navigation stack is measured by the page less its bars")
  func navigation() throws {
    let host = ViewHost(
      NavigationStack {
        VStack(spacing: 0) {
          Color.clear.containerRelativeFrame([.horizontal, .vertical], { length, _ in length / 2 }).named("a")
          box(10, 10)
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }.frame(width: 200), size: CGSize(width: 300, height: 244))
    #expect(try size(host) == CGSize(width: 100, height: 100))
  }

  @Test("G28: a relative frame in a column of a split view is measured by the column")
  func columns() throws {
    let host = ViewHost(
      NavigationSplitView {
        Color.clear.frame(height: 10).containerRelativeFrame(.horizontal).named("sidebar")
          .navigationSplitViewColumnWidth(200)
      } detail: {
        Color.clear.frame(height: 10).containerRelativeFrame(.horizontal).named("detail")
      }, size: CGSize(width: 700, height: 300))
    #expect(try size(host, "sidebar").width == 200)
    #expect(try size(host, "detail").width == 500)
  }

  @Test("G28: a relative frame in a tab is measured by the tab, in a sheet by the sheet")
  func tabsAndSheets() throws {
    let tabs = ViewHost(
      TabView {
        Color.clear.containerRelativeFrame(.vertical).named("a").tabItem { Text("one") }
        Text("other").tabItem { Text("two") }
      }, size: CGSize(width: 200, height: 349), look: .phone)
    #expect(try size(tabs).height == 300)
    let pages = ViewHost(
      TabView {
        Color.clear.containerRelativeFrame([.horizontal, .vertical]).named("a")
        Text("other")
      }.tabViewStyle(.page).frame(width: 150, height: 90), size: CGSize(width: 200, height: 349))
    #expect(try size(pages) == CGSize(width: 150, height: 90))
    let sheet = ViewHost(
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.clear.containerRelativeFrame(.vertical).named("a").presentationDetents([.height(120)])
      }, size: CGSize(width: 300, height: 400))
    #expect(try size(sheet).height == 120)
  }

  @Test("G28: readers receive the right length only; an animated container takes the frame along")
  func readersAndMotion() throws {
    struct Content: View {
      let log: (CGFloat) -> Void
      let remote: Remote<CGFloat>
      @State private var width: CGFloat = 100
      var body: some View {
        let _ = remote.binding = $width
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.red.containerRelativeFrame(.horizontal).named("a")
              .onGeometryChange(for: CGFloat.self, of: \.size.width) { log($0) }
            box(500, 10)
          }
        }.frame(width: width, height: 40)
      }
    }
    let remote = Remote<CGFloat>()
    var widths: [CGFloat] = []
    let host = ViewHost(Content(log: { widths.append($0) }, remote: remote), size: CGSize(width: 300, height: 100))
    #expect(widths == [100])
    remote.set(200, .linear(duration: 1))
    try host.update()
    #expect(widths == [100, 200])
    try host.advance(by: .milliseconds(500))
    #expect(try isClose(size(host).width, 150))
    try host.settle()
    #expect(try size(host).width == 200)
  }

  @Test("G28: what comes and goes in a container, and containers that come and go")
  func comingAndGoing() throws {
    struct Content: View {
      let remote: Remote<Int>
      @State private var step = 0
      var body: some View {
        let _ = remote.binding = $step
        VStack(spacing: 0) {
          if step == 1 {
            ScrollView(.horizontal) { Color.clear.containerRelativeFrame(.horizontal).named("a") }
              .frame(width: 80, height: 40)
          } else if step == 2 {
            ScrollView(.horizontal) { AnyView(Color.clear.containerRelativeFrame(.horizontal)).named("a") }
              .padding(.horizontal, 50).contentMargins(10)
          } else {
            Color.clear.containerRelativeFrame(.horizontal).named("a")
          }
        }
      }
    }
    let remote = Remote<Int>()
    let host = ViewHost(Content(remote: remote), size: CGSize(width: 300, height: 100))
    #expect(try size(host).width == 300)
    remote.set(1)
    #expect(try size(host).width == 80)
    remote.set(2)
    #expect(try size(host).width == 180)
    remote.set(0)
    #expect(try size(host).width == 300)
    host.size = CGSize(width: 250, height: 100)
    #expect(try size(host).width == 250)
  }
}

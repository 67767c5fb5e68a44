// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Lazy containers whose rows, size or surroundings change while something reads them.
@MainActor
struct LazyChangeTests {
  @Test("elements that go while the place of what is presented is read first")
  func goingElements() throws {
    struct Root: View {
      @ObservedObject var elements: Elements
      private var count: Int { elements.count }
      var body: some View {
        VStack {
          LazyVGrid(columns: [GridItem(.flexible())]) {
            ForEach(0..<2, id: \.self) { _ in
              ForEach(0..<count, id: \.self) { Text("\($0) of \(count)") }
            }
          }
          .sheet(isPresented: .constant(count == 1)) { Text("sheet") }
        }
      }
    }
    let elements = Elements()
    let host = ViewHost(Root(elements: elements), size: CGSize(width: 300, height: 300))
    #expect(host.all(.text("2 of 3")).count == 2)
    elements.count = 1
    try host.settle()
    #expect(host.all(.text("0 of 1")).count == 2)
    #expect(host.all(.text("1 of 3")).isEmpty)
  }

  @Test("a lazy container that ends because of what is looked up for it")
  func endsWhileLookedAt() throws {
    let host = ViewHost(
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section("header") {
            NavigationSplitView {
              LazyVStack { ForEach(0..<3, id: \.self) { Text("lazy \($0)") } }
            } detail: {
              Text("detail")
            }
          }
        }
      }, size: CGSize(width: 400, height: 400))
    for width in [260, 640, 400] as [CGFloat] {
      host.size.width = width
      try host.settle()
      #expect(host.warnings.isEmpty)
    }
  }

  @Test("a lazy container of nothing that is offered nothing comes to rest")
  func empty() throws {
    let host = ViewHost(
      VStack {
        Group(
          subviews: ScrollView([.horizontal, .vertical]) {
            LazyVGrid(columns: [GridItem(.flexible())]) { ForEach(0..<2, id: \.self) { _ in EmptyView() } }
          }
        ) { subviews in
          ForEach(subviews) { $0.padding(1) }
        }
      }, size: CGSize(width: 300, height: 300))
    try host.settle()
    #expect(host.warnings.isEmpty)
  }

  @Test("rows that were never visible: the container's length follows from its first ones, whatever its size was")
  func neverVisible() throws {
    func host(_ width: CGFloat) -> ViewHost<some View> {
      ViewHost(
        ScrollView {
          Color.clear.frame(height: 500)
          LazyVStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Color.clear.frame(height: 20) } }.named("lazy")
        }, size: CGSize(width: width, height: 300))
    }
    let resized = host(400)
    #expect(try resized.get(.identifier("lazy")).frame.height == 200)
    resized.size.width = 200
    #expect(try resized.get(.identifier("lazy")).frame.height == 200)
  }

  @Test("a first row that has no length until its own rows are there is shown")
  func rowWithoutLength() throws {
    let host = ViewHost(
      LazyHStack {
        ScrollView(.horizontal) {
          LazyHStack {
            LazyVStack { ForEach(0..<3, id: \.self) { Text("lazy \($0)") } }
            Text("last")
          }
        }
      }, size: CGSize(width: 260, height: 300))
    #expect(host.all(.text("lazy 2")).count == 1)
  }

  @Test(
    "a container in the middle of a row has a length that follows from its first two rows, whatever was visible of it")
  func cutInTheMiddle() throws {
    func host(_ height: CGFloat) -> ViewHost<some View> {
      ViewHost(
        ScrollView {
          Color.blue.frame(height: 120).overlay {
            LazyVStack(spacing: 0) {
              Color.clear.frame(height: 20)
              Color.clear.frame(height: 60)
            }.named("lazy")
          }
        }, size: CGSize(width: 200, height: height))
    }
    let resized = host(200)
    for height in [30, 45, 60, 200] as [CGFloat] {
      resized.size = CGSize(width: 200 - height / 4, height: height)
      #expect(try resized.get(.identifier("lazy")).frame.height == 80)
      #expect(try host(height).get(.identifier("lazy")).frame.height == 80)
    }
  }

  @Test("what counts as one view and is none takes no place, and no other's frame")
  func viewOfNothing() throws {
    let host = ViewHost(
      Text("presenter").sheet(isPresented: .constant(true)) {
        KeyframeAnimator(initialValue: 1.0, trigger: 0) { value in
          EmptyView().opacity(value)
        } keyframes: { _ in
          LinearKeyframe(0.5, duration: 0.1)
        }
      }, size: CGSize(width: 300, height: 300))
    try host.settle()
    #expect(host.warnings.isEmpty)
  }
}

@MainActor
private final class Elements: ObservableObject {
  @Published var count = 3
}

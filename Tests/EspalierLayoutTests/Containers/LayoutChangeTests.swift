// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// The rules of layout while views change, come and go.
@MainActor
@Suite struct LayoutChangeTests {
  /// A view with one number that the test sets.
  private struct Stage<Content: View>: View {
    let remote: Remote<CGFloat>
    @ViewBuilder let content: (CGFloat) -> Content
    @State private var value: CGFloat = 0
    var body: some View {
      let _ = remote.binding = $value
      content(value)
    }
  }

  /// A host, what sets its number, and the frames of the views named a, b and c.
  private func stage<Content: View>(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: @escaping (CGFloat) -> Content
  ) -> (set: (CGFloat) -> Void, frame: (String) throws -> CGRect) {
    let remote = Remote<CGFloat>()
    let host = ViewHost(Stage(remote: remote, content: content), size: CGSize(width: width, height: height))
    return ({ remote.set($0) }, { try host.get(.identifier($0)).frame })
  }

  @Test("L9, L26: a view that goes takes its gap with it; one that comes brings one")
  func gaps() throws {
    let (set, frame) = stage(100, 100) { value in
      VStack {
        box(10, 10).named("a")
        if value == 1 { box(10, 10).named("x") }
        box(10, 10).named("b")
      }.named("all")
    }
    #expect(try frame("all").height == 28)
    set(1)
    #expect(try frame("all").height == 46)
    set(0)
    #expect(try frame("all").height == 28)
  }

  @Test("L18: a priority that changes takes effect")
  func priority() throws {
    let (set, frame) = stage(100, 10) { value in
      HStack(spacing: 0) {
        clear.named("a").layoutPriority(value); clear.named("b")
      }
    }
    #expect(try frame("a").width == 50)
    set(1)
    #expect(try frame("a").width == 100)
    set(-1)
    #expect(try frame("a").width == 0)
  }

  @Test("L44: a priority in a pile that changes changes its size")
  func pile() throws {
    let (set, frame) = stage(100, 100) { value in
      ZStack {
        box(60, 60).layoutPriority(value); box(40, 40)
      }.named("all")
    }
    #expect(try frame("all").width == 60)
    set(-1)
    #expect(try frame("all").width == 40)
  }

  @Test("L29: a spacer's least length, a frame's bounds, a padding and a ratio follow their values")
  func values() throws {
    let (set, frame) = stage(200, 200) { value in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, 10); Spacer(minLength: value); box(10, 10)
        }.fixedSize().named("spacer")
        clear.frame(minWidth: 10 + value, maxWidth: 20 + value, maxHeight: 10).named("frame")
        box(10, 10).padding(.leading, value).named("padding")
        clear.frame(height: 40).aspectRatio(1 + value / 10, contentMode: .fit).frame(height: 40).named("ratio")
      }
    }
    #expect(try [frame("spacer").width, frame("frame").width, frame("padding").width] == [20, 20, 10])
    set(30)
    #expect(try [frame("spacer").width, frame("frame").width, frame("padding").width] == [50, 50, 40])
    set(0)
    #expect(try [frame("spacer").width, frame("frame").width, frame("padding").width] == [20, 20, 10])
  }

  @Test("L34, L61: alignments of stacks, piles, frames and layers follow their values")
  func alignments() throws {
    let (set, frame) = stage(100, 100) { value in
      VStack(alignment: value == 0 ? .leading : .trailing, spacing: 0) {
        box(40, 10)
        box(20, 10).named("stack")
        ZStack(alignment: value == 0 ? .topLeading : .bottomTrailing) {
          box(40, 20); box(10, 10).named("pile")
        }
        box(10, 10).named("frame").frame(width: 40, alignment: value == 0 ? .leading : .trailing)
        box(40, 10).overlay(alignment: value == 0 ? .leading : .trailing) { box(4, 4).named("layer") }
      }
    }
    func xs() throws -> [CGFloat] { try ["stack", "pile", "frame", "layer"].map { try frame($0).minX } }
    #expect(try xs() == [30, 30, 30, 30])
    set(1)
    #expect(try xs() == [50, 60, 60, 66])
    set(0)
    #expect(try xs() == [30, 30, 30, 30])
  }

  @Test("L96: the choice follows the available size and the views")
  func choice() throws {
    let (set, frame) = stage(100, 10) { value in
      HStack(spacing: 0) {
        box(value, 10)
        ViewThatFits(in: .horizontal) {
          box(80, 10).named("wide"); box(40, 10).named("narrow"); box(60, 10).named("last")
        }
      }
    }
    #expect(try frame("wide").width == 80)
    set(50)
    #expect(try frame("narrow").width == 40)
    set(90)
    #expect(try frame("last").width == 60)
    set(0)
    #expect(try frame("wide").width == 80)
  }

  @Test("L99: a cell that grows widens its column, and a row that goes narrows it again")
  func grid() throws {
    let (set, frame) = stage(300, 100) { value in
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 10); box(10, 10).named("b")
        }
        if value > 0 {
          GridRow {
            box(value, 30); box(10, 10)
          }
        }
        GridRow { box(10, 10).named("c") }
      }.named("all")
    }
    #expect(try frame("b").minX - frame("all").minX == 20)
    #expect(try frame("c").minY - frame("all").minY == 10)
    set(70)
    #expect(try frame("b").minX - frame("all").minX == 70)
    #expect(try frame("c").minY - frame("all").minY == 40)
    set(40)
    #expect(try frame("b").minX - frame("all").minX == 40)
    set(0)
    #expect(try frame("all").size == CGSize(width: 30, height: 20))
  }

  @Test("L112: a bar that grows moves what it covers; one that goes gives it back")
  func bar() throws {
    let (set, frame) = stage(100, 100) { value in
      clear.named("a").safeAreaInset(edge: .bottom, spacing: 0) {
        if value > 0 { clear.frame(height: value).named("bar") }
      }
    }
    #expect(try frame("a").height == 100)
    set(30)
    #expect(try frame("a").height == 70)
    #expect(try frame("bar") == CGRect(x: 0, y: 70, width: 100, height: 30))
    set(10)
    #expect(try frame("a").height == 90)
    set(0)
    #expect(try frame("a").height == 100)
  }
}

// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

@Observable private final class Model {
  var count = 1
  var height: CGFloat = 10
}

/// Content and insets that change while a scroll view stands at one of its ends: a tree that was brought up to date looks like a
/// new one.
@MainActor
struct GrowingContentTests {
  private struct Row: View {
    let model: Model
    let isLazy: Bool
    private var items: some View {
      ForEach(0..<model.count, id: \.self) { box(50, 10).named("\($0)") }
    }

    var body: some View {
      ScrollView(.horizontal) {
        if isLazy { LazyHStack(spacing: 0) { items } } else { HStack(spacing: 0) { items } }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test("from right to left, content that grows stays at its beginning", arguments: [false, true])
  func rightToLeft(isLazy: Bool) throws {
    let model = Model()
    let host = ViewHost(Row(model: model, isLazy: isLazy), size: CGSize(width: 120, height: 20))
    for count in 2...6 {
      model.count = count
      #expect(try host.get(.identifier("0")).frame.minX == 70)
    }
    try host.get(.identifier("0")).scroll(by: CGSize(width: 60, height: 0))
    let moved = try host.get(.identifier("1")).frame.minX
    #expect(moved == 80)
    model.count = 9
    #expect(try host.get(.identifier("1")).frame.minX == moved)
    host.size.width = 150
    #expect(try host.get(.identifier("1")).frame.minX == moved + 30)
  }

  private struct Covered<Content: View>: View {
    let model: Model
    let way: Int
    let content: Content
    var body: some View {
      switch way {
      case 0: content.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: model.height) }
      case 1: content.safeAreaPadding(.top, model.height)
      default: content.contentMargins(.top, model.height, for: .scrollContent)
      }
    }
  }

  @Test("what rests at its top follows an inset that changes, by whatever it comes", arguments: 0..<3, [false, true])
  func insets(way: Int, isLazy: Bool) throws {
    let model = Model()
    let rows = ForEach(0..<30) { box(20, 30).named("\($0)") }
    let content = ScrollView {
      if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
    }
    let host = ViewHost(Covered(model: model, way: way, content: content), size: CGSize(width: 300, height: 300))
    #expect(try host.get(.identifier("0")).frame.minY == 10)
    for height in [50, 20, 0, 40] as [CGFloat] {
      model.height = height
      #expect(try host.get(.identifier("0")).frame.minY == height)
    }
    // Content that has been moved stays under the inset.
    try host.get(.identifier("3")).scroll(by: CGSize(width: 0, height: -60))
    let moved = try host.get(.identifier("5")).frame.minY
    model.height = 10
    #expect(try host.get(.identifier("5")).frame.minY == moved)
  }

  @Test("what rests at its bottom follows an inset there")
  func bottomInset() throws {
    struct Chat: View {
      let model: Model
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<30) { box(20, 30).named("\($0)") } } }
          .defaultScrollAnchor(.bottom)
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: model.height) }
      }
    }
    let model = Model()
    let host = ViewHost(Chat(model: model), size: CGSize(width: 300, height: 300))
    #expect(try host.get(.identifier("29")).frame.maxY == 290)
    model.height = 60
    #expect(try host.get(.identifier("29")).frame.maxY == 240)
  }

  @Test("G4, G5: a scroll view as high as its content knows the length of lazy containers in lazy containers")
  func nestedLazyContainers() throws {
    @MainActor func height(_ inner: some View) -> CGFloat {
      let view = ScrollView { LazyVStack(spacing: 0) { inner } }.fixedSize(horizontal: false, vertical: true)
      let host = ViewHost(view.named("v"), size: CGSize(width: 300, height: 300))
      #expect(host.warnings.isEmpty)
      return host.all(.identifier("v"))[0].frame.height
    }
    let rows = Group {
      box(20, 18)
      box(20, 18)
      box(20, 10)
    }
    #expect(height(LazyVStack(spacing: 0) { rows }) == 46)
    #expect(height(LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { rows }) == 46)
    #expect(height(LazyVStack(spacing: 0) { LazyVStack(spacing: 0) { rows } }) == 46)
    #expect(height(LazyVStack(spacing: 0) { EmptyView() }) == 0)
    #expect(height(ScrollView { LazyVStack(spacing: 0) { rows } }) == 46)
  }

  @Test(
    "P13: a row without a length at the end of a scroll view that is as high as its content grows", arguments: [0, 8])
  func lastRowGrows(spacing: CGFloat) throws {
    struct Rows: View {
      let model: Model
      let spacing: CGFloat
      var body: some View {
        ScrollView {
          LazyVStack(spacing: spacing) {
            box(5, 5)
            Color.clear.frame(width: 5, height: model.height)
          }
        }
        .fixedSize(horizontal: false, vertical: true).named("v")
      }
    }
    let model = Model()
    model.height = 0
    let host = ViewHost(Rows(model: model, spacing: spacing), size: CGSize(width: 300, height: 300))
    #expect(try host.get(.identifier("v")).frame.height == 5 + spacing)
    model.height = 30
    #expect(try host.get(.identifier("v")).frame.height == 35 + spacing)
  }

  @Test("a lazy stack to which no breadth is proposed keeps that of a row that was moved out of sight by it")
  func broadRow() throws {
    let rows = LazyVStack(spacing: 0) {
      Text("x y z")
      Color.clear.aspectRatio(1, contentMode: .fit)
      Text("some words that wrap")
    }
    let host = ViewHost(
      ScrollView { rows }.frame(height: 78).fixedSize(horizontal: true, vertical: false).named("v"),
      size: CGSize(width: 266, height: 243))
    #expect(host.warnings.isEmpty)
    let width = try host.get(.identifier("v")).frame.width
    try host.update()
    #expect(try host.get(.identifier("v")).frame.width == width)
    let outer = ViewHost(
      ScrollView(.horizontal) { ScrollView { rows }.frame(height: 78) }, size: CGSize(width: 266, height: 243))
    #expect(outer.warnings.isEmpty)
  }
}

// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Article 1: geometry of views, sent up as rectangles in a named space.
@MainActor @Suite(.serialized) struct Article1PreferenceKeyTests {
  @Test("independent views: only those whose appearance changes get a new body") func independentViews() throws {
    let chosen = Cell(0)
    let host = ViewHost(Stage(chosen) { chosen in HStack { ForEach(0..<4) { OwnBorder(isOn: $0 == chosen) } } })
    let work = try host.measure {
      chosen.value = 2
      try host.update()
    }
    #expect(work.bodies(of: OwnBorder.self) == 2)
  }

  @Test("rectangles in a named space do not depend on where that space is") func namedSpace() throws {
    let inset = Cell<CGFloat>(0)
    let log = Record<[Tagged]>()
    let root = Stage(inset) { inset in
      ZStack(alignment: .topLeading) { Tags() }.coordinateSpace(name: "table").on(TaggedRects.self, log)
        .padding(.leading, inset)
    }
    let host = ViewHost(root, size: CGSize(width: 300, height: 100))
    let expected = [
      Tagged(tag: 0, rect: CGRect(x: 0, y: 5, width: 30, height: 10)),
      Tagged(tag: 1, rect: CGRect(x: 30, y: 0, width: 50, height: 20)),
    ]
    #expect(log.values == [expected])
    inset.value = 40
    try host.update()
    #expect(log.values == [expected])
  }

  @Test("the space's own name counts; an unknown one is the root's (G12)") func unknownSpace() {
    let rects = delivered(TaggedRects.self, by: Tags().padding(10))[0]
    #expect(rects.map(\.rect.minX) == [10, 40])
  }

  @Test("reduce gets the values in view-tree order") func viewTreeOrder() {
    let root = VStack {
      ForEach(0..<3) { row in
        HStack { ForEach(0..<4) { column in leaf(5, 5).background(TagSetter(tag: 4 * row + column)) } }
      }
    }
    #expect(value(of: TaggedRects.self, in: root).map(\.tag) == Array(0..<12))
  }

  @Test("one border for all: it takes the place of the chosen view, in the first frame already") func movingBorder()
    throws
  {
    let chosen = Cell(1)
    let host = ViewHost(Stage(chosen) { SharedBorder(chosen: $0) }, size: CGSize(width: 300, height: 100))
    for index in [1, 0, 1] {
      chosen.value = index
      try host.update()
      #expect(try host.get(.identifier("border")).frame == host.get(.identifier("tag \(index)")).frame)
    }
    #expect(host.warnings.isEmpty)
  }

  @Test("a resized window delivers new rectangles") func resizedWindow() throws {
    let host = ViewHost(Stage(Cell(1)) { SharedBorder(chosen: $0) }, size: CGSize(width: 300, height: 100))
    let before = try host.get(.identifier("border")).frame
    host.size = CGSize(width: 400, height: 200)
    try host.update()
    let after = try host.get(.identifier("border")).frame
    #expect(before != after)
    #expect(try after == host.get(.identifier("tag 1")).frame)
  }

  @Test("a rectangle written to a binding in a body is 'Modifying state during view update'") func bindingInBody() {
    let host = ViewHost(BindingReader(), size: CGSize(width: 100, height: 100))
    #expect(host.warnings.count == 1)
    #expect(host.warnings[0].text.hasPrefix("Modifying state during view update, this will cause undefined behavior."))
    #expect(host.warnings[0].chain.first?.hasSuffix("wrote the state 'rect'") == true)
  }

  @Test("a rectangle written by way of a preference gives no warning") func preferenceInstead() {
    let host = ViewHost(Stage(Cell(0)) { SharedBorder(chosen: $0) }, size: CGSize(width: 300, height: 100))
    #expect(host.warnings.isEmpty)
  }

  @Test("a height that follows the y of the view below it loops; the loop is cut and the program lives")
  func badAdvice() throws {
    let host = ViewHost(Seesaw(), size: CGSize(width: 100, height: 400))
    #expect(host.warnings.map(\.text) == ["Bound preference Width tried to update multiple times per frame."])
    try host.update()
    #expect(throws: UpdateLoop.self) { try host.settle(limit: .seconds(1)) }
    #expect(host.preference(Width.self) > 0)
  }

  @Test("ZStack, overlay, background and effects do not influence what was measured: no loop", arguments: Safe.allCases)
  func goodAdvice(way: Safe) throws {
    let host = ViewHost(Measured(way: way), size: CGSize(width: 200, height: 200))
    try host.settle()
    #expect(host.warnings.isEmpty)
    #expect(host.preference(Width.self) == 40)
  }
}

enum Safe: CaseIterable { case stack, overlay, background, effect }

private struct Measured: View {
  @State private var width: CGFloat = 0
  let way: Safe
  private var view: some View { leaf(40, 20).background(GeometryReader { leaf.p(Width.self, $0.size.width) }) }
  private var mark: some View { leaf.frame(width: width * 2, height: width * 2) }
  var body: some View {
    Group {
      switch way {
      case .stack:
        ZStack {
          view; mark
        }
      case .overlay: view.overlay { mark }
      case .background: view.background { mark }
      case .effect: view.scaleEffect(1 + width).offset(x: width)
      }
    }
    .onPreferenceChange(Width.self) { width = $0 }
  }
}

private struct Tagged: Equatable {
  let tag: Int
  let rect: CGRect
}

private enum TaggedRects: PreferenceKey {
  static var defaultValue: [Tagged] { [] }
  static func reduce(value: inout [Tagged], nextValue: () -> [Tagged]) { value.append(contentsOf: nextValue()) }
}

private struct TagSetter: View {
  let tag: Int
  var body: some View {
    GeometryReader { proxy in
      leaf.preference(key: TaggedRects.self, value: [Tagged(tag: tag, rect: proxy.frame(in: .named("table")))])
    }
  }
}

private struct Tags: View {
  var body: some View {
    HStack(spacing: 0) {
      leaf(30, 10).background(TagSetter(tag: 0)).accessibilityIdentifier("tag 0")
      leaf(50, 20).background(TagSetter(tag: 1)).accessibilityIdentifier("tag 1")
    }
  }
}

private struct SharedBorder: View {
  @State private var rects = [CGRect](repeating: .zero, count: 2)
  let chosen: Int
  var body: some View {
    ZStack(alignment: .topLeading) {
      leaf.frame(width: rects[chosen].width, height: rects[chosen].height).accessibilityIdentifier("border")
        .offset(x: rects[chosen].minX, y: rects[chosen].minY)
      VStack {
        Spacer()
        Tags()
        Spacer()
      }
      .onPreferenceChange(TaggedRects.self) { tags in for each in tags { rects[each.tag] = each.rect } }
    }
    .coordinateSpace(name: "table")
  }
}

private struct OwnBorder: View {
  let isOn: Bool
  var body: some View { leaf(10, 10).border(isOn ? Color.red : Color.clear) }
}

private struct BindingReader: View {
  @State private var rect = CGRect.zero
  var body: some View { Measuring(rect: $rect) }
}

private struct Measuring: View {
  @Binding var rect: CGRect
  var body: some View {
    GeometryReader { proxy in
      let _ = rect = proxy.frame(in: .global)
      leaf
    }
  }
}

private struct Seesaw: View {
  @State private var height: CGFloat = 10
  var body: some View {
    VStack(spacing: 0) {
      leaf.frame(height: height)
      leaf.frame(height: 10).background(
        GeometryReader { leaf.p(Width.self, $0.frame(in: .named("seesaw")).minY) })
    }
    .coordinateSpace(name: "seesaw")
    .onPreferenceChange(Width.self) { height = $0 + 1 }
  }
}

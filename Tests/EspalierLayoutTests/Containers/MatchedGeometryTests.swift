// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

/// Views that share their geometry.
@MainActor
struct MatchedGeometryTests {
  private struct Hero: View {
    let isLarge: Bool
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isLarge {
          blue.matchedGeometryEffect(id: "hero", in: space).frame(width: 200, height: 100).offset(x: 200)
        } else {
          red.matchedGeometryEffect(id: "hero", in: space).frame(width: 40, height: 20)
        }
      }
    }
  }

  @Test("M64: one comes while another goes: both fly from the old frame to the new one, and fade over")
  func flight() throws {
    let stage = stage(false) { Hero(isLarge: $0) }
    let small = CGRect(x: 0, y: 0, width: 40, height: 20)
    let large = CGRect(x: 200, y: 0, width: 200, height: 100)
    expectNear(stage.host.fill(red)?.rect, small)
    try stage.set(true, .linear(duration: 1))
    expectNear(stage.host.fill(red)?.rect, small)
    try stage.advance(0.5)
    let half = CGRect(x: 100, y: 0, width: 120, height: 60)
    expectNear(stage.host.fill(red)?.rect, half)
    expectNear(stage.host.fill(blue)?.rect, half)
    expectNear(stage.host.fill(red)?.opacity, 0.5)
    expectNear(stage.host.fill(blue)?.opacity, 0.5)
    try stage.host.settle()
    expectNear(stage.host.fill(blue)?.rect, large)
    #expect(stage.host.fill(red) == nil)
    try stage.set(false, .linear(duration: 1))
    try stage.advance(0.25)
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 150, y: 0, width: 160, height: 80))
    #expect(stage.host.warnings.isEmpty)
  }

  @Test("M64: turned around half way, the flight goes back from where it is")
  func turnedAround() throws {
    let stage = stage(false) { Hero(isLarge: $0) }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    try stage.set(false, .linear(duration: 1))
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 100, y: 0, width: 120, height: 60))
    try stage.host.settle()
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(stage.host.fills.count == 1)
  }

  @Test("M64: without an animation the new one is at its place at once")
  func withoutAnimation() throws {
    let stage = stage(false) { Hero(isLarge: $0) }
    try stage.set(true)
    expectNear(stage.host.fill(blue)?.rect, CGRect(x: 200, y: 0, width: 200, height: 100))
    #expect(stage.host.fills.count == 1)
  }

  private struct Marked: View {
    let selection: Int
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        HStack(spacing: 10) {
          ForEach(0..<3) {
            Color.clear.frame(width: 50 + CGFloat($0) * 10, height: 30).matchedGeometryEffect(id: $0, in: space)
          }
        }
        .padding(20)
        red.frame(minWidth: 10, minHeight: 10)
          .matchedGeometryEffect(
            id: selection, in: space, properties: properties, anchor: anchor, isSource: false)
      }
      .frame(width: 400, height: 100, alignment: .topLeading)
    }
  }

  @Test("M65: the others are proposed the source's size and lie over it, and follow another one")
  func follower() throws {
    let stage = stage(0) { Marked(selection: $0) }
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 20, y: 20, width: 50, height: 30))
    try stage.set(2, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 85, y: 20, width: 60, height: 30))
    try stage.advance(0.5)
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 150, y: 20, width: 70, height: 30))
  }

  @Test("M63: position alone brings the anchors together; size alone changes the size where the view is")
  func properties() throws {
    struct Parts: View {
      let properties: MatchedGeometryProperties
      let anchor: UnitPoint
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space, anchor: .bottomTrailing)
            .padding(.leading, 100)
          red.matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
            .frame(width: 10, height: 10)
        }
        .frame(width: 400, height: 100, alignment: .topLeading)
      }
    }
    let position = ViewHost(Parts(properties: .position, anchor: .topLeading))
    expectNear(position.fill(red)?.rect, CGRect(x: 140, y: 20, width: 10, height: 10))
    let size = ViewHost(Parts(properties: .size, anchor: .topLeading))
    expectNear(size.fill(red)?.rect, CGRect(x: 0, y: 0, width: 40, height: 20))
    let frame = ViewHost(Parts(properties: .frame, anchor: .center))
    expectNear(frame.fill(red)?.rect, CGRect(x: 120, y: 10, width: 40, height: 20))
  }

  @Test("M65: a view that is not flexible keeps its size; the anchors meet")
  func inflexible() throws {
    struct Fixed: View {
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space)
          red.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
        .frame(width: 400, height: 100, alignment: .topLeading)
      }
    }
    expectNear(ViewHost(Fixed()).fill(red)?.rect, CGRect(x: 15, y: 5, width: 10, height: 10))
  }

  @Test("M63: two sources at a time give a warning, and the newest counts")
  func twoSources() throws {
    struct Two: View {
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 40, height: 20).matchedGeometryEffect(id: "twice", in: space)
          Color.clear.frame(width: 60, height: 20).matchedGeometryEffect(id: "twice", in: space)
          red.matchedGeometryEffect(id: "twice", in: space, isSource: false)
        }
        .frame(width: 400, height: 100, alignment: .topLeading)
      }
    }
    let host = ViewHost(Two())
    expectNear(host.fill(red)?.rect.width, 60)
    #expect(host.warnings.map(\.subject) == ["matchedGeometryEffect"])
  }

  @Test("the frame that others follow is the one on screen, through effects")
  func throughEffects() throws {
    struct Turned: View {
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space).offset(x: 30, y: 10)
          red.matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 100, height: 100).scaleEffect(0.5, anchor: .topLeading)
        }
        .frame(width: 400, height: 100, alignment: .topLeading)
      }
    }
    expectNear(ViewHost(Turned()).fill(red)?.rect, CGRect(x: 30, y: 10, width: 40, height: 20))
  }

  @Test("two views of one type have namespaces of their own")
  func namespaces() throws {
    struct Pair: View {
      let ids: Recording<Namespace.ID>
      @Namespace private var space
      var body: some View {
        let _ = ids.add(space)
        Color.clear
      }
    }
    let ids = Recording<Namespace.ID>()
    _ = ViewHost(
      VStack {
        Pair(ids: ids); Pair(ids: ids)
      })
    #expect(Set(ids.values).count == 2)
  }

  /// A square that changes its container.
  private struct Travelling: View {
    let isRight: Bool
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.clear.frame(width: 100, height: 10)
          if !isRight { red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20) }
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
        ZStack(alignment: .bottomTrailing) {
          Color.clear
          if isRight { AnyView(green.matchedGeometryEffect(id: 1, in: space).frame(width: 60, height: 40)) }
        }
        .frame(width: 200, height: 100)
      }
    }
  }

  @Test("M64: a view goes from one stack to another, through an erased view")
  func betweenStacks() throws {
    let stage = stage(false) { Travelling(isRight: $0) }
    let start = CGRect(x: 40, y: 10, width: 20, height: 20)
    let end = CGRect(x: 340, y: 60, width: 60, height: 40)
    expectNear(stage.host.fill(red)?.rect, start)
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.25)
    let quarter = CGRect(x: 115, y: 22.5, width: 30, height: 25)
    expectNear(stage.host.fill(green)?.rect, quarter)
    expectNear(stage.host.fill(red)?.rect, quarter)
    expectNear(stage.host.fill(green)?.opacity, 0.25)
    try stage.host.settle()
    expectNear(stage.host.fill(green)?.rect, end)
  }

  /// A mark under one of some words.
  private struct Tabs: View {
    let selection: Int
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { tab in
          ZStack {
            Color.clear
            if tab == selection { red.matchedGeometryEffect(id: "mark", in: space).transition(.identity) }
          }
          .frame(width: 50 + CGFloat(tab) * 50, height: 20)
        }
      }
    }
  }

  @Test("M64: the mark of a row of tabs slides, and takes the width of each")
  func tabs() throws {
    let stage = stage(0) { Tabs(selection: $0) }
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 0, y: 0, width: 50, height: 20))
    try stage.set(2, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 75, y: 0, width: 100, height: 20))
    try stage.host.settle()
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 150, y: 0, width: 150, height: 20))
    try stage.set(1, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 100, y: 0, width: 125, height: 20))
  }

  @Test("M63, M65: another source: the view flies to the other place")
  func sources() throws {
    struct Swap: View {
      let isSecond: Bool
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space, isSource: !isSecond)
          Color.clear.frame(width: 40, height: 40)
            .matchedGeometryEffect(id: 1, in: space, isSource: isSecond).padding(.leading, 200)
          red.matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
      }
    }
    let stage = stage(false) { Swap(isSecond: $0) }
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 0, y: 0, width: 20, height: 20))
    try stage.set(true, .linear(duration: 1))
    try stage.host.settle()
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 200, y: 0, width: 40, height: 40))
  }

  @Test("M63: another id or namespace is another group")
  func groups() throws {
    struct Apart: View {
      @Namespace private var one
      @Namespace private var other
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: one).padding(.leading, 100)
          red.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: other, isSource: false)
          green.frame(width: 10, height: 10).matchedGeometryEffect(id: "1", in: one, isSource: false)
        }
        .frame(width: 400, height: 100, alignment: .topLeading)
      }
    }
    let host = ViewHost(Apart())
    expectNear(host.fill(red)?.rect.minX, 0)
    expectNear(host.fill(green)?.rect.minX, 0)
    #expect(host.warnings.isEmpty)
  }
}

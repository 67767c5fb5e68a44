// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The parts of a view that move: frames of what is drawn, effects, colours, shapes.
@MainActor
struct FrameMotionTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  @Test("M47, P91: a leaf moves from its old frame to its new one, place and size")
  func leafFrame() throws {
    let stage = stage(false) { flag in
      VStack(alignment: .leading, spacing: 0) {
        Color.blue.frame(width: 5, height: flag ? 40 : 10)
        Color.red.frame(width: flag ? 100 : 20, height: 10).accessibilityIdentifier("c")
      }
    }
    try stage.set(true, .linear(duration: 1))
    expectNear(try stage.frame, CGRect(x: 0, y: 10, width: 20, height: 10))
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 0, y: 25, width: 60, height: 10))
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 0, y: 40, width: 100, height: 10))
  }

  @Test("M47: siblings that give way move as well")
  func siblings() throws {
    let stage = stage(false) { flag in
      HStack(spacing: 0) {
        if flag { Color.blue.frame(width: 100, height: 10) }
        Text("text").accessibilityIdentifier("c")
      }
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(try stage.frame.minX, 50)
    #expect(try stage.host.get(.text("text")).frame.minX == stage.frame.minX)
  }

  @Test("M47: members of a ForEach move to their new places")
  func members() throws {
    let stage = stage([1, 2, 3]) { numbers in
      HStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in
          Color.red.frame(width: 30, height: 10).accessibilityIdentifier("\(number)")
        }
      }
    }
    try stage.set([3, 2, 1], .linear(duration: 1))
    try stage.advance(0.25)
    expectNear(try stage.host.get(.identifier("1")).frame.minX, 15)
    expectNear(try stage.host.get(.identifier("2")).frame.minX, 30)
    expectNear(try stage.host.get(.identifier("3")).frame.minX, 45)
  }

  @Test("M44: effects move by their parameters")
  func effects() throws {
    let stage = stage(false) { flag in
      bar(10).scaleEffect(flag ? 3 : 1, anchor: .topLeading).offset(x: flag ? 100 : 0)
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 50, y: 0, width: 20, height: 20))
  }

  @Test("a turn goes round, and does not cut corners")
  func rotation() throws {
    let stage = stage(false) { flag in
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("c")
        .rotationEffect(.degrees(flag ? 180 : 0), anchor: .topLeading).padding(50)
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 30, y: 50, width: 20, height: 40))
  }

  private func fills(_ host: ViewHost<some View>) -> [ResolvedColor] {
    func colors(_ list: DisplayList) -> [ResolvedColor] {
      list.items.flatMap { item -> [ResolvedColor] in
        switch item.content {
        case .fill(_, _, .color(let color), _): [color]
        case .group(let list), .effect(_, let list): colors(list)
        default: []
        }
      }
    }
    return colors(host.displayList)
  }

  @Test("colours pass through what lies between")
  func colors() throws {
    let stage = stage(false) { flag in
      Color(red: flag ? 1 : 0, green: 0.5, blue: flag ? 0 : 1, opacity: flag ? 1 : 0.5).frame(width: 10, height: 10)
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    let color = try #require(fills(stage.host).first)
    expectNear(Double(color.red), 0.5, tolerance: 0.25)
    #expect(color.red > 0.2 && color.red < 0.8)
    expectNear(Double(color.opacity), 0.75)
    try stage.advance(0.5)
    expectNear(Double(fills(stage.host).first?.red ?? 0), 1)
  }

  private struct Wedge: Shape {
    var amount: CGFloat
    let drawn: Recording<CGFloat>
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func path(in rect: CGRect) -> Path {
      drawn.add(amount)
      return Path(CGRect(x: 0, y: 0, width: rect.width * amount, height: rect.height))
    }
  }

  @Test("M42: a shape is drawn once a frame with its parameter between")
  func shapes() throws {
    let drawn = Recording<CGFloat>()
    let stage = stage(CGFloat(0)) { amount in Wedge(amount: amount, drawn: drawn).fill(.red) }
    _ = drawn.take()
    try stage.set(1, .linear(duration: 0.1))
    try stage.advance(0.1)
    let amounts = drawn.take()
    #expect(amounts == amounts.sorted())
    expectNear(amounts.last.map(Double.init), 1)
    #expect(amounts.count >= 6)
    let between = amounts.filter { $0 > 0 && $0 < 1 }.count
    #expect(between == 5 || between == 6, "\(amounts)")
  }

  @Test("M47: what a view newly draws is at its place from the beginning")
  func newView() throws {
    let stage = stage(false) { flag in
      if flag { bar(100).transition(.identity) }
    }
    try stage.set(true, .linear(duration: 1))
    expectNear(try stage.frame, CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test("M71: drawn into a layer of its own, a view moves as it did", arguments: [0, 1, 2])
  func layers(_ kind: Int) throws {
    let stage = stage(false) { flag in
      let box = red.frame(width: 10, height: 10).offset(x: flag ? 100 : 0)
      switch kind {
      case 0: box.compositingGroup()
      case 1: box.drawingGroup()
      default: box.opacity(flag ? 1 : 0.99).compositingGroup().drawingGroup()
      }
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(stage.host.fill(red)?.rect.minX, 50)
  }

  @Test("M47: leaves move each in its own frame: beside each other they neither gap nor overlap")
  func leaves() throws {
    let stage = stage(100.0) { width in
      HStack(spacing: 0) {
        red
        Color.blue.frame(width: 20)
        bar(30)
      }
      .frame(width: width, height: 10)
    }
    try stage.set(300, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 0, y: 0, width: 150, height: 10))
    expectNear(stage.host.fill(.blue)?.rect, CGRect(x: 150, y: 0, width: 20, height: 10))
    expectNear(try stage.frame.minX, 170)
  }

  @Test("M47: alignment and padding move the leaf; a change of size with it in one go")
  func alignment() throws {
    struct Place: Equatable { var isEnd = false, inset: CGFloat = 0 }
    let stage = stage(Place()) { place in
      bar(place.isEnd ? 50 : 10).padding(place.inset).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: place.isEnd ? .bottomTrailing : .topLeading)
    }
    try stage.set(Place(isEnd: true, inset: 10), .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 170, y: 40, width: 30, height: 10))
  }
}

// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The views that shine through one that is not opaque: those behind it, and its own views through each other, as in Apple's
/// pictures of disabled buttons and fields.
@MainActor
@Suite("Opacity")
struct OpacityTests {
  /// Half of blue on half of red on nothing.
  private let throughEachOther = [85, 0, 170, 191]
  private let asOne = [0, 0, 255, 128]

  private func stack() -> some View {
    ZStack {
      Color.pureRed
      Color.pureBlue
    }
  }

  private func middle(_ view: some View) throws -> [Int] { try Pixels(view, 20, 20)[10, 10] }

  private func isNear(_ pixel: [Int], _ expected: [Int]) -> Bool {
    zip(pixel, expected).allSatisfy { abs($0 - $1) <= 2 }
  }

  @Test("views on each other are seen through each other, wherever layout and effects put them")
  func views() throws {
    #expect(isNear(try middle(stack().opacity(0.5)), throughEachOther))
    #expect(isNear(try middle(Color.pureRed.overlay { Color.pureBlue }.opacity(0.5)), throughEachOther))
    #expect(isNear(try middle(VStack(spacing: 0) { HStack(spacing: 0) { stack() } }.opacity(0.5)), throughEachOther))
    #expect(isNear(try middle(stack().offset(x: 3).opacity(0.5)), throughEachOther))
    #expect(isNear(try middle(stack().scaleEffect(0.9).rotationEffect(.degrees(10)).opacity(0.5)), throughEachOther))
    #expect(isNear(try middle(stack().clipped().opacity(0.5)), throughEachOther))
    #expect(isNear(try middle(ScrollView { stack().frame(height: 20) }.opacity(0.5)), throughEachOther))
  }

  @Test("a compositing group, a round clip, a mask and a filter make one picture first")
  func pictures() throws {
    #expect(isNear(try middle(stack().compositingGroup().opacity(0.5)), asOne))
    #expect(isNear(try middle(stack().drawingGroup().opacity(0.5)), asOne))
    #expect(isNear(try middle(stack().clipShape(Circle()).opacity(0.5)), asOne))
    #expect(isNear(try middle(stack().cornerRadius(3).opacity(0.5)), asOne))
    #expect(isNear(try middle(stack().mask { Circle().padding(1) }.opacity(0.5)), asOne))
    #expect(isNear(try middle(stack().saturation(0.999).opacity(0.5)), asOne))
    #expect(isNear(try middle(stack().opacity(0.5).compositingGroup()), throughEachOther))
  }

  @Test("the shadow of a view is seen through it")
  func shadow() throws {
    let pixels = try Pixels(
      Color.white.frame(width: 10, height: 10).shadow(color: .black, radius: 0, x: 4, y: 0).opacity(0.5), 20, 20)
    #expect(isNear(pixels[6, 10], [255, 255, 255, 128]))
    // Half of white on half of black.
    #expect(isNear(pixels[12, 10], [170, 170, 170, 191]))
    #expect(isNear(pixels[17, 10], [0, 0, 0, 128]))
    let group = Color.white.frame(width: 10, height: 10).shadow(color: .black, radius: 0, x: 4, y: 0).compositingGroup()
    #expect(isNear(try Pixels(group.opacity(0.5), 20, 20)[12, 10], [255, 255, 255, 128]))
  }

  @Test("opacities inside of each other multiply, for each view on its own")
  func nested() throws {
    let view = Color.pureRed.overlay { Color.pureBlue.opacity(0.5) }.opacity(0.5)
    // A quarter of blue on half of red.
    #expect(isNear(try middle(view), [153, 0, 102, 159]))
    #expect(ViewHost(stack().opacity(0.5).opacity(0.5)).shown.map(\.opacity) == [0.25, 0.25])
  }

  @Test("an opacity in the middle of a transition lets views shine through each of them on its own")
  func transition() throws {
    struct Switching: View {
      @State private var isShown = false
      var body: some View {
        ZStack {
          Color.clear
          if isShown {
            ZStack {
              Color.pureRed
              Color.pureBlue
            }
            .transition(.opacity)
          }
        }
        .contentShape(Rectangle())
        .accessibilityIdentifier("page")
        .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = true } }
      }
    }
    let size = CGSize(width: 20, height: 20)
    let host = ViewHost(Switching(), size: size)
    try host.get(.identifier("page")).tap()
    try host.advance(by: .seconds(0.5))
    #expect(isNear(try Pixels(host, size)[10, 10], throughEachOther))
  }

  @Test("a plain button fades view by view when it is disabled")
  func plainButton() throws {
    let button = Button {
    } label: {
      stack()
    }
    .buttonStyle(.plain).disabled(true)
    let pixel = try Pixels(button, 20, 20, look: .phone)[10, 10]
    #expect(isNear(pixel, throughEachOther))
  }

  @Test(
    "a control of the system fades as one picture: no track is seen through a thumb", arguments: [Look.desktop, .phone])
  func controls(look: Look) throws {
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden().tint(.pureRed)
    func thumb(_ view: some View) throws -> [Int] {
      let size = ViewHost(view, look: look).size
      return try Pixels(view, size.width, size.height, look: look)[
        Int(size.width - size.height / 2), Int(size.height / 2)]
    }
    let on = try thumb(toggle)
    for faded in [try thumb(toggle.disabled(true)), try thumb(HStack { toggle }.opacity(0.5))] {
      #expect(faded[3] < 200 && faded[3] > 60)
      #expect(isNear(Array(faded.prefix(3)), Array(on.prefix(3))))
    }
  }

  private struct Pages: View {
    @State private var page = 0
    var body: some View {
      ZStack {
        Button("First") { page = 1 }.opacity(page == 0 ? 1 : 0)
        VStack {
          Button("Second") { withAnimation(.linear(duration: 1)) { page = 0 } }
          Text("More")
        }
        .opacity(page == 1 ? 1 : 0)
      }
    }
  }

  private func buttons(_ host: ViewHost<some View>) -> [String] {
    host.all(.role(.button)).compactMap(\.label).sorted()
  }

  @Test("a view of opacity 0 is no accessible element, with everything in it, until it can be seen again")
  func unseenElements() throws {
    let host = ViewHost(Pages(), size: CGSize(width: 200, height: 100))
    #expect(buttons(host) == ["First"])
    #expect(host.all(.text("More")).isEmpty && !host.dump(.accessibility).contains("More"))
    try host.get(.label("First")).tap()
    #expect(buttons(host) == ["Second"])
    #expect(host.all(.text("More")).count == 1)
    // A view that fades out is there as long as it can be seen, one that fades in from the beginning.
    try host.get(.label("Second")).tap()
    #expect(buttons(host) == ["First", "Second"])
    try host.advance(by: .seconds(0.5))
    #expect(buttons(host) == ["First", "Second"])
    try host.settle()
    #expect(buttons(host) == ["First"])
  }

  @Test("a view of opacity 0 adds nothing to a combined element, one that is hardly visible does")
  func unseenParts() throws {
    func label(_ opacity: Double) throws -> String? {
      let combined = HStack {
        Text("A")
        Text("B").opacity(opacity)
      }
      let element = combined.accessibilityElement(children: .combine).accessibilityIdentifier("pair")
      return try ViewHost(element).get(.identifier("pair")).label
    }
    try #expect([0, -1].map(label) == ["A", "A"])
    try #expect([0.001, 1].map(label) == ["A, B", "A, B"])
  }

  @Test("a view that comes by an opacity transition is an element from its first instant")
  func elementInTransition() throws {
    struct Door: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("door") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
          if isOpen { Text("room").transition(.opacity) }
        }
      }
    }
    let host = ViewHost(Door(), size: CGSize(width: 200, height: 100))
    try host.get(.text("door")).tap()
    #expect(host.all(.text("room")).count == 1)
    try host.advance(by: .seconds(0.5))
    #expect(host.all(.text("room")).count == 1)
    try host.settle()
    #expect(host.all(.text("room")).count == 1)
    try host.get(.text("door")).tap()
    try host.settle()
    #expect(host.all(.text("room")).isEmpty)
  }
}

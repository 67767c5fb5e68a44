// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The part of a view that is touched: specification I18–I22, I31.
@MainActor
struct TouchAreaTests {
  /// The view that is hit, in a window of 200 × 200 points.
  private func hit(_ x: CGFloat, _ y: CGFloat, _ content: (@escaping (String) -> Void) -> some View) -> [String] {
    let log = Log()
    let host = ViewHost(content { log.add($0) }, size: CGSize(width: 200, height: 200))
    host.pointer.tap(at: CGPoint(x: x, y: y))
    try? host.settle()
    return log.lines
  }

  private func layer(_ color: Color, _ action: @escaping () -> Void) -> some View {
    color.onTapGesture(perform: action)
  }

  /// Two squares of 50 points with 60 between them, at the top left.
  private func gap(_ change: (AnyView) -> some View, _ x: CGFloat) -> Bool {
    let colors = HStack(spacing: 60) {
      Color.red
      Color.blue
    }
    let view = change(AnyView(colors))
    return !hit(x, 25) { add in
      view.onTapGesture { add("hit") }.frame(width: 160, height: 50).frame(
        width: 200, height: 200, alignment: .topLeading)
    }.isEmpty
  }

  @Test("I18: gaps are not touched; a content shape fills them, as far as it goes")
  func gaps() {
    #expect(gap({ $0 }, 25) && gap({ $0 }, 135) && !gap({ $0 }, 80))
    #expect(gap({ $0.contentShape(Rectangle()) }, 80))
    #expect(gap({ $0.contentShape(.rect) }, 80))
    #expect(gap({ $0.contentShape(Circle()) }, 80) && !gap({ $0.contentShape(Circle()) }, 25))
    #expect(gap({ $0.background(Color.white) }, 80))
    #expect(!gap({ $0.border(Color.red, width: 2) }, 80))
    #expect(gap({ $0.contentShape(Rectangle().inset(by: 60)) }, 80) == false)
  }

  @Test("I18: padding, spacers and frames around a text are not touched; a content shape after them is")
  func padding() {
    func touches(_ shaped: Bool) -> [String] {
      hit(190, 100) { add in
        HStack {
          Text("A")
          Spacer()
        }
        .padding(20)
        .contentShape(shaped ? AnyShape(Rectangle()) : AnyShape(Circle().size(width: 0, height: 0)))
        .onTapGesture { add("hit") }
      }
    }
    #expect(touches(true) == ["hit"] && touches(false) == [])
    #expect(
      hit(190, 100) { add in Text("A").frame(maxWidth: .infinity, maxHeight: .infinity).onTapGesture { add("hit") } }
        == [])
    #expect(
      hit(190, 100) { add in Text("A").onTapGesture { add("hit") }.padding(100).contentShape(Rectangle()) } == [])
  }

  @Test("I18: a shape is touched where it is filled or stroked")
  func shapes() {
    #expect(hit(15, 15) { add in Circle().fill(.red).onTapGesture { add("hit") } } == [])
    #expect(hit(100, 5) { add in Circle().fill(.red).onTapGesture { add("hit") } } == ["hit"])
    #expect(hit(100, 100) { add in Circle().stroke(.red, lineWidth: 10).onTapGesture { add("hit") } } == [])
    #expect(hit(100, 3) { add in Circle().stroke(.red, lineWidth: 10).onTapGesture { add("hit") } } == ["hit"])
    #expect(hit(100, 100) { add in Capsule().trim(from: 0, to: 1).fill(.red).onTapGesture { add("hit") } } == ["hit"])
  }

  @Test("I19: clear colours and no opacity are not touched, a trace of a colour is")
  func clear() {
    func touches(_ view: some View) -> Bool { !hit(100, 100) { add in view.onTapGesture { add("hit") } }.isEmpty }
    #expect(!touches(Color.clear))
    #expect(!touches(Color.red.opacity(0)))
    #expect(!touches(VStack { Color.red }.opacity(0)))
    #expect(touches(Color.black.opacity(0.001)))
    #expect(touches(VStack { AnyView(Color.red) }.opacity(0.01)))
    #expect(touches(Color.clear.contentShape(Rectangle())))
    #expect(!touches(Color.clear.contentShape(Rectangle()).opacity(0)))
    #expect(!hit(100, 100) { add in Color.red.onTapGesture { add("hit") }.opacity(0) }.contains("hit"))
  }

  @Test("I19: what is behind an invisible view is touched")
  func invisible() {
    #expect(
      hit(100, 100) { add in
        ZStack {
          layer(.blue) { add("behind") }
          layer(.red) { add("front") }.opacity(0)
          layer(.red) { add("hidden") }.hidden()
          layer(.clear) { add("clear") }
        }
      } == ["behind"])
  }

  @Test("I20: a background counts as far as it reaches, with the padding inside of it")
  func background() {
    func touches(_ view: some View) -> Bool { !hit(100, 60) { add in view.onTapGesture { add("hit") } }.isEmpty }
    let text = Text("A")
    #expect(touches(text.padding(60).background(Color.white)))
    #expect(!touches(text.background(Color.white).padding(60)))
    #expect(touches(text.padding(60).background(.white, in: RoundedRectangle(cornerRadius: 10))))
    #expect(touches(text.padding(60).background { Color.white }))
    #expect(!touches(text.padding(60).background(Color.clear)))
    #expect(touches(text.padding(60).background(.regularMaterial)))
    #expect(
      touches(text.padding(60).background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))))
  }

  @Test("I21: what sticks out of a clipped frame is touched, unless a content shape keeps it in; a clip shape does")
  func clipped() {
    func touches(_ change: (AnyView) -> some View) -> Bool {
      !hit(100, 40) { add in
        change(
          AnyView(Color.red.frame(width: 150, height: 150).onTapGesture { add("hit") }.frame(width: 80, height: 80)))
      }.isEmpty
    }
    #expect(touches { $0 })
    #expect(touches { $0.clipped() })
    #expect(!touches { $0.clipped().contentShape(Rectangle()) })
    #expect(!touches { $0.clipShape(Rectangle()) })
    #expect(!touches { $0.clipShape(Circle()).padding(1) })
  }

  @Test("I22: moved, placed, turned and scaled views are touched where they are drawn, also one in another")
  func transforms() {
    func touches(_ x: CGFloat, _ y: CGFloat, _ change: (AnyView) -> some View) -> Bool {
      !hit(x, y) { add in change(AnyView(Color.red.frame(width: 20, height: 20).onTapGesture { add("hit") })) }.isEmpty
    }
    #expect(touches(180, 20) { $0.offset(x: 80, y: -80) } && !touches(100, 100) { $0.offset(x: 80, y: -80) })
    #expect(touches(30, 170) { $0.position(x: 30, y: 170) } && !touches(100, 100) { $0.position(x: 30, y: 170) })
    #expect(touches(100, 180) { $0.offset(x: 80).rotationEffect(.degrees(90)) })
    #expect(touches(140, 100) { $0.offset(x: 20).scaleEffect(2) })
    #expect(
      touches(60, 100) { $0.offset(x: 40).scaleEffect(x: -1) }
        && !touches(140, 100) { $0.offset(x: 40).scaleEffect(x: -1) })
    #expect(touches(140, 100) { $0.padding(20).offset(x: 40) })
    #expect(touches(150, 150) { $0.transformEffect(CGAffineTransform(translationX: 50, y: 50)) })
    #expect(
      touches(100, 20) { $0.frame(width: 200, height: 200, alignment: .topTrailing).rotationEffect(.degrees(-45)) }
        == false)
    #expect(touches(20, 100) { $0.position(x: 180, y: 100).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)) })
  }

  @Test("I22: in the middle of an animation a view is touched where it is seen")
  func moving() throws {
    struct Moved: View {
      @State private var isRight = false
      let add: (String) -> Void
      var body: some View {
        ZStack {
          Color.blue.onTapGesture { withAnimation(.linear(duration: 1)) { isRight = true } }
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c").onTapGesture { add("hit") }
            .offset(x: isRight ? 80 : 0)
        }
      }
    }
    let log = Log()
    let host = ViewHost(Moved { log.add($0) }, size: CGSize(width: 200, height: 200))
    let pointer = host.pointer
    pointer.tap(at: CGPoint(x: 10, y: 10))
    try host.advance(by: .seconds(0.5))
    try host.get(.identifier("c")).tap()
    #expect(log.lines == ["hit"])
  }

  @Test("I31: a plain button's label is touched where it draws, or where its content shape is")
  func plain() {
    func taps(_ shaped: Bool) -> [String] {
      hit(100, 100) { add in
        Button {
          add("tap")
        } label: {
          let label = HStack {
            Text("A")
            Spacer()
            Text("B")
          }
          if shaped { label.contentShape(Rectangle()) } else { label }
        }
        .buttonStyle(.plain)
      }
    }
    #expect(taps(true) == ["tap"] && taps(false) == [])
  }
}

// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// The place of a child in frames, padding and their relatives.
@MainActor
@Suite struct FrameTests {
  @Test("T19, L50: children larger than the frame")
  func childrenLargerThanTheFrame() throws {
    let leading = try LaidOut(100, 100) {
      box(50, 50).named("c").frame(width: 20, height: 20, alignment: .topLeading)
    }
    #expect(try leading["c"] == CGRect(x: 0, y: 0, width: 50, height: 50))
    let center = try LaidOut(100, 100) { box(50, 50).named("c").frame(width: 20, height: 20) }
    #expect(try center["c"] == CGRect(x: -15, y: -15, width: 50, height: 50))
  }

  nonisolated static let corners: [(Alignment, CGPoint)] = [
    (.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 200, y: 0)), (.topTrailing, CGPoint(x: 400, y: 0)),
    (.leading, CGPoint(x: 0, y: 200)), (.center, CGPoint(x: 200, y: 200)), (.trailing, CGPoint(x: 400, y: 200)),
    (.bottomLeading, CGPoint(x: 0, y: 400)), (.bottom, CGPoint(x: 200, y: 400)),
    (.bottomTrailing, CGPoint(x: 400, y: 400)), (.centerLastTextBaseline, CGPoint(x: 200, y: 400)),
  ]

  @Test("L61: alignment in frame", arguments: corners)
  func alignmentInFrame(_ alignment: Alignment, _ origin: CGPoint) throws {
    let flexible = try LaidOut(500, 500) {
      box(100, 100).named("c").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
    #expect(try flexible["c"].origin == origin)
    let fixed = try LaidOut(20, 20) { box(100, 100).named("c").frame(width: 500, height: 500, alignment: alignment) }
    #expect(try fixed["c"].origin == origin)
  }

  @Test("L55, L60: flexible frame offers itself")
  func flexibleFrameOffersItself() throws {
    let narrow = try LaidOut(120, 20) { box(150, 20).named("c").frame(minWidth: 100) }
    #expect(try narrow["c"] == CGRect(x: -15, y: 0, width: 150, height: 20))
    let filled = try LaidOut(nil, nil) { clear.named("c").frame(minWidth: 100, minHeight: 30) }
    #expect(try filled["c"] == CGRect(x: 0, y: 0, width: 100, height: 30))
    let bounded = try LaidOut(300, 20) { clear.named("c").frame(maxWidth: 200) }
    #expect(try bounded["c"].width == 200)
  }

  @Test("T27, L64, L65, L66, L67: padding")
  func padding() throws {
    let tooMuch = try LaidOut(100, 100) { clear.named("c").padding(60) }
    #expect(try tooMuch["c"] == CGRect(x: 60, y: 60, width: 0, height: 0))
    let negative = try LaidOut(100, 100) { clear.named("c").padding(-10) }
    #expect(try negative["c"] == CGRect(x: -10, y: -10, width: 120, height: 120))
    let insets = try LaidOut(100, 100) {
      clear.named("c").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(try insets["c"] == CGRect(x: 2, y: 1, width: 94, height: 96))
    let inside = try LaidOut(nil, nil) { box(10, 10).background(clear.named("b")).padding(10) }
    #expect(try inside["b"].size == CGSize(width: 10, height: 10))
    let outside = try LaidOut(nil, nil) { box(10, 10).padding(10).background(clear.named("b")) }
    #expect(try outside["b"].size == CGSize(width: 30, height: 30))
  }

  @Test("T28, L68: position")
  func position() throws {
    let middle = try LaidOut(100, 100) { box(50, 50).named("c").position(x: 50, y: 50) }
    #expect(try middle["c"] == CGRect(x: 25, y: 25, width: 50, height: 50))
    let corner = try LaidOut(100, 100) { box(50, 50).named("c").position() }
    #expect(try corner["c"].origin == CGPoint(x: -25, y: -25))
  }

  @Test("L71: fixed size lies in the middle")
  func fixedSizeLiesInTheMiddle() throws {
    let host = ViewHost(clear.named("c").fixedSize(), size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("c")).frame == CGRect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test("L72, L75: aspect ratio")
  func aspectRatio() throws {
    let fill = try LaidOut(100, 100) { clear.named("c").aspectRatio(0.5, contentMode: .fill) }
    #expect(try fill["c"] == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func resizing() throws {  // the window's size reaches every child
    let host = ViewHost(
      clear.named("c").padding(10).frame(maxWidth: 200, alignment: .leading), size: CGSize(width: 100, height: 50))
    #expect(try host.get(.identifier("c")).frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    host.size = CGSize(width: 300, height: 100)
    #expect(try host.get(.identifier("c")).frame == CGRect(x: 60, y: 10, width: 180, height: 80))
  }

  // A level that measured the next one thrice would never finish here.
  @Test func deepNestingMeasuresEachLevelOnce() throws {
    var view = AnyView(clear.named("c"))
    for _ in 0..<40 {
      view = AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity).padding(0.5).alignmentGuide(.top) { _ in 0 })
    }
    let laidOut = try LaidOut(100, 100) { view }
    #expect(try laidOut["c"] == CGRect(x: 20, y: 20, width: 60, height: 60))
  }

  @Test("L22, L57, L60: a flexible frame that nothing is proposed to keeps the ideal lengths in it")
  func idealsInFlexibleFrames() throws {
    func column(_ frame: (AnyView) -> some View) -> AnyView {
      AnyView(
        frame(
          AnyView(
            VStack(spacing: 0) {
              clear.frame(idealHeight: 30).named("a")
              clear.named("b")
            })))
    }
    let frames = [
      column { $0.frame(maxHeight: .infinity) }, column { $0.frame(minHeight: 20) },
      column { $0.frame(minHeight: 20, maxHeight: 200) }, column { $0.frame(maxWidth: .infinity) },
    ]
    for view in frames {
      let host = ViewHost(ScrollView { view }, size: CGSize(width: 100, height: 200))
      #expect(try host.get(.identifier("a")).frame.height == 30)
      #expect(try host.get(.identifier("b")).frame.height == 10)
    }
    // A bound that is reached is a length like any other: the parts share it.
    let bounded = try LaidOut(100, nil) { column { $0.frame(minHeight: 60) } }
    #expect(try bounded["a"].height == 30 && bounded["b"].height == 30)
    let ideal = try LaidOut(100, nil) { column { $0.frame(idealHeight: 80) } }
    #expect(try ideal["a"].height == 40 && ideal["b"].height == 40)
  }

  @Test("L53–L60: a flexible frame offers its content its own length, also on an axis without bounds")
  func offersOwnLength() throws {
    let host = ViewHost(
      VStack(spacing: 0) {
        clear.named("a")
        box(66, 10)
      }
      .frame(maxHeight: .infinity), size: CGSize(width: 40, height: 100))
    #expect(try host.get(.identifier("a")).frame == CGRect(x: -13, y: 0, width: 66, height: 90))
  }

  @Test("L69: what is positioned is offered the length of the view, also where nothing was proposed to it")
  func positionOffersItsSize() throws {
    let column = VStack(spacing: 0) {
      clear.frame(idealHeight: 30).named("a")
      clear
    }
    let host = ViewHost(ScrollView { column.position(x: 50, y: 20) }, size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("a")).frame.height == 20)
  }
}

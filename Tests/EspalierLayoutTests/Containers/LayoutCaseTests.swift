// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierHosting
import EspalierPrimitives
import EspalierText
import EspalierViewTestSupport
import Foundation
import Observation
import Testing
import ViewTesting

/// Cases of group L that the table of Appendix A and the other suites here do not hold.
@MainActor
@Suite struct LayoutCaseTests {
  @Test("L2: the answer to a proposal of 0 is the least, to infinity the greatest, to nothing the ideal length")
  func proposals() {
    func length(_ width: CGFloat?) -> CGFloat {
      measured(width, 10) { clear.frame(minWidth: 20, idealWidth: 30, maxWidth: 40) }.width
    }
    #expect(length(0) == 20)
    #expect(length(.infinity) == 40)
    #expect(length(nil) == 30)
    #expect(length(35) == 35)
  }

  @Test("L3: what is not proposed is 10")
  func unspecified() {
    #expect(ProposedViewSize(width: nil, height: 3).replacingUnspecifiedDimensions() == CGSize(width: 10, height: 3))
  }

  @Test("L25: a window's least size is the root's answer to nothing")
  func least() {
    let host = ViewHost(
      HStack(spacing: 5) {
        box(20, 30); clear
      }, size: CGSize(width: 100, height: 100))
    #expect(host.sizeThatFits(.zero) == CGSize(width: 25, height: 30))
  }

  @Test("L27: the distance between lines of text is what the font leads with, whatever is between other views")
  func textSpacing() {
    let one = measured(nil, nil) { Text("one") }.height
    let two = measured(nil, nil) {
      VStack {
        Text("one")
        Text("two")
      }
    }.height
    #expect(two - 2 * one < 8)
    let framed = measured(nil, nil) {
      VStack {
        Text("one").frame(height: one)
        Text("two")
      }
    }.height
    // A view with a frame is no text: the text below keeps away from it by a tenth of its line, in whole pixels.
    #expect(isClose(framed - 2 * one, fontMetrics(FontDescription(size: 15)).descent + 2))
  }

  @Test("L41: a text keeps its gap to text through the edges of stacks")
  func textInStacks() {
    func height(_ view: some View) -> CGFloat { measured(nil, nil) { view }.height }
    let plain = height(
      VStack {
        Text("one")
        Text("two")
      })
    let nested = height(
      VStack {
        VStack { Text("one") }
        HStack { Text("two") }
      })
    #expect(nested == plain)
  }

  @Test("L33: a divider lies across its stack, also in a layout that stands for one")
  func divider() throws {
    let column = try LaidOut(100, 100) {
      VStack(spacing: 0) {
        box(30, 10)
        Divider().named("line")
      }
    }
    #expect(try column["line"] == CGRect(x: 0, y: 10, width: 100, height: 1))
    let row = try LaidOut(100, 100) {
      AnyLayout(HStackLayout(spacing: 0))() {
        box(30, 10)
        Divider().named("line")
      }
    }
    #expect(try row["line"] == CGRect(x: 30, y: 0, width: 1, height: 100))
  }

  @Test("L32: a spacer stretches along its stack, also in a layout that stands for one")
  func spacer() {
    let layout = AnyLayout(VStackLayout(spacing: 0))
    #expect(measured(50, 60) { layout { Spacer() } } == CGSize(width: 0, height: 60))
    let other = AnyLayout(ZStackLayout())
    #expect(measured(50, 60) { other { Spacer() } } == CGSize(width: 50, height: 60))
  }

  private func order(_ view: some View) -> [CGRect] {
    func fills(_ list: DisplayList) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item.content {
        case .fill(let path, _, _, _): [path.boundingRect]
        case .group(let list): fills(list)
        default: []
        }
      }
    }
    return fills(ViewHost(view, size: CGSize(width: 100, height: 100)).displayList)
  }

  @Test("L38: zIndex orders the children of any container; equal ones as they are declared")
  func zIndex() {
    let widths = order(
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 5).zIndex(1)
        Color.red.frame(width: 20, height: 5)
        Color.red.frame(width: 30, height: 5).zIndex(-1)
        Color.red.frame(width: 40, height: 5)
      }
    ).map(\.width)
    #expect(widths == [30, 20, 40, 10])
  }

  @Test("L39: zIndex counts among siblings only, and the innermost of several")
  func nestedZIndex() {
    let widths = order(
      ZStack {
        HStack { Color.red.frame(width: 10, height: 5).zIndex(9) }
        Color.red.frame(width: 20, height: 5).zIndex(1).zIndex(-5)
        Color.red.frame(width: 30, height: 5)
      }
    ).map(\.width)
    #expect(widths == [10, 30, 20])
  }

  @Test("L47: several views in a layer lie on each other at its alignment, the last in front")
  func layers() {
    let rects = order(
      box(50, 50).overlay(alignment: .bottomTrailing) {
        Color.red.frame(width: 20, height: 20)
        Color.red.frame(width: 10, height: 10)
      })
    #expect(
      rects == [CGRect(x: 55, y: 55, width: 20, height: 20), CGRect(x: 65, y: 65, width: 10, height: 10)])
  }

  @Test("L78: turning and scaling do not change the layout")
  func effects() {
    #expect(
      measured(nil, nil) { box(20, 30).rotationEffect(.degrees(45)).scaleEffect(3) } == CGSize(width: 20, height: 30))
  }

  @Test("L82, L83: custom guides leave their containers, nested ones too; edges do not")
  func nestedGuides() throws {
    let row = try LaidOut {
      HStack(alignment: VerticalAlignment(Middle.self), spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10)
          HStack(spacing: 0) { box(10, 20).alignmentGuide(VerticalAlignment(Middle.self)) { _ in 4 } }
        }
        .named("nested")
        box(10, 10).named("plain")
      }
    }
    // 10 + 4 in the column, the default of 0 in the box.
    #expect(try row["plain"].minY - row["nested"].minY == 14)
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  @Test("L90: a layout's own preferred distances are by default all those of its views")
  func layoutSpacing() {
    struct Pile: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let height = measured(nil, nil) {
      VStack {
        Pile { Spacer() }
        Pile { Spacer() }
      }
    }.height
    #expect(height == 20)
    #expect(ViewSpacing() != ViewSpacing.zero)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
  }

  @Test("a layout depends on what observable objects its methods read")
  func observedLayout() throws {
    let model = Gap()
    let host = ViewHost(
      ObservingRow(model: model) {
        box(10, 10).named("a")
        box(10, 10).named("b")
      }, size: CGSize(width: 100, height: 10))
    let first = try host.get(.identifier("a")).frame
    #expect(try host.get(.identifier("b")).frame.minX - first.minX == 15)
    model.length = 30
    #expect(try host.get(.identifier("b")).frame.minX - host.get(.identifier("a")).frame.minX == 40)
    #expect(try host.get(.identifier("a")).frame.minX == 25)
  }

  @Test("a spacer and a divider turn with the layout that arranges them")
  func turning() throws {
    struct Content: View {
      let remote: Remote<Bool>
      @State private var isColumn = false
      var body: some View {
        let _ = remote.binding = $isColumn
        let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Divider().named("line")
          Spacer()
          box(10, 10).named("box")
        }
      }
    }
    let remote = Remote<Bool>()
    let host = ViewHost(Content(remote: remote), size: CGSize(width: 100, height: 60))
    #expect(try host.get(.identifier("line")).frame == CGRect(x: 0, y: 0, width: 1, height: 60))
    #expect(try host.get(.identifier("box")).frame == CGRect(x: 90, y: 25, width: 10, height: 10))
    remote.set(true)
    #expect(try host.get(.identifier("line")).frame == CGRect(x: 0, y: 0, width: 100, height: 1))
    #expect(try host.get(.identifier("box")).frame == CGRect(x: 45, y: 50, width: 10, height: 10))
  }
}

@Observable private final class Gap { var length: CGFloat = 5 }

private struct ObservingRow: Layout {
  let model: Gap

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20 + model.length, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
    subviews[1].place(at: CGPoint(x: bounds.minX + 10 + model.length, y: bounds.minY), proposal: .unspecified)
  }
}

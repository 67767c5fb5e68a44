// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierHosting
import EspalierLayout
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

@MainActor
@Suite struct RightToLeftTests {
  private func host(_ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ view: () -> some View)
    -> ViewHost<some View>
  {
    ViewHost(view(), size: CGSize(width: width, height: height)) { $0.layoutDirection = .rightToLeft }
  }

  @Test("L37: a row begins on the right, and its alignment guides are mirrored")
  func row() throws {
    let host = host {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 10) {
          box(30, 10).named("first")
          box(20, 10).named("second")
        }
        box(5, 5).named("leading")
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(try host.get(.identifier("first")).frame == CGRect(x: 70, y: 0, width: 30, height: 10))
    #expect(try host.get(.identifier("second")).frame == CGRect(x: 40, y: 0, width: 20, height: 10))
    #expect(try host.get(.identifier("leading")).frame == CGRect(x: 95, y: 10, width: 5, height: 5))
  }

  @Test("L37: padding, position and layers count from the leading edge")
  func modifiers() throws {
    let host = host {
      ZStack(alignment: .topLeading) {
        box(10, 10).named("padded").padding(.leading, 30)
        box(10, 10).named("placed").position(x: 20, y: 50)
        box(40, 40).overlay(alignment: .bottomLeading) { box(10, 10).named("layer") }
      }
    }
    #expect(try host.get(.identifier("padded")).frame.minX == 60)
    #expect(try host.get(.identifier("placed")).frame == CGRect(x: 75, y: 45, width: 10, height: 10))
    #expect(try host.get(.identifier("layer")).frame == CGRect(x: 90, y: 30, width: 10, height: 10))
  }

  @Test("a direction set on a part of the tree mirrors that part, also in a list of views")
  func part() throws {
    let host = ViewHost(
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          box(10, 10).named("a")
          box(20, 10).named("b")
        }
        .environment(\.layoutDirection, .rightToLeft)
        box(10, 10).named("c")
      },
      size: CGSize(width: 40, height: 10))
    #expect(try host.get(.identifier("a")).frame.minX == 20)
    #expect(try host.get(.identifier("b")).frame.minX == 0)
    #expect(try host.get(.identifier("c")).frame.minX == 30)
  }

  @Test("a direction that changes turns the tree around, and back")
  func changing() throws {
    struct Content: View {
      let remote: Remote<Bool>
      @State private var isMirrored = false
      var body: some View {
        let _ = remote.binding = $isMirrored
        HStack(spacing: 0) {
          box(10, 10).named("a")
          Spacer()
        }
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      }
    }
    let remote = Remote<Bool>()
    let host = ViewHost(Content(remote: remote), size: CGSize(width: 100, height: 10))
    #expect(try host.get(.identifier("a")).frame.minX == 0)
    remote.set(true)
    #expect(try host.get(.identifier("a")).frame.minX == 90)
    #expect(host.dump(.layout).contains("frame (90, 0, 10 × 10)"))
    remote.set(false)
    #expect(try host.get(.identifier("a")).frame.minX == 0)
  }

  @Test("a layout of one's own is mirrored without doing anything, and may read the direction")
  func ownLayout() throws {
    struct Corner: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.layoutDirection == .rightToLeft ? 100 : 50, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
      }
    }
    let host = host(100, 10) { Corner() { box(10, 10).named("a") } }
    #expect(try host.get(.identifier("a")).frame.minX == 90)
  }

  @Test("AN28: unit points are absolute: .leading is the left side in every direction")
  func anchors() throws {
    struct Points: PreferenceKey {
      static var defaultValue: [Anchor<CGPoint>] { [] }
      static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }
    var found: CGPoint?
    _ = host {
      box(20, 20).anchorPreference(key: Points.self, value: .leading) { [$0] }
        .frame(width: 100, height: 100, alignment: .topLeading)
        .overlayPreferenceValue(Points.self) { anchors in
          GeometryReader { proxy in Color.clear.onAppear { found = proxy[anchors[0]] } }
        }
    }
    #expect(found == CGPoint(x: 80, y: 10))
  }

  @Test("effects are mirrored with their view: x leads towards the trailing side, turns go the other way")
  func effects() throws {
    let host = host {
      ZStack(alignment: .topLeading) {
        box(10, 10).named("moved").offset(x: 30, y: 5)
        box(10, 20).named("turned").rotationEffect(.degrees(90), anchor: .topLeading)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(try host.get(.identifier("moved")).frame == CGRect(x: 60, y: 5, width: 10, height: 10))
    #expect(isClose(try host.get(.identifier("turned")).frame, CGRect(x: 100, y: 0, width: 20, height: 10)))
  }

  @Test("a shape is mirrored unless its behaviour is fixed")
  func shapes() throws {
    struct Arrow: Shape {
      var behavior: LayoutDirectionBehavior = .mirrors
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 4, height: rect.height)) }
      var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
    }
    func filled(_ view: some View) throws -> CGRect {
      let host = ViewHost(view, size: CGSize(width: 40, height: 10)) { $0.layoutDirection = .rightToLeft }
      guard case .fill(let path, _, _, _) = host.displayList.items.first?.content else { return .null }
      return path.boundingRect
    }
    #expect(try filled(Arrow()) == CGRect(x: 30, y: 0, width: 10, height: 10))
    #expect(try filled(Arrow(behavior: .fixed)) == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try filled(Arrow(behavior: .mirrors(in: .leftToRight))) == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("flipsForRightToLeftLayoutDirection mirrors what is shown, in that direction only")
  func flips() throws {
    func inner(_ direction: LayoutDirection) throws -> CGFloat {
      let view = HStack(spacing: 0) {
        box(10, 10).named("a")
        box(30, 10)
      }
      .environment(\.layoutDirection, .leftToRight)
      .flipsForRightToLeftLayoutDirection(true)
      let host = ViewHost(view, size: CGSize(width: 40, height: 10)) { $0.layoutDirection = direction }
      return try host.get(.identifier("a")).frame.minX
    }
    #expect(try inner(.leftToRight) == 0)
    #expect(try inner(.rightToLeft) == 30)
  }

  @Test("the lines of a text begin on the right")
  func text() throws {
    let host = host(200, 100) { Text("a longer line\nshort") }
    let leftToRight = ViewHost(Text("a longer line\nshort"), size: CGSize(width: 200, height: 100))
    #expect(host.displayList != leftToRight.displayList)
  }
}

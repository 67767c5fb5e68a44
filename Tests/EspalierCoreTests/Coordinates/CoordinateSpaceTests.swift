// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Named coordinate spaces.
@MainActor
struct CoordinateSpaceTests {
  /// The place of a reader of 10 × 10 in the space `s`.
  private func origin(_ place: (AnyView) -> some View) -> CGPoint? {
    geometry {
      $0.frame(in: .named("s")).origin
    } in: {
      place(AnyView($0.frame(width: 10, height: 10)))
    }
  }

  @Test("G10: a frame in a named space counts from that view's corner")
  func named() {
    let y = geometry {
      $0.frame(in: .named("s")).minY
    } in: { reader in
      VStack(spacing: 0) {
        blank(50, 30)
        reader.frame(height: 20)
      }
      .coordinateSpace(.named("s"))
      .padding(100)
    }
    #expect(y == 30)
  }

  @Test("G10: the form of 2019 names the same space")
  func oldForm() {
    #expect(origin { $0.padding(3).coordinateSpace(name: "s").padding(100) } == CGPoint(x: 3, y: 3))
  }

  @Test("G11: of two spaces with one name the nearest counts")
  func nearest() {
    #expect(
      origin { $0.padding(3).coordinateSpace(.named("s")).padding(5).coordinateSpace(.named("s")) }
        == CGPoint(x: 3, y: 3))
  }

  @Test("G12: an unknown name is the root")
  func unknown() {
    #expect(origin { $0.padding(3).padding(4) } == CGPoint(x: 7, y: 7))
    #expect(origin { $0.padding(3).coordinateSpace(.named("t")).padding(4) } == CGPoint(x: 7, y: 7))
  }

  @Test("G13: names inside of the view or beside it are unknown to it")
  func descendants() {
    let inside = geometry {
      $0.frame(in: .named("s")).origin
    } in: { reader in
      reader.overlay { blank(1, 1).coordinateSpace(.named("s")) }.frame(width: 10, height: 10).padding(3)
    }
    #expect(inside == CGPoint(x: 3, y: 3))
    let beside = geometry {
      $0.frame(in: .named("s")).origin
    } in: { reader in
      HStack(spacing: 0) {
        blank(20, 10).coordinateSpace(.named("s"))
        reader.frame(width: 10, height: 10)
      }
    }
    #expect(beside == CGPoint(x: 20, y: 0))
  }

  @Test("G14: the name belongs to the place in the chain where it stands")
  func chain() {
    #expect(origin { $0.coordinateSpace(.named("s")).padding(10) } == .zero)
    #expect(origin { $0.padding(10).coordinateSpace(.named("s")) } == CGPoint(x: 10, y: 10))
  }

  @Test("G10: effects between the view and the space count, effects outside of it do not")
  func effects() {
    #expect(origin { $0.offset(x: 4).coordinateSpace(.named("s")).offset(x: 50) } == CGPoint(x: 4, y: 0))
    #expect(
      origin { $0.scaleEffect(2).coordinateSpace(.named("s")).scaleEffect(3) } == CGPoint(x: -5, y: -5))
  }

  private func bounds(of name: String = "s", _ place: (AnyView) -> some View) -> CGRect? {
    geometry {
      $0.bounds(of: .named(name))
    } in: {
      place(AnyView($0.frame(width: 10, height: 10)))
    } ?? nil
  }

  @Test("G15: the bounds of a space, in the view's own coordinates")
  func spaceBounds() {
    #expect(
      bounds { $0.padding(.leading, 7).padding(.bottom, 20).coordinateSpace(.named("s")) }
        == CGRect(x: -7, y: 0, width: 17, height: 30))
  }

  @Test("G15: a space that is not there has no bounds")
  func noSpace() {
    #expect(bounds(of: "t") { $0.padding(7).coordinateSpace(.named("s")) } == nil)
  }

  @Test("G16: bounds through a scale are divided by it")
  func boundsThroughScale() {
    expectNear(
      bounds {
        $0.scaleEffect(x: 0.5, y: 1.0 / 3, anchor: .topLeading).frame(width: 10, height: 20, alignment: .topLeading)
          .coordinateSpace(.named("s"))
      }, CGRect(x: 0, y: 0, width: 20, height: 60))
  }

  @Test("G16: a turn that leaves nothing upright leaves no bounds")
  func boundsThroughRotation() {
    #expect(bounds { $0.rotationEffect(.degrees(30)).coordinateSpace(.named("s")) } == nil)
    expectNear(
      bounds { $0.rotationEffect(.degrees(90)).coordinateSpace(.named("s")) },
      CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("G10, G17: a space on the content stays; one on the scroll view, and .scrollView, move against it")
  func scrolledSpaces() throws {
    let seen = Recording<[CGFloat]>()
    let host = ViewHost(
      ScrollView {
        VStack(spacing: 0) {
          blank(10, 25)
          GeometryReader { proxy in
            let _ = seen.add([
              proxy.frame(in: .named("content")).minY, proxy.frame(in: .named("outside")).minY,
              proxy.frame(in: .scrollView).minY, proxy.frame(in: .scrollView(axis: .vertical)).minY,
              proxy.frame(in: .scrollView(axis: .horizontal)).minY, proxy.frame(in: .global).minY,
            ])
            Color.clear
          }.frame(height: 400)
        }.coordinateSpace(.named("content"))
      }
      .coordinateSpace(.named("outside")).padding(.top, 7).accessibilityIdentifier("scroll"),
      size: CGSize(width: 100, height: 107))
    #expect(seen.last == [25, 25, 25, 25, 32, 32])
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -40))
    #expect(seen.last == [25, -15, -15, -15, -8, -8])
  }

  @Test("G15: the bounds of a space, seen from padding and from a larger scale")
  func boundsFromPaddingAndScale() {
    let padded = geometry {
      $0.bounds(of: .named("s"))
    } in: {
      $0.frame(width: 10, height: 20).padding(.leading, 3).padding(.top, 4).coordinateSpace(.named("s"))
    }
    #expect(padded == CGRect(x: -3, y: -4, width: 13, height: 24))
    let scaled = geometry {
      $0.bounds(of: .named("s"))
    } in: {
      $0.frame(width: 10, height: 20).scaleEffect(2, anchor: .topLeading).coordinateSpace(.named("s"))
    }
    #expect(scaled == CGRect(x: 0, y: 0, width: 5, height: 10))
  }
}

// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The layout of a geometry reader.
@MainActor
struct GeometryReaderTests {
  @Test("G1: a geometry reader takes what it is offered, whatever its content")
  func takesAll() throws {
    let sizes = Recording<CGSize>()
    let host = ViewHost(
      GeometryReader { proxy in
        let _ = sizes.add(proxy.size)
        blank(20, 20)
      }
      .accessibilityIdentifier("reader"), size: CGSize(width: 200, height: 100))
    #expect(sizes.values == [CGSize(width: 200, height: 100)])
    #expect(try host.get(.identifier("reader")).frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("G2, G3: content lies at the top leading corner, one on top of the other")
  func topLeading() throws {
    let host = ViewHost(
      GeometryReader { _ in
        blank(20, 20).accessibilityIdentifier("a")
        blank(30, 10).accessibilityIdentifier("b")
      }, size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(try host.get(.identifier("b")).frame == CGRect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test("G3: each child is offered the whole size")
  func offer() throws {
    let host = ViewHost(
      GeometryReader { _ in
        Color.clear.accessibilityIdentifier("a")
        Color.clear.frame(height: 10).accessibilityIdentifier("b")
      }, size: CGSize(width: 100, height: 50))
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(try host.get(.identifier("b")).frame == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test("G3: a changing number of children lies there as well")
  func changingContent() throws {
    let host = ViewHost(
      GeometryReader { proxy in
        if proxy.size.width > 60 { blank(20, 20).accessibilityIdentifier("wide") }
        ForEach(0..<2) { blank(5, 5).accessibilityIdentifier("\($0)") }
      }, size: CGSize(width: 100, height: 50))
    #expect(try host.get(.identifier("wide")).frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(try host.get(.identifier("1")).frame == CGRect(x: 0, y: 0, width: 5, height: 5))
    host.size = CGSize(width: 50, height: 50)
    #expect(host.all(.identifier("wide")).isEmpty)
    #expect(try host.get(.identifier("0")).frame == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test("G4: the ideal size of a geometry reader is 10 × 10")
  func ideal() {
    let host = ViewHost(GeometryReader { _ in blank(50, 50) })
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(host.sizeThatFits(ProposedViewSize(width: nil, height: 50)) == CGSize(width: 10, height: 50))
    #expect(ViewHost(GeometryReader { _ in }.fixedSize()).sizeThatFits(.zero) == CGSize(width: 10, height: 10))
  }

  @Test("G8: a geometry reader as a layer has exactly the size of what it belongs to, and changes nothing")
  func layers() throws {
    let sizes = Recording<CGSize>()
    let reader = GeometryReader { proxy in
      let _ = sizes.add(proxy.size)
      blank(300, 300)
    }
    let host = ViewHost(
      blank(30, 20).background { reader }.overlay { reader }.accessibilityIdentifier("whole"),
      size: CGSize(width: 100, height: 100))
    #expect(sizes.values == [CGSize(width: 30, height: 20), CGSize(width: 30, height: 20)])
    #expect(try host.get(.identifier("whole")).frame == CGRect(x: 35, y: 40, width: 30, height: 20))
  }

  @Test("G29: a geometry reader in a stack shares what inflexible neighbours leave")
  func inStack() throws {
    let host = ViewHost(
      HStack(spacing: 0) {
        GeometryReader { _ in }.accessibilityIdentifier("reader")
        blank(30, 10)
        Color.clear.accessibilityIdentifier("color")
      }, size: CGSize(width: 100, height: 20))
    #expect(try host.get(.identifier("reader")).frame == CGRect(x: 0, y: 0, width: 35, height: 20))
    #expect(try host.get(.identifier("color")).frame == CGRect(x: 65, y: 0, width: 35, height: 20))
  }

  @Test("G29: a geometry reader leaves nothing to a spacer")
  func nextToSpacer() throws {
    let host = ViewHost(
      HStack(spacing: 0) {
        GeometryReader { _ in }.accessibilityIdentifier("reader")
        Spacer(minLength: 0)
      }, size: CGSize(width: 100, height: 20))
    #expect(try host.get(.identifier("reader")).frame.width == 100)
  }

  @Test("G30: a reader keeps the default distance of 8 to its neighbours")
  func spacing() throws {
    let host = ViewHost(
      VStack {
        GeometryReader { _ in }.accessibilityIdentifier("reader")
        blank(10, 10)
      }, size: CGSize(width: 50, height: 100))
    #expect(try host.get(.identifier("reader")).frame.height == 82)
  }

  @Test("G2: from right to left, content lies at the right")
  func rightToLeft() throws {
    let host = ViewHost(
      GeometryReader { _ in blank(20, 10).accessibilityIdentifier("a") }, size: CGSize(width: 100, height: 50)
    ) { $0.layoutDirection = .rightToLeft }
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 80, y: 0, width: 20, height: 10))
  }

  @Test("G4: an open height is 10, whatever is inside")
  func idealHeight() {
    let host = ViewHost(GeometryReader { _ in blank(300, 300) }, size: CGSize(width: 100, height: 100))
    #expect(host.sizeThatFits(ProposedViewSize(width: nil, height: 50)) == CGSize(width: 10, height: 50))
    #expect(host.sizeThatFits(ProposedViewSize(width: 70, height: nil)) == CGSize(width: 70, height: 10))
    #expect(host.sizeThatFits(ProposedViewSize(width: 0, height: .infinity)).height == CGFloat.infinity)
  }

  @Test("G29: a reader shares with colours; what is fixed comes first")
  func sharing() throws {
    let host = ViewHost(
      HStack(spacing: 0) {
        GeometryReader { _ in Color.clear }.accessibilityIdentifier("reader")
        Color.clear.accessibilityIdentifier("color")
        blank(20, 10)
        Color.clear.frame(maxWidth: 30).accessibilityIdentifier("limited")
      }, size: CGSize(width: 170, height: 10))
    #expect(try ["reader", "color", "limited"].map { try host.get(.identifier($0)).frame.width } == [60, 60, 30])
  }
}

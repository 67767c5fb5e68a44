// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// `presentationSizing`: how large a sheet is where the window leaves it the choice.
@MainActor
struct PresentationSizingTests {
  private struct Half: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      let own = root.sizeThatFits(.unspecified)
      return ProposedViewSize(width: own.width * 2, height: own.height * 3)
    }
  }

  /// The size that a view filling the sheet has, in a window of a size.
  private func size(
    _ sizing: some PresentationSizing, in window: CGSize = CGSize(width: 1200, height: 1100), look: Look
  ) throws -> CGSize {
    let host = ViewHost(
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.red.frame(
          minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 0, idealHeight: 50, maxHeight: .infinity
        )
        .ignoresSafeArea()
        .accessibilityIdentifier("sheet")
        .presentationSizing(sizing)
      }, size: window, look: look)
    try host.settle()
    return try host.get(.identifier("sheet")).frame.size
  }

  @Test("Form, page and fitted have their sizes, in both looks", arguments: [Look.desktop, .phone])
  func sizes(_ look: Look) throws {
    #expect(try size(.form, look: look) == CGSize(width: 540, height: 620))
    #expect(try size(.page, look: look) == CGSize(width: 704, height: 960))
    #expect(try size(.fitted, look: look) == CGSize(width: 100, height: 50))
  }

  @Test(
    "fitted(horizontal:vertical:) takes the content's own size in the given dimensions",
    arguments: [Look.desktop, .phone])
  func partlyFitted(_ look: Look) throws {
    #expect(try size(.form.fitted(horizontal: false, vertical: true), look: look) == CGSize(width: 540, height: 50))
    #expect(try size(.form.fitted(horizontal: true, vertical: false), look: look) == CGSize(width: 100, height: 620))
    #expect(try size(.page.fitted(horizontal: true, vertical: true), look: look) == CGSize(width: 100, height: 50))
  }

  @Test("A sizing of one's own measures the content", arguments: [Look.desktop, .phone])
  func own(_ look: Look) throws {
    #expect(try size(Half(), look: look) == CGSize(width: 200, height: 150))
  }

  @Test("No sheet is larger than the window")
  func limits() throws {
    let window = CGSize(width: 500, height: 400)
    #expect(try size(.page, in: window, look: .desktop) == CGSize(width: 452, height: 352))
    // A narrow window of a phone has sheets from below, whatever is requested.
    #expect(try size(.form, in: CGSize(width: 400, height: 800), look: .phone).width == 400)
  }

  @Test(
    "A sheet that fills its space leaves the bar of a window without the desktop's title bar free",
    arguments: [CGSize(width: 400, height: 300), CGSize(width: 500, height: 400), CGSize(width: 800, height: 600)],
    [false, true])
  func belowBar(_ size: CGSize, hasDetents: Bool) throws {
    let window = try Framed(width: size.width, height: size.height, right: 100) {
      Color.clear.sheet(isPresented: .constant(true)) {
        let sheet = Color.red.ignoresSafeArea().accessibilityIdentifier("sheet")
        if hasDetents { sheet.presentationDetents([.large]) } else { sheet }
      }
    }
    try window.host.settle()
    let frame = try window.frame(.identifier("sheet"))
    #expect(frame.minY >= 44 && frame.maxY <= size.height - 24)
    #expect(abs(frame.midX - size.width / 2) < 1)
    // A sheet that fits stays in the middle of the window.
    if size.height == 600, !hasDetents { #expect(abs(frame.midY - 300) < 1 && frame.height == 360) }
    if size.height < 600 { #expect(frame.minY == 44 && frame.maxY == size.height - 24) }
  }

  @Test("Content that does not fill a sheet's size is in the middle of it")
  func centered() throws {
    let host = ViewHost(
      Color.clear.sheet(isPresented: .constant(true)) { Text("small").presentationSizing(.form) },
      size: CGSize(width: 1000, height: 900))
    try host.settle()
    let frame = try host.get(.text("small")).frame
    #expect(abs(frame.midX - 500) < 1 && abs(frame.midY - 450) < 1)
  }

  private struct Growing: View {
    let isSticky: Bool
    @State private var isTall = false

    var body: some View {
      let content = Button("switch") { isTall.toggle() }
        .frame(
          idealWidth: 300, maxWidth: .infinity, minHeight: 50, idealHeight: isTall ? 400 : 100, maxHeight: .infinity
        )
        .background(Color.clear.accessibilityElement().accessibilityIdentifier("content"))
      if isSticky {
        content.presentationSizing(.fitted.sticky(vertical: true))
      } else {
        content.presentationSizing(.fitted)
      }
    }
  }

  @Test("A fitted sheet follows its content; a sticky one grows with it, and does not shrink")
  func sticky() throws {
    func heights(_ isSticky: Bool) throws -> [CGFloat] {
      let host = ViewHost(
        Color.clear.sheet(isPresented: .constant(true)) { Growing(isSticky: isSticky) },
        size: CGSize(width: 1000, height: 900))
      try host.settle()
      let content = try host.get(.identifier("content"))
      var heights = [content.frame.height]
      for _ in 0..<2 {
        try host.get(.text("switch")).tap()
        try host.settle()
        heights.append(content.frame.height)
      }
      return heights
    }
    let (usual, sticky) = (try heights(false), try heights(true))
    #expect(usual == [100, 400, 100])
    #expect(sticky == [100, 400, 400])
  }

  @Test("Detents come before a sizing", arguments: [Look.desktop, .phone])
  func detents(_ look: Look) throws {
    let host = ViewHost(
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.red.accessibilityIdentifier("sheet").ignoresSafeArea()
          .presentationSizing(.form).presentationDetents([.height(200)])
      }, size: CGSize(width: 1000, height: 900), look: look)
    try host.settle()
    #expect(try host.get(.identifier("sheet")).frame.height == 200)
  }
}

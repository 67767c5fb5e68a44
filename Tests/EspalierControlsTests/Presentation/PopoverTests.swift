// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct PopoverTests {
  private struct Screen: View {
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    @State private var isPresented = false
    var body: some View {
      VStack {
        Button("open") { isPresented = true }
          .popover(isPresented: $isPresented, attachmentAnchor: anchor) {
            VStack {
              Text("inside")
              Closer()
            }
          }
        Text(isPresented ? "is open" : "is closed")
        Spacer()
      }
    }
  }

  private struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("close") { dismiss() } }
  }

  @Test func aPopoverLiesNearItsView() throws {
    let host = ViewHost(Screen(), size: CGSize(width: 400, height: 400))
    try host.get(.text("open")).tap()
    try host.settle()
    let (button, inside) = (try host.get(.text("open")).frame, try host.get(.text("inside")).frame)
    #expect(inside.minY > button.maxY && inside.minY < button.maxY + 40)
    try host.get(.text("close")).tap()
    #expect(host.all(.text("is closed")).count == 1)
  }

  @Test func aTapBesideItClosesIt() throws {
    let host = ViewHost(Screen(), size: CGSize(width: 400, height: 400))
    try host.get(.text("open")).tap()
    try host.settle()
    try host.get(.text("open")).tap()
    #expect(host.all(.text("is closed")).count == 1)
  }

  /// The side of the anchor on which the panel lies, and whether their middles are level.
  private func side(_ view: PlacedPopover, in size: CGSize = CGSize(width: 400, height: 400)) throws -> (
    Edge, isLevel: Bool
  ) {
    let host = ViewHost(view, size: size)
    try host.settle()
    let (anchor, panel) = (try host.get(.identifier("anchor")).frame, try host.get(.identifier("panel")).frame)
    let (levelX, levelY) = (abs(anchor.midX - panel.midX) < 0.01, abs(anchor.midY - panel.midY) < 0.01)
    if panel.minY >= anchor.maxY { return (.bottom, levelX) }
    if panel.maxY <= anchor.minY { return (.top, levelX) }
    return (panel.minX >= anchor.maxX ? .trailing : .leading, levelY)
  }

  @Test("a popover lies on the requested side, its middle level with the view's", arguments: Edge.allCases)
  func arrowEdges(_ edge: Edge) throws {
    let (found, isLevel) = try side(PlacedPopover(edge: edge, place: .center))
    #expect(found == edge && isLevel)
  }

  @Test("a popover that does not fit there lies on the opposite side; by default it lies below")
  func opposite() throws {
    #expect(try side(PlacedPopover(edge: .top, place: .top)).0 == .bottom)
    #expect(try side(PlacedPopover(edge: .bottom, place: .bottom)).0 == .top)
    #expect(try side(PlacedPopover(edge: .leading, place: .leading)).0 == .trailing)
    #expect(try side(PlacedPopover(edge: .trailing, place: .trailing)).0 == .leading)
    #expect(try side(PlacedPopover(edge: nil, place: .center)).0 == .bottom)
    #expect(try side(PlacedPopover(edge: nil, place: .bottom)).0 == .top)
    #expect(try side(PlacedPopover(edge: .leading, place: .center), in: CGSize(width: 120, height: 400)).0 == .bottom)
    // Where people read from right to left, the leading side is the right one.
    #expect(try side(PlacedPopover(edge: .leading, place: .center, isMirrored: true)).0 == .trailing)
  }
}

// SPDX-License-Identifier: MIT

import EspalierHosting
import EspalierInteraction
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

extension View {
  /// A modifier as packages write them: its preview does not escape, as that of SwiftUI does not.
  fileprivate func carried(@ViewBuilder preview: () -> some View) -> some View { draggable("word") { preview() } }
}

/// Each form of the modifiers that make a view a source or a receiver of a drag.
@MainActor
@Suite("Forms of drag and drop") struct DragFormTests {
  private let log = Log()

  private func host(_ source: some View, _ target: some View) -> ViewHost<some View> {
    ViewHost(
      HStack(spacing: 40) {
        source.accessibilityElement().accessibilityIdentifier("source")
        target.accessibilityElement().accessibilityIdentifier("target")
      }, size: CGSize(width: 300, height: 100))
  }

  /// The lines that a drag from one view to the other leaves.
  private func dragged(_ source: some View, to target: some View) throws -> [String] {
    let host = host(source, target)
    try host.get(.identifier("source")).drag(to: host.get(.identifier("target")))
    return log.take()
  }

  private var square: some View { Color.gray.frame(width: 60, height: 60) }
  private var item: NSItemProvider { NSItemProvider(object: "word" as NSString) }

  @Test("Each kind of source gives its items to the receiver") func sources() throws {
    let target = square.onDrop(of: [.text], isTargeted: nil) { items in
      log.add("\(items.count)")
      return true
    }
    let none: NSItemProvider? = nil
    #expect(try dragged(square, to: target) == [])
    #expect(try dragged(square.onDrag { item }, to: target) == ["1"])
    #expect(try dragged(square.onDrag({ item }, preview: { Text("Preview") }), to: target) == ["1"])
    #expect(try dragged(square.draggable("word"), to: target) == ["1"])
    #expect(try dragged(square.draggable("word") { Text("Preview") }, to: target) == ["1"])
    #expect(try dragged(square.itemProvider { item }, to: target) == ["1"])
    #expect(try dragged(square.itemProvider { none }, to: target) == [])
  }

  private final class Desktop: DragCarrier {
    var session: OngoingDrag?
    func carry(_ session: OngoingDrag) -> Bool {
      self.session = session
      return true
    }
  }

  @Test("A preview is the picture of the drag, in its own size") func previews() throws {
    func picture(_ source: some View) throws -> CGSize? {
      let (host, desktop) = (host(source, square), Desktop())
      host.graph.events.dragCarrier = desktop
      let frame = try host.get(.identifier("source")).frame
      host.pointer.press(at: CGPoint(x: frame.midX, y: frame.midY))
      host.pointer.move(to: CGPoint(x: frame.midX + 20, y: frame.midY))
      return try #require(desktop.session).picture?.size
    }
    let preview = Color.red.frame(width: 30, height: 20)
    #expect(try picture(square.onDrag { item }) == nil)
    #expect(try picture(square.onDrag({ item }, preview: { preview })) == CGSize(width: 30, height: 20))
    #expect(try picture(square.draggable("word")) == nil)
    #expect(try picture(square.draggable("word") { preview }) == CGSize(width: 30, height: 20))
    #expect(try picture(square.carried { preview }) == CGSize(width: 30, height: 20))
  }

  @Test("A receiver names types or their identifiers, and takes the items, with or without their place")
  func receivers() throws {
    let source = square.onDrag { item }
    func note(_ items: [NSItemProvider]) -> Bool {
      log.add("\(items.count)")
      return true
    }
    func notePlace(_ items: [NSItemProvider], _ place: CGPoint) -> Bool {
      log.add("\(items.count) at \(Int(place.x)) \(Int(place.y))")
      return true
    }
    let (types, names, others): ([UTType], [String], [String]) = ([.text], ["public.text"], ["public.image"])
    #expect(try dragged(source, to: square) == [])
    #expect(try dragged(source, to: square.onDrop(of: types, isTargeted: nil, perform: note)) == ["1"])
    #expect(try dragged(source, to: square.onDrop(of: types, isTargeted: nil, perform: notePlace)) == ["1 at 30 30"])
    #expect(try dragged(source, to: square.onDrop(of: names, isTargeted: nil, perform: note)) == ["1"])
    #expect(try dragged(source, to: square.onDrop(of: names, isTargeted: nil, perform: notePlace)) == ["1 at 30 30"])
    #expect(try dragged(source, to: square.onDrop(of: others, isTargeted: nil, perform: note)) == [])
  }

  @Test("A binding is true while the items are over the receiver") func targeted() throws {
    let isTargeted = Binding(get: { false }, set: { log.add("\($0)") })
    let source = square.onDrag { item }
    for names in [["public.text"], ["public.image"]] {
      let target = square.onDrop(of: names, isTargeted: isTargeted) { _ in true }
      #expect(try dragged(source, to: target) == (names == ["public.text"] ? ["true", "false"] : []))
    }
  }

  private struct Delegate: DropDelegate {
    let log: Log
    func performDrop(info: DropInfo) -> Bool {
      log.add("performed \(info.itemProviders(for: ["public.text"]).count)")
      return true
    }
  }

  @Test("A delegate receives the drops of types and of identifiers of types") func delegates() throws {
    let source = square.onDrag { item }
    let (types, names, others): ([UTType], [String], [String]) = ([.text], ["public.text"], ["public.image"])
    #expect(try dragged(source, to: square.onDrop(of: types, delegate: Delegate(log: log))) == ["performed 1"])
    #expect(try dragged(source, to: square.onDrop(of: names, delegate: Delegate(log: log))) == ["performed 1"])
    #expect(try dragged(source, to: square.onDrop(of: others, delegate: Delegate(log: log))) == [])
  }
}

// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierInteraction
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

extension UTType {
  fileprivate static let card = UTType(exportedAs: "org.example.card", conformingTo: .json)
}

private struct Card: Codable, Transferable, Equatable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .card)
    ProxyRepresentation(exporting: \.name)
  }
}

/// Dragging within a window: the sources, the receivers, and what both receive.
@MainActor
@Suite struct DragTests {
  private struct Board: View {
    let log: Log
    @State private var isTargeted = false
    var body: some View {
      VStack(spacing: 20) {
        Text("Card").draggable(Card(name: "Ada"))
        Text("Address").onDrag { NSItemProvider(object: URL(string: "https://example.org")!) }
        Text(isTargeted ? "over" : "Cards").frame(width: 100, height: 40).contentShape(Rectangle())
          .dropDestination(for: Card.self) { cards, point in
            log.lines.append("cards \(cards.map(\.name)) at \(Int(point.x)) \(Int(point.y))")
            return true
          } isTargeted: {
            isTargeted = $0
            log.lines.append("targeted \($0)")
          }
        Text("Words").frame(width: 100, height: 40).contentShape(Rectangle())
          .dropDestination(for: String.self) { words, _ in
            log.lines.append("words \(words)")
            return true
          }
        Text("Nothing").frame(width: 100, height: 40).contentShape(Rectangle())
      }
    }
  }

  private func host(_ log: Log) -> ViewHost<Board> { ViewHost(Board(log: log), size: CGSize(width: 300, height: 400)) }

  @Test func aValueIsDraggedToItsDestination() throws {
    let log = Log()
    let host = host(log)
    try host.get(.text("Card")).drag(to: host.get(.text("Cards")), at: .init(x: 0.5, y: 0.5))
    #expect(log.lines.first == "targeted true")
    #expect(log.lines.dropFirst().first == "targeted false")
    #expect(log.lines.last?.hasPrefix("cards [\"Ada\"] at ") == true)
    log.lines = []
    // An address is no card.
    try host.get(.text("Address")).drag(to: host.get(.text("Cards")))
    #expect(log.lines.isEmpty)
    try host.get(.text("Card")).drag(to: host.get(.text("Nothing")))
    #expect(log.lines == ["targeted true", "targeted false"])
  }

  @Test func anotherRepresentationIsLoaded() async throws {
    let log = Log()
    let host = host(log)
    try host.get(.text("Card")).drag(to: host.get(.text("Words")))
    try host.get(.text("Address")).drag(to: host.get(.text("Words")))
    await eventually { log.lines.count { $0.hasPrefix("words") } == 2 }
    #expect(log.lines.contains("words [\"Ada\"]"))
    #expect(log.lines.contains("words [\"https://example.org\"]"))
  }

  @Test func escapeLetsGo() throws {
    let log = Log()
    let host = host(log)
    let card = try host.get(.text("Card")).frame
    let target = try host.get(.text("Cards")).frame
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: card.midX, y: card.midY))
    pointer.move(to: CGPoint(x: card.midX, y: card.midY + 12))
    pointer.move(to: CGPoint(x: target.midX, y: target.midY))
    host.keys.press(.escape)
    pointer.release(at: CGPoint(x: target.midX, y: target.midY))
    #expect(log.lines == ["targeted true", "targeted false"])
  }

  @Test func allOfTheFrameTakesDrops() throws {
    let log = Log()
    let host = ViewHost(
      HStack(spacing: 0) {
        Text("Source").draggable("word").frame(width: 100)
        VStack {
          Text("Top"); Spacer()
        }.frame(width: 100, height: 100)
          .dropDestination(for: String.self) { words, _ in
            log.lines += words
            return true
          }
          .accessibilityElement(children: .contain).accessibilityIdentifier("target")
      }, size: CGSize(width: 200, height: 100))
    try host.get(.text("Source")).drag(to: host.get(.identifier("target")), at: .init(x: 0.9, y: 0.9))
    #expect(log.lines == ["word"])
  }

  private struct Delegate: DropDelegate {
    let log: Log
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.url]) }
    func dropEntered(info: DropInfo) { log.lines.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      DropProposal(operation: info.location.x < 50 ? .forbidden : .move)
    }
    func dropExited(info: DropInfo) { log.lines.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      log.lines.append("performed \(info.itemProviders(for: [UTType.url]).count)")
      return true
    }
  }

  @Test func aDelegateDecides() throws {
    let log = Log()
    let host = ViewHost(
      HStack(spacing: 40) {
        Text("Source").onDrag { NSItemProvider(object: URL(string: "https://example.org")!) }
        Color.gray.frame(width: 100, height: 50).onDrop(of: [.url, .text], delegate: Delegate(log: log))
          .accessibilityElement().accessibilityIdentifier("target")
      }, size: CGSize(width: 300, height: 100))
    let (source, target) = (try host.get(.text("Source")), try host.get(.identifier("target")))
    try source.drag(to: target, at: .init(x: 0.1, y: 0.5))
    #expect(log.lines == ["entered", "exited"])
    log.lines = []
    try source.drag(to: target, at: .init(x: 0.9, y: 0.5))
    #expect(log.lines == ["entered", "performed 1"])
  }

  @Test func rowsAreDraggedAndThingsDroppedBetweenThem() throws {
    struct Rows: View {
      @State private var rows = ["a", "b", "c", "d"]
      var body: some View {
        VStack {
          Text("New").draggable("new")
          List {
            ForEach(rows, id: \.self) { Text($0) }
              .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
              .dropDestination(for: String.self) { rows.insert(contentsOf: $0, at: $1) }
          }
          Text(verbatim: rows.joined(separator: ",")).accessibilityIdentifier("rows")
        }
      }
    }
    let host = ViewHost(Rows(), size: CGSize(width: 300, height: 400))
    func rows() throws -> String? {
      let element = try host.get(.identifier("rows"))
      return element.text
    }
    let a = try host.get(.text("a")), c = try host.get(.text("c"))
    try a.drag(to: c, at: .init(x: 0.5, y: 0.9))
    try host.settle()
    #expect(try rows() == "b,c,a,d")
    try host.get(.text("d")).drag(to: host.get(.text("b")), at: .init(x: 0.5, y: 0.1))
    try host.settle()
    #expect(try rows() == "d,b,c,a")
    try host.get(.text("New")).drag(to: host.get(.text("b")), at: .init(x: 0.5, y: 0.1))
    try host.settle()
    #expect(try rows() == "d,new,b,c,a")
  }

  @Test func aPasteButtonGivesText() async throws {
    let log = Log()
    let host = ViewHost(
      PasteButton(payloadType: String.self) { log.lines += $0 }, size: CGSize(width: 200, height: 60))
    host.graph.clipboard.setText("copied")
    try host.get(.role(.button)).tap()
    #expect(log.lines == ["copied"])
  }

  @Test func viewsCopyCutAndPaste() async throws {
    struct Cards: View {
      let log: Log
      @State private var cards = [Card(name: "Ada"), Card(name: "Bob")]
      var body: some View {
        VStack {
          Button(cards.map(\.name).joined(separator: " ")) {}
            .copyable(cards)
            .cuttable(for: Card.self) {
              let all = cards
              cards = []
              return all
            }
            .pasteDestination(for: Card.self) { cards += $0 }
          TextField("Text", text: .constant("words"))
            .onPasteCommand(of: [.card]) { log.lines.append("pasted \($0.count)") }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Cards(log: log), size: CGSize(width: 200, height: 100))
    let button = try host.get(.role(.button))
    try button.key("c", modifiers: .command)
    try button.key("v", modifiers: .command)
    #expect(button.label == "Ada Bob Ada Bob")
    try button.key("x", modifiers: .command)
    #expect(button.label == "")
    try button.key("v", modifiers: .command)
    #expect(button.label == "Ada Bob Ada Bob")
    // A field that is in such a view takes text first.
    let field = try host.get(.role(.textField))
    try field.key("a", modifiers: .command)
    try field.key("c", modifiers: .command)
    #expect((host.graph.clipboard as? MemoryClipboard)?.text == "words")
    #expect(log.lines.isEmpty)
  }
}

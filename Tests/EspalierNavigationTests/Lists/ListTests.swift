// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierHosting
import EspalierLayout
import EspalierNavigation
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// Lists: rows, sections, selection, and the traits of rows.
@MainActor
@Suite struct ListTests {
  @Test func rowsLieInACard() throws {
    let host = ViewHost(
      List(0..<1000, id: \.self) { Text("Row \($0)").named("row \($0)") }.listStyle(.insetGrouped).named("list"),
      size: CGSize(width: 300, height: 400))
    let first = try host.get(.identifier("row 0")).frame
    #expect(first.minX == 36)
    let second = try host.get(.identifier("row 1")).frame
    #expect(isClose(second.midY - first.midY, 36))
    #expect(isClose(first.midY, 38))
    #expect(host.all(.identifier("row 20")).isEmpty)
    try host.get(.identifier("list")).scroll(by: CGSize(width: 0, height: -1_000_000))
    #expect(try isClose(host.get(.identifier("row 999")).frame.midY, 400 - 20 - 18))
  }

  @Test func sectionsAreApart() throws {
    let host = ViewHost(
      List {
        Section("First") {
          Text("a").named("a"); Text("b").named("b")
        }
        Section {
          Text("c").named("c")
        } header: {
          Text("Second")
        } footer: {
          Text("Footer").named("footer")
        }
      }
      .listStyle(.insetGrouped), size: CGSize(width: 300, height: 600))
    let a = try host.get(.identifier("a")).frame.midY
    let b = try host.get(.identifier("b")).frame.midY
    #expect(isClose(b - a, 36))
    #expect(try host.get(.identifier("c")).frame.midY > b + 36 + 28)
    #expect(try host.get(.identifier("footer")).frame.minX == 36)
  }

  @Test func selection() throws {
    final class Model { var one: Int?; var many: Set<Int> = [] }
    let model = Model()
    let one = Binding<Int?>(get: { model.one }, set: { model.one = $0 })
    let host = ViewHost(
      List(0..<5, id: \.self, selection: one) { Text("Row \($0)").named("row \($0)") }.listStyle(.insetGrouped),
      size: CGSize(width: 300, height: 400))
    try host.get(.identifier("row 2")).tap()
    #expect(model.one == 2)
    let many = Binding<Set<Int>>(get: { model.many }, set: { model.many = $0 })
    let several = ViewHost(
      List(0..<5, id: \.self, selection: many) { Text("Row \($0)").named("row \($0)") }.listStyle(.insetGrouped),
      size: CGSize(width: 300, height: 400))
    try several.get(.identifier("row 1")).tap()
    try several.get(.identifier("row 3")).tap(modifiers: .command)
    try several.get(.identifier("row 1")).tap(modifiers: .command)
    #expect(model.many == [3])
  }

  @Test("I30: on a phone a click on a row does what all its buttons do, unless they have a style of their own")
  func buttonsInARow() throws {
    var done: [String] = []
    let host = ViewHost(
      List {
        HStack {
          Button("One") { done.append("one") }.named("one")
          Button("Two") { done.append("two") }
        }
        HStack {
          Button("Three") { done.append("three") }.named("three")
          Button("Four") { done.append("four") }
        }
        .buttonStyle(.borderless)
      }
      .listStyle(.insetGrouped), size: CGSize(width: 300, height: 400), look: .phone)
    try host.get(.identifier("one")).tap()
    #expect(done == ["one", "two"])
    try host.get(.identifier("three")).tap()
    #expect(done == ["one", "two", "three"])
  }

  @Test func rowsSetTheirAppearance() throws {
    let host = ViewHost(
      List {
        Text("a").named("a").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
        Text("b").listRowBackground(Color.red.named("background"))
      }
      .listStyle(.insetGrouped), size: CGSize(width: 300, height: 400))
    #expect(try host.get(.identifier("a")).frame.minX == 70)
    #expect(try host.get(.identifier("background")).frame == CGRect(x: 20, y: 56, width: 260, height: 36))
  }

  @Test func plainListsHaveStickyHeaders() throws {
    let host = ViewHost(
      List {
        ForEach(0..<5, id: \.self) { section in
          Section {
            ForEach(0..<20, id: \.self) { Text("Row \($0)") }
          } header: {
            Text("Header \(section)").named("header \(section)")
          }
        }
      }
      .listStyle(.plain).named("list"), size: CGSize(width: 300, height: 400))
    try host.get(.identifier("list")).scroll(by: CGSize(width: 0, height: -300))
    #expect(try host.get(.identifier("header 0")).frame.minY == 0)
  }

  @Test("P77: headers and footers contribute like rows when they are realised") func headersContribute() throws {
    struct Sum: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let host = ViewHost(
      List {
        Section {
          Text("row").preference(key: Sum.self, value: 1)
        } header: {
          Text("header").preference(key: Sum.self, value: 10)
        } footer: {
          Text("footer").preference(key: Sum.self, value: 100)
        }
      }
      .listStyle(.insetGrouped), size: CGSize(width: 300, height: 400))
    #expect(host.preference(Sum.self) == 111)
  }

  @Test("G31: geometry in rows follows the scrolling") func geometryInRows() throws {
    final class Seen { var y: CGFloat = 0 }
    let seen = Seen()
    let host = ViewHost(
      List(0..<50, id: \.self) { index in
        Text("Row \(index)").background(
          GeometryReader { proxy in
            let _ = index == 3 ? (seen.y = proxy.frame(in: .global).midY) : ()
            Color.clear
          })
      }
      .listStyle(.insetGrouped)
      .named("list"), size: CGSize(width: 300, height: 400))
    let before = seen.y
    try host.get(.identifier("list")).scroll(by: CGSize(width: 0, height: -30))
    #expect(isClose(before - seen.y, 30))
  }
}

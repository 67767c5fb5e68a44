// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

private enum Size: String { case small, large }
private enum Level: Int { case low, high }

/// Defaults of their own for each test.
@MainActor private final class Defaults {
  let name = "espalier-tests-" + UUID().uuidString
  let store: UserDefaults
  init() { store = UserDefaults(suiteName: name)! }
  isolated deinit { store.removePersistentDomain(forName: name) }
}

private struct Settings: View {
  @AppStorage("count") var count = 1
  @AppStorage("ratio") var ratio = 0.5
  @AppStorage("isOn") var isOn = false
  @AppStorage("name") var name = "nobody"
  @AppStorage("size") var size = Size.small
  @AppStorage("level") var level = Level.low
  @AppStorage("nick") var nick: String?
  @AppStorage("start") var start: Level?

  var body: some View {
    VStack {
      Text(
        "\(count) \(ratio) \(isOn) \(name) \(size.rawValue) \(level.rawValue) \(nick ?? "-") \(start?.rawValue ?? -1)"
      )
      .accessibilityIdentifier("values")
      Button("change") {
        (count, ratio, isOn, name, size, level) = (2, 1.5, true, "Ada", .large, .high)
        (nick, start) = ("A", .high)
      }
      Button("forget") { nick = nil }
    }
  }
}

@MainActor @Suite struct AppStorageTests {
  @Test func everyTypeIsKept() throws {
    let defaults = Defaults()
    let host = ViewHost(Settings().defaultAppStorage(defaults.store))
    #expect(host.all(.text("1 0.500000 false nobody small 0 - -1")).count == 1)
    try host.get(.text("change")).tap()
    #expect(host.all(.text("2 1.500000 true Ada large 1 A 1")).count == 1)
    #expect(defaults.store.integer(forKey: "count") == 2)
    #expect(defaults.store.string(forKey: "size") == "large")
    // A view that comes later finds what was kept.
    let other = ViewHost(Settings().defaultAppStorage(defaults.store))
    #expect(other.all(.text("2 1.500000 true Ada large 1 A 1")).count == 1)
    try other.get(.text("forget")).tap()
    #expect(defaults.store.object(forKey: "nick") == nil)
    #expect(other.all(.text("2 1.500000 true Ada large 1 - 1")).count == 1)
  }

  @Test func whatOthersWriteArrivesInTheNextUpdate() throws {
    let defaults = Defaults()
    let host = ViewHost(Settings().defaultAppStorage(defaults.store))
    let second = ViewHost(Settings().defaultAppStorage(defaults.store))
    defaults.store.set(7, forKey: "count")
    #expect(host.all(.text("7 0.500000 false nobody small 0 - -1")).count == 1)
    try host.get(.text("change")).tap()
    #expect(second.all(.text("2 1.500000 true Ada large 1 A 1")).count == 1)
  }

  @Test func onlyReadersOfTheValueRunAgain() throws {
    let defaults = Defaults()
    let host = ViewHost(Settings().defaultAppStorage(defaults.store))
    let work = host.measure { defaults.store.set("unrelated", forKey: "another key") }
    #expect(work.bodies(of: Settings.self) == 0)
  }

  @Test func anUnreadableValueCountsAsNone() {
    let defaults = Defaults()
    defaults.store.set("huge", forKey: "size")
    let host = ViewHost(Settings().defaultAppStorage(defaults.store))
    #expect(host.all(.text("1 0.500000 false nobody small 0 - -1")).count == 1)
  }

  @Test("A value of another type counts as none: a text is no number, a list no text")
  func aValueOfAnotherTypeCountsAsNone() {
    let defaults = Defaults()
    for key in ["count", "ratio", "isOn", "level"] { defaults.store.set("text", forKey: key) }
    defaults.store.set([1], forKey: "name")
    let host = ViewHost(Settings().defaultAppStorage(defaults.store))
    #expect(host.all(.text("1 0.500000 false nobody small 0 - -1")).count == 1)
  }

  @Test("Numbers and truth values are read as each other, and from their texts, as Foundation does")
  func numbersAreReadAsFoundationDoes() {
    let defaults = Defaults()
    defaults.store.set(true, forKey: "count")
    defaults.store.set("2.5", forKey: "ratio")
    defaults.store.set("YES", forKey: "isOn")
    defaults.store.set(7, forKey: "name")
    defaults.store.set(Float(1), forKey: "level")
    let host = ViewHost(Settings().defaultAppStorage(defaults.store))
    #expect(host.all(.text("1 2.500000 true 7 small 1 - -1")).count == 1)
  }

  @Test("A date that other code has stored as a date is read") func aStoredDateIsRead() {
    struct Dated: View {
      @AppStorage("when") var when = Date(timeIntervalSinceReferenceDate: 1)
      @AppStorage("number") var number = 2.0
      var body: some View { Text("\(Int(when.timeIntervalSinceReferenceDate)) \(Int(number))") }
    }
    let defaults = Defaults()
    for key in ["when", "number"] { defaults.store.set(Date(timeIntervalSinceReferenceDate: 77), forKey: key) }
    let host = ViewHost(Dated().defaultAppStorage(defaults.store))
    #expect(host.all(.text("77 2")).count == 1)
    defaults.store.set("never", forKey: "when")
    #expect(host.all(.text("1 2")).count == 1)
  }

  @Test func aStoreOfItsOwnCounts() {
    struct Named: View {
      @AppStorage var name: String
      init(_ store: UserDefaults) { _name = AppStorage(wrappedValue: "none", "name", store: store) }
      var body: some View { Text(name) }
    }
    let (own, around) = (Defaults(), Defaults())
    own.store.set("own", forKey: "name")
    let host = ViewHost(Named(own.store).defaultAppStorage(around.store))
    #expect(host.all(.text("own")).count == 1)
  }

  @Test func aBindingWrites() throws {
    struct Editor: View {
      @AppStorage("name") var name = ""
      var body: some View { TextField("Name", text: $name).accessibilityIdentifier("field") }
    }
    let defaults = Defaults()
    let host = ViewHost(Editor().defaultAppStorage(defaults.store), size: CGSize(width: 200, height: 40))
    try host.get(.identifier("field")).focus()
    try host.get(.identifier("field")).type("Bo")
    #expect(defaults.store.string(forKey: "name") == "Bo")
  }
}

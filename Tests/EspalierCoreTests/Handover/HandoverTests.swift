// SPDX-License-Identifier: MIT

import Combine
import EspalierCore
import EspalierHosting
import Foundation
import Observation
import SwiftUI
import Testing

/// A new version of a program takes over what the views of the one before have: by their places, if the type is the same.
///
/// The versions of a view are types of the same name.
@MainActor
struct HandoverTests {
  func tree<Root: View>(_ root: Root, after state: HandoverState? = nil) -> ViewGraph {
    let graph = ViewGraph(
      root: root, environment: EnvironmentValues(), size: Proposal(CGSize(width: 200, height: 200)),
      handover: state ?? HandoverState())
    graph.update()
    return graph
  }

  /// The state that a tree leaves, as another process reads it.
  func left(_ graph: ViewGraph) throws -> HandoverState {
    let data = try JSONEncoder().encode(graph.handover!.collect())
    return try JSONDecoder().decode(HandoverState.self, from: data)
  }

  /// Shows a value and lets a test write it.
  struct Holder<Value>: View {
    let name: String
    let seen: Seen
    @State private var value: Value

    init(_ name: String, _ seen: Seen, _ initial: Value) {
      self.name = name
      self.seen = seen
      _value = State(initialValue: initial)
    }

    var body: some View {
      let _ = seen.bindings[name] = $value
      Color.red.frame(width: 20, height: 20)
    }
  }

  @MainActor
  final class Seen {
    var bindings: [String: Any] = [:]

    func binding<Value>(_ name: String = "value", _ type: Value.Type = Value.self) -> Binding<Value> {
      bindings[name] as! Binding<Value>
    }
  }

  /// The value of a state in a new version, after it was set in an old one.
  private func handed<Value>(_ value: Value, from initial: Value) throws -> Value {
    let seen = Seen()
    let old = tree(Holder("value", seen, initial))
    seen.binding().wrappedValue = value
    old.update()
    let new = Seen()
    let graph = tree(Holder("value", new, initial), after: try left(old))
    return withExtendedLifetime(graph) { new.binding().wrappedValue }
  }

  // MARK: - Values

  @Test("Numbers, texts, optionals, collections are handed over as they are")
  func plainValues() throws {
    #expect(try handed(42, from: 0) == 42)
    #expect(try handed(Double.infinity, from: 0) == .infinity)
    #expect(try handed("Åse \u{1F600}", from: "") == "Åse \u{1F600}")
    #expect(try handed(Int?.some(3), from: nil) == 3)
    #expect(try handed(Int?.none, from: 7) == nil)
    #expect(try handed([1: ["a", "b"], 2: []], from: [:]) == [1: ["a", "b"], 2: []])
    #expect(try handed(Set(["x"]), from: []) == ["x"])
    let date = Date(timeIntervalSinceReferenceDate: 1234.5)
    #expect(try handed(date, from: Date()) == date)
    let id = UUID()
    #expect(try handed(id, from: UUID()) == id)
    let url = URL(string: "https://example.org/a?b")!
    #expect(try handed(url, from: URL(string: "x:")!) == url)
    #expect(try handed(CGPoint(x: 1, y: 2), from: .zero) == CGPoint(x: 1, y: 2))
  }

  private struct Item: Equatable {
    enum Kind: Equatable { case small, large }
    let id: Int
    var name: String
    var kind = Kind.small
    var more: [Item] = []
  }

  private enum Page: Codable, Equatable {
    case list
    case item(Int)
  }

  @Test("Structures and enumerations need not be Codable; an enumeration whose cases have values must be")
  func ownTypes() throws {
    let items = [Item(id: 1, name: "a", kind: .large, more: [Item(id: 2, name: "b")])]
    #expect(try handed(items, from: []) == items)
    #expect(try handed(Item.Kind.large, from: .small) == .large)
    #expect(try handed(Page.item(3), from: .list) == .item(3))
  }

  private struct Action { var run: () -> Int }

  @Test("What is as the old code made it begins as the new code makes it: an edited first value is seen")
  func untouchedValues() throws {
    func begins<Value>(_ old: Value, then new: Value, after change: (Binding<Value>) -> Void = { _ in }) throws -> Value
    {
      let seen = Seen()
      let graph = tree(Holder("value", seen, old))
      change(seen.binding())
      graph.update()
      let next = Seen()
      let version = tree(Holder("value", next, new), after: try left(graph))
      return withExtendedLifetime(version) { next.binding().wrappedValue }
    }
    #expect(try begins(10, then: 99) == 99)
    #expect(try begins(10, then: 99) { $0.wrappedValue = 11 } == 11)
    #expect(try begins(["a"], then: ["b"]) == ["b"])
    #expect(try begins(Counter(count: 1), then: Counter(count: 2)).count == 2)
    #expect(try begins(Counter(count: 1), then: Counter(count: 2)) { $0.wrappedValue.count = 5 }.count == 5)
  }

  @Observable
  final class Counter {
    var count: Int
    init(count: Int) { self.count = count }
  }

  @Test("What was taken over is handed on, though nothing was done to it in between")
  func takenValues() throws {
    let seen = Seen()
    let first = tree(Holder("value", seen, 0))
    seen.binding().wrappedValue = 7
    first.update()
    let second = tree(Holder("value", Seen(), 0), after: try left(first))
    let last = Seen()
    let third = tree(Holder("value", last, 0), after: try left(second))
    withExtendedLifetime(third) { #expect(last.binding("value", Int.self).wrappedValue == 7) }
  }

  @Test("What has no form, such as a closure, begins anew")
  func noForm() throws {
    #expect(try handed(Action { 1 }, from: Action { 0 }).run() == 0)
  }

  @Observable fileprivate final class Model {
    var count = 0
    var name = ""
    @ObservationIgnored weak var owner: AnyObject?
    @ObservationIgnored var action: () -> Int = { 0 }
  }

  @Test("An object of the new version gets the properties of the old one's that have a form")
  func objects() throws {
    let seen = Seen()
    let model = Model()
    let old = tree(Holder("value", seen, model))
    model.count = 5
    model.name = "five"
    model.owner = seen
    let (new, other) = (Seen(), Model())
    let graph = tree(Holder("value", new, other), after: try left(old))
    #expect(new.binding("value", Model.self).wrappedValue === other)
    #expect(other.count == 5 && other.name == "five" && other.owner == nil)
    withExtendedLifetime(graph) {}
  }

  fileprivate final class Store: ObservableObject {
    @Published var count = 0
    @Published var names: [String] = []
  }

  private struct Owner: View {
    let seen: (Store) -> Void
    @StateObject private var store = Store()
    var body: some View {
      let _ = seen(store)
      Text("\(store.count)")
    }
  }

  @Test("The object of a @StateObject gets the published properties of the old one's")
  func stateObjects() throws {
    var stores: [Store] = []
    let old = tree(Owner { stores.append($0) })
    stores.last!.count = 3
    stores.last!.names = ["a"]
    old.update()
    let graph = tree(Owner { stores.append($0) }, after: try left(old))
    #expect(stores.last! !== stores.first!)
    #expect(stores.last!.count == 3 && stores.last!.names == ["a"])
    withExtendedLifetime(graph) {}
  }

  // MARK: - Places

  private enum First {
    struct Page: View {
      let seen: Seen
      var body: some View {
        VStack {
          Holder("a", seen, 0)
          Holder("b", seen, 0)
          ForEach([1, 2], id: \.self) { Holder("row \($0)", seen, 0) }
        }
      }
    }
  }

  private enum Second {
    /// Other modifiers and other texts, rows in another order, one more.
    struct Page: View {
      let seen: Seen
      var body: some View {
        VStack(spacing: 3) {
          Text("Title")
          Holder("a", seen, 0).padding().background(.red)
          Holder("b", seen, 0)
          ForEach([3, 2, 1], id: \.self) { Holder("row \($0)", seen, 0).opacity(0.5) }
        }
        .padding()
      }
    }
  }

  private enum Third {
    /// A state of another type, and one view less.
    struct Page: View {
      let seen: Seen
      var body: some View { VStack { Holder("a", seen, "") } }
    }
  }

  private enum Renamed {
    struct Sheet: View {
      let seen: Seen
      var body: some View { VStack { Holder("a", seen, 0) } }
    }
  }

  private func firstVersion() throws -> HandoverState {
    let seen = Seen()
    let graph = tree(First.Page(seen: seen))
    for (number, name) in ["a", "b", "row 1", "row 2"].enumerated() {
      seen.binding(name, Int.self).wrappedValue = number + 10
    }
    graph.update()
    return try left(graph)
  }

  @Test("State is found by the views around and its number among its like: modifiers and other views leave it alone")
  func places() throws {
    let seen = Seen()
    let graph = tree(Second.Page(seen: seen), after: try firstVersion())
    #expect(seen.binding("a", Int.self).wrappedValue == 10)
    #expect(seen.binding("b", Int.self).wrappedValue == 11)
    withExtendedLifetime(graph) {}
  }

  @Test("Rows are found by their ids, wherever they are now")
  func rows() throws {
    let seen = Seen()
    let graph = tree(Second.Page(seen: seen), after: try firstVersion())
    #expect(seen.binding("row 1", Int.self).wrappedValue == 12)
    #expect(seen.binding("row 2", Int.self).wrappedValue == 13)
    #expect(seen.binding("row 3", Int.self).wrappedValue == 0)
    withExtendedLifetime(graph) {}
  }

  @Test("A state of another type begins anew, and so does that of a view with another name")
  func otherTypes() throws {
    let seen = Seen()
    let third = tree(Third.Page(seen: seen), after: try firstVersion())
    #expect(seen.binding("a", String.self).wrappedValue == "")
    let renamed = tree(Renamed.Sheet(seen: seen), after: try firstVersion())
    #expect(seen.binding("a", Int.self).wrappedValue == 0)
    withExtendedLifetime((third, renamed)) {}
  }

  private struct Switch: View {
    let seen: Seen
    @State private var isOn = false
    var body: some View {
      let _ = seen.bindings["switch"] = $isOn
      if isOn { Holder("on", seen, 0) } else { Holder("off", seen, 0) }
    }
  }

  @Test("A branch takes what it had once; when it comes again later, it begins anew")
  func branches() throws {
    let seen = Seen()
    let old = tree(Switch(seen: seen))
    seen.binding("switch", Bool.self).wrappedValue = true
    old.update()
    seen.binding("on", Int.self).wrappedValue = 5
    old.update()
    let new = Seen()
    let graph = tree(Switch(seen: new), after: try left(old))
    #expect(new.binding("switch", Bool.self).wrappedValue)
    #expect(new.binding("on", Int.self).wrappedValue == 5)
    for isOn in [false, true] {
      new.binding("switch", Bool.self).wrappedValue = isOn
      graph.update()
    }
    #expect(new.binding("on", Int.self).wrappedValue == 0)
  }

  @Test("What no version has taken is handed on")
  func handedOn() throws {
    let seen = Seen()
    let third = tree(Third.Page(seen: seen), after: try firstVersion())
    let graph = tree(First.Page(seen: seen), after: try left(third))
    #expect(seen.binding("b", Int.self).wrappedValue == 11)
    withExtendedLifetime(graph) {}
  }
}

// SPDX-License-Identifier: MIT

import Combine
import Observation
import SwiftUI
import Testing
import ViewTesting

/// The rules of state by other routes: bindings, models, transactions, lazy rows.
@MainActor
struct StateRouteTests {
  private struct Counter: View {
    let binding: Recording<Binding<Int>>
    let bodies: Recording<Int>
    let changes: Recording<[Int]>
    @State private var value = 0
    var body: some View {
      let _ = binding.add($value)
      let _ = bodies.add(value)
      Text("\(value)").onChange(of: value) { changes.add([$0, $1]) }
    }
  }

  private let binding = Recording<Binding<Int>>()
  private let bodies = Recording<Int>()
  private let changes = Recording<[Int]>()

  private func counter() -> (host: ViewHost<some View>, value: Binding<Int>) {
    let host = ViewHost(Counter(binding: binding, bodies: bodies, changes: changes))
    return (host, binding.last!)
  }

  @Test("S30: writes before, in and after an animation are three updates")
  func threeTransactions() throws {
    let (host, value) = counter()
    value.wrappedValue = 1
    value.animation(.linear(duration: 1)).wrappedValue = 2
    value.wrappedValue = 3
    value.wrappedValue = 4
    try host.update()
    #expect(bodies.values == [0, 1, 2, 4])
    #expect(changes.values == [[0, 1], [1, 2], [2, 4]])
  }

  @Test("S30: a transaction set by withTransaction counts as one; reads in between see each write")
  func withTransactionGroups() throws {
    let (host, value) = counter()
    var read: [Int] = []
    withTransaction(Transaction(animation: .easeIn)) {
      value.wrappedValue = 5
      read.append(value.wrappedValue)
      value.wrappedValue = 6
      read.append(value.wrappedValue)
    }
    try host.update()
    #expect(read == [5, 6])
    #expect(bodies.values == [0, 6])
  }

  @Test("S30: two states in one transaction are one update of both")
  func twoStates() throws {
    struct Two: View {
      let handles: Recording<(Binding<Int>, Binding<Int>)>
      let bodies: Recording<[Int]>
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        let _ = handles.add(($a, $b))
        let _ = bodies.add([a, b])
        Text("\(a) \(b)")
      }
    }
    let handles = Recording<(Binding<Int>, Binding<Int>)>()
    let bodies = Recording<[Int]>()
    let host = ViewHost(Two(handles: handles, bodies: bodies))
    let (a, b) = handles.last!
    a.wrappedValue = 1
    b.wrappedValue = 1
    withAnimation {
      b.wrappedValue = 2
      a.wrappedValue = 2
    }
    a.wrappedValue = 3
    try host.update()
    #expect(bodies.values == [[0, 0], [1, 1], [2, 2], [3, 2]])
  }

  @Test("S31: an equal value in another animation changes nothing either")
  func equalInAnimation() throws {
    let (host, value) = counter()
    withAnimation { value.wrappedValue = 0 }
    try host.update()
    #expect(bodies.values == [0])
    #expect(changes.values.isEmpty)
  }

  @Test("S31: the same object again runs no body")
  func sameObject() throws {
    final class Box {}
    struct Holder: View {
      let handle: Recording<Binding<Box>>
      let bodies: Recording<Int>
      @State private var box = Box()
      var body: some View {
        let _ = handle.add($box)
        let _ = bodies.add(1)
        Text("\(ObjectIdentifier(box).hashValue)")
      }
    }
    let handle = Recording<Binding<Box>>()
    let bodies = Recording<Int>()
    let host = ViewHost(Holder(handle: handle, bodies: bodies))
    let box = handle.last!
    box.wrappedValue = box.wrappedValue
    try host.update()
    #expect(bodies.values.count == 1)
    box.wrappedValue = Box()
    try host.update()
    #expect(bodies.values.count == 2)
  }

  @Test("S33: a write to a state with a default in an initialiser is lost")
  func writeInInitialiser() {
    struct Late: View {
      @State private var number = 1
      init(_ number: Int) { self.number = number }
      var body: some View { Text("number \(number)") }
    }
    #expect(ViewHost(Late(5)).all(.text("number 1")).count == 1)
  }

  @Test("S32: in rows too: what another value is given later is ignored, a new row takes its own")
  func initialValueOfRows() throws {
    struct Row: View {
      let id: Int
      @State private var start: Int
      init(id: Int, start: Int) {
        self.id = id
        _start = State(initialValue: start)
      }
      var body: some View { Text("\(id): \(start)") }
    }
    let cell = Cell([1: 10])
    let host = ViewHost(
      Stage(cell) { starts in
        List { ForEach(starts.keys.sorted(), id: \.self) { Row(id: $0, start: starts[$0]!) } }
      }, size: CGSize(width: 200, height: 200))
    cell.value = [1: 20, 2: 20]
    #expect(host.all(.text("1: 10")).count == 1 && host.all(.text("2: 20")).count == 1)
  }

  // MARK: - What runs again

  private struct Leaf: View {
    @Binding var value: Int
    let bodies: Recording<String>
    let name: String
    var body: some View {
      let _ = bodies.add(name)
      Text("\(name) \(value)")
    }
  }

  private struct Passing: View {
    @Binding var value: Int
    let bodies: Recording<String>
    var body: some View {
      let _ = bodies.add("passing")
      Leaf(value: $value, bodies: bodies, name: "leaf")
    }
  }

  private struct Owner: View {
    let handle: Recording<Binding<Int>>
    let bodies: Recording<String>
    @State private var value = 0
    var body: some View {
      let _ = handle.add($value)
      let _ = bodies.add("owner")
      Passing(value: $value, bodies: bodies)
    }
  }

  @Test("S36, S37: through two views that only pass the binding on, the leaf alone runs again")
  func throughLevels() throws {
    let log = Recording<String>()
    let host = ViewHost(Owner(handle: binding, bodies: log))
    _ = log.take()
    binding.last?.wrappedValue = 4
    try host.update()
    #expect(log.take() == ["leaf"])
    #expect(host.all(.text("leaf 4")).count == 1)
  }

  @Test("S36: a state that only a closure of an action reads runs no body")
  func readInAction() throws {
    struct Tapped: View {
      let bodies: Recording<String>
      let seen: Recording<Int>
      @State private var count = 0
      var body: some View {
        let _ = bodies.add("body")
        Button("tap") {
          count += 1
          seen.add(count)
        }
      }
    }
    let log = Recording<String>()
    let seen = Recording<Int>()
    let host = ViewHost(Tapped(bodies: log, seen: seen))
    try host.get(.text("tap")).tap()
    try host.get(.text("tap")).tap()
    #expect(seen.values == [1, 2])
    #expect(log.values == ["body"])
  }

  @Test("S38: a state object is made when its view is first shown, once per row and id")
  func stateObjects() throws {
    @MainActor final class Model: ObservableObject {
      @Published var number: Int
      init(_ number: Int, _ log: Recording<Int>) {
        self.number = number
        log.add(number)
      }
    }
    struct Row: View {
      @StateObject private var model: Model
      init(_ number: Int, _ log: Recording<Int>) { _model = StateObject(wrappedValue: Model(number, log)) }
      var body: some View { Text("row \(model.number)") }
    }
    struct Numbers: Equatable { var rows = [1, 2], id = 0 }
    let made = Recording<Int>()
    let cell = Cell(Numbers())
    let host = ViewHost(
      Stage(cell) { numbers in
        VStack { ForEach(numbers.rows, id: \.self) { Row($0, made) } }.id(numbers.id)
      })
    #expect(made.take() == [1, 2])
    cell.value.rows = [2, 3]
    try host.update()
    #expect(made.take() == [3])
    cell.value.id = 1
    try host.update()
    #expect(made.take() == [2, 3])
  }

  @Test("S40, S44: an environment object runs every view that holds it, none that does not")
  func environmentObject() throws {
    @MainActor final class Model: ObservableObject {
      @Published var number = 0
      var other = 0
    }
    struct Reader: View {
      @EnvironmentObject var model: Model
      let log: Recording<String>
      var body: some View {
        let _ = log.add("reader")
        Text("n \(model.number)")
      }
    }
    struct Holder: View {
      @EnvironmentObject var model: Model
      let log: Recording<String>
      var body: some View {
        let _ = log.add("holder")
        Text("nothing")
      }
    }
    struct Bystander: View {
      let log: Recording<String>
      var body: some View {
        let _ = log.add("bystander")
        Text("nothing")
      }
    }
    let log = Recording<String>()
    let model = Model()
    let host = ViewHost(
      ScrollView {
        LazyVStack {
          Reader(log: log)
          Holder(log: log)
          Bystander(log: log)
        }
      }
      .environmentObject(model), size: CGSize(width: 200, height: 200))
    _ = log.take()
    model.number = 1
    try host.update()
    #expect(log.take().sorted() == ["holder", "reader"])
    model.other = 1
    try host.update()
    #expect(log.take().isEmpty)
    #expect(host.all(.text("n 1")).count == 1)
  }

  @Observable final class Account {
    var name = "a"
    var balance = 0
    var friends: [Account] = []
  }

  private struct NameView: View {
    @Environment(Account.self) private var account
    let log: Recording<String>
    var body: some View {
      let _ = log.add("name")
      Text(account.name)
    }
  }

  private struct BalanceView: View {
    @Bindable var account: Account
    let log: Recording<String>
    var body: some View {
      let _ = log.add("balance")
      Stepper("balance \(account.balance)", value: $account.balance)
    }
  }

  @Test("S43, S50: by the environment and by Bindable: only bodies that read the property run")
  func observable() throws {
    let log = Recording<String>()
    let account = Account()
    let host = ViewHost(
      VStack {
        NameView(log: log)
        BalanceView(account: account, log: log)
      }
      .environment(account))
    _ = log.take()
    account.balance = 3
    try host.update()
    #expect(log.take() == ["balance"])
    account.name = "b"
    try host.update()
    #expect(log.take() == ["name"])
    #expect(host.all(.text("b")).count == 1)
  }

  @Test("S43: nested models: a property of a friend is a dependency, one more friend too")
  func nestedModels() throws {
    struct Friends: View {
      let account: Account
      let log: Recording<String>
      var body: some View {
        let _ = log.add("friends")
        Text(account.friends.map(\.name).joined(separator: ","))
      }
    }
    let log = Recording<String>()
    let account = Account()
    account.friends = [Account(), Account()]
    let host = ViewHost(Friends(account: account, log: log))
    account.friends[1].name = "z"
    #expect(host.all(.text("a,z")).count == 1)
    account.friends[0].balance = 4
    try host.update()
    #expect(log.values.count == 2)
    account.friends.append(Account())
    #expect(host.all(.text("a,z,a")).count == 1)
  }

  @Test("S43: an animated change of a model moves")
  func animatedModel() throws {
    struct Bar: View {
      let account: Account
      var body: some View {
        Color.red.frame(width: CGFloat(account.balance), height: 10).accessibilityIdentifier("c")
      }
    }
    let account = Account()
    let host = ViewHost(Bar(account: account), size: CGSize(width: 100, height: 10))
    withAnimation(.linear(duration: 1)) { account.balance = 100 }
    try host.update()
    try host.advance(by: .seconds(0.5))
    expectNear(try host.get(.identifier("c")).frame.width, 50)
  }

  @Test("S49: in a lazy row a changed environment value runs the reader alone")
  func environmentInRows() throws {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      let log: Recording<String>
      var body: some View {
        let _ = log.add("reader")
        Text("limit \(limit ?? 0)")
      }
    }
    struct Bystander: View {
      let log: Recording<String>
      var body: some View {
        let _ = log.add("bystander")
        Text("x")
      }
    }
    let log = Recording<String>()
    let cell = Cell(1)
    let host = ViewHost(
      Stage(cell) { [log] limit in
        List {
          AnyView(Reader(log: log))
          Bystander(log: log)
        }
        .lineLimit(limit)
      }, size: CGSize(width: 200, height: 200))
    _ = log.take()
    cell.value = 2
    try host.update()
    #expect(log.take() == ["reader"])
    #expect(host.all(.text("limit 2")).count == 1)
  }

  @Test("S51, S54: a binding of one's own gets the animation around it, or the one that is attached")
  func ownBinding() {
    var seen: [Animation?] = []
    let own = Binding<Int>(get: { 0 }, set: { _, transaction in seen.append(transaction.animation) })
    own.wrappedValue = 1
    withAnimation(.linear(duration: 3)) { own.wrappedValue = 1 }
    own.animation(.easeIn(duration: 2)).wrappedValue = 1
    own.transaction(Transaction(animation: .easeOut(duration: 1))).wrappedValue = 1
    #expect(seen == [nil, .linear(duration: 3), .easeIn(duration: 2), .easeOut(duration: 1)])
  }

  @Test("S54: a control writes through an animated binding with its animation")
  func animatedToggle() throws {
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        VStack(alignment: .leading) {
          Toggle("wide", isOn: $isOn.animation(.linear(duration: 1)))
          Color.red.frame(width: isOn ? 100 : 0, height: 10).accessibilityIdentifier("c")
        }
      }
    }
    let host = ViewHost(Switch(), size: CGSize(width: 200, height: 100))
    try host.get(.role(.toggle)).tap()
    try host.advance(by: .seconds(0.5))
    expectNear(try host.get(.identifier("c")).frame.width, 50)
  }
}

// SPDX-License-Identifier: MIT

import Combine
import EspalierViewTestSupport
import Observation
import SwiftUI
import Testing
import ViewTesting

/// The bodies that run again after a change.
extension StateRouteTests {
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

// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@Observable private final class Router {
  var tab = "one"
  var row: Int?
  var rows: Set<Int> = []
  var path: [Int] = []
  var isOpen = false
  var text = ""
  var number = 1
  var columns = NavigationSplitViewVisibility.all
}

private struct Record: Identifiable {
  let id: Int
  var name: String { "row \(id)" }
}

private let records = [Record(id: 1), Record(id: 2)]

/// The ways in which a view gets a binding to a property of an observable object (specification S42, S43, S50).
enum Route: CaseIterable {
  case state, bindable, closures, child
}

/// Containers and controls follow a binding to an `@Observable` object, though no body reads it.
@MainActor
struct ObservableSelectionTests {
  private struct Given<Value, Content: View>: View {
    let route: Route
    @State var router: Router
    @Bindable var bound: Router
    let path: ReferenceWritableKeyPath<Router, Value>
    let content: (Binding<Value>) -> Content

    private struct Child: View {
      @Binding var value: Value
      let content: (Binding<Value>) -> Content
      var body: some View { content($value) }
    }

    var body: some View {
      switch route {
      case .state: content($router[dynamicMember: path])
      case .bindable: content($bound[dynamicMember: path])
      case .closures:
        content(
          Binding {
            router[keyPath: path]
          } set: {
            router[keyPath: path] = $0
          })
      case .child: Child(value: $bound[dynamicMember: path], content: content)
      }
    }
  }

  private func host<Value>(
    _ router: Router, _ route: Route, _ path: ReferenceWritableKeyPath<Router, Value>, width: CGFloat = 800,
    @ViewBuilder _ content: @escaping (Binding<Value>) -> some View
  ) -> ViewHost<some View> {
    ViewHost(
      Given(route: route, router: router, bound: router, path: path, content: content),
      size: CGSize(width: width, height: 400))
  }

  @Test(arguments: Route.allCases) func tabs(_ route: Route) throws {
    let router = Router()
    let host = host(router, route, \.tab) { tab in
      TabView(selection: tab) {
        Text("first").tabItem { Text("One") }.tag("one")
        Text("second").tabItem { Text("Two") }.tag("two")
      }
    }
    try host.get(.text("Two")).tap()
    #expect(router.tab == "two" && host.all(.text("second")).count == 1)
    router.tab = "one"
    #expect(host.all(.text("first")).count == 1 && host.all(.text("second")).isEmpty)
  }

  @Test(arguments: Route.allCases) func rows(_ route: Route) throws {
    let router = Router()
    let one = host(router, route, \.row) { row in
      List(selection: row) { ForEach(records) { Text($0.name).tag($0.id) } }
    }
    let several = host(router, route, \.rows) { rows in
      List(records, selection: rows) { Text($0.name) }
    }
    let table = host(router, route, \.rows) { rows in
      Table(records, selection: rows) { TableColumn("Name", value: \.name) }
    }
    let before = (one.dump(.displayList), several.dump(.displayList), table.dump(.displayList))
    router.row = 2
    router.rows = [1]
    #expect(one.dump(.displayList) != before.0)
    #expect(several.dump(.displayList) != before.1)
    #expect(table.dump(.displayList) != before.2)
  }

  @Test(arguments: Route.allCases) func pathsAndSheets(_ route: Route) throws {
    let router = Router()
    let stack = host(router, route, \.path) { path in
      NavigationStack(path: path) {
        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    let sheet = host(router, route, \.isOpen) { isOpen in Text("below").sheet(isPresented: isOpen) { Text("sheet") } }
    let group = host(router, route, \.isOpen) { isOpen in
      DisclosureGroup("Group", isExpanded: isOpen) { Text("inside") }
    }
    let section = host(router, route, \.isOpen) { isOpen in
      List { Section("Section", isExpanded: isOpen) { Text("inside") } }.listStyle(.sidebar)
    }
    router.path = [3]
    router.isOpen = true
    try stack.settle()
    #expect(stack.all(.text("page 3")).count == 1)
    try sheet.settle()
    #expect(sheet.all(.text("sheet")).count == 1)
    try group.settle()
    #expect(group.all(.text("inside")).count == 1)
    try section.settle()
    #expect(section.all(.text("inside")).count == 1)
    router.isOpen = false
    try section.settle()
    #expect(section.all(.text("inside")).isEmpty)
  }

  @Test(arguments: Route.allCases) func columnsAndInspectors(_ route: Route) throws {
    let router = Router()
    let split = host(router, route, \.columns) { columns in
      NavigationSplitView(columnVisibility: columns) {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
    let inspector = host(router, route, \.isOpen) { isOpen in
      Text("content").inspector(isPresented: isOpen) { Text("inspector") }
    }
    #expect(split.all(.text("sidebar")).count == 1)
    router.columns = .detailOnly
    router.isOpen = true
    try split.settle()
    try inspector.settle()
    #expect(split.all(.text("sidebar")).isEmpty)
    #expect(inspector.all(.text("inspector")).count == 1)
  }

  @Test(arguments: Route.allCases) func controls(_ route: Route) throws {
    let router = Router()
    let field = host(router, route, \.text) { text in Text("content").searchable(text: text) }
    let picker = host(router, route, \.number) { number in
      Picker("Number", selection: number) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      .pickerStyle(.menu)
    }
    let stepper = host(router, route, \.number) { number in Stepper("Number", value: number) }
    router.text = "found"
    router.number = 2
    #expect(try field.get(.role(.textField, name: "Search")).value == "found")
    #expect(picker.all(.text("two")).count == 1)
    #expect(try stepper.get(.role(.stepper, name: "Number")).value == "2")
  }
}

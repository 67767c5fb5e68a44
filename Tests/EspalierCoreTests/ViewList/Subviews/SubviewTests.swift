// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierHosting
import EspalierNavigation
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

@MainActor
@Suite struct SubviewTests {
  private struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          if let first = subviews.first { first.named("first") }
          HStack(spacing: 0) { subviews.dropFirst() }.named("rest")
        }
      }
    }
  }

  @Test("a container finds the views that its content stands for, through groups, loops and bodies")
  func finding() throws {
    struct Pair: View {
      var body: some View {
        box(5, 5)
        box(6, 6)
      }
    }
    let card = try LaidOut {
      Card {
        Group { box(30, 10) }
        ForEach(0..<2) { _ in box(10, 20) }
        Pair()
        if false { box(100, 100) }
      }
    }
    #expect(try card["first"].size == CGSize(width: 30, height: 10))
    #expect(try card["rest"].size == CGSize(width: 31, height: 20))
  }

  @Test("ForEach(subviews:) wraps each of them")
  func forEach() throws {
    let row = try LaidOut {
      HStack(spacing: 0) {
        ForEach(
          subviews: Group {
            box(10, 10)
            box(20, 10)
          }
        ) { $0.padding(1) }
      }
    }
    #expect(row.size == CGSize(width: 34, height: 12))
  }

  @Test("what a modifier on a subview writes reaches it, below what was written inside")
  func environment() {
    var found: [String] = []
    struct Reader: View {
      @Environment(\.note) var note
      let report: (String) -> Void
      var body: some View {
        let _ = report(note)
        box(1, 1)
      }
    }
    let content = Group {
      Reader { found.append("plain \($0)") }
      Reader { found.append("own \($0)") }.environment(\.note, "own")
    }
    _ = ViewHost(
      VStack {
        Group(subviews: content) { subviews in
          ForEach(subviews) { $0.environment(\.note, "place") }
        }
      }
      .environment(\.note, "outside"))
    #expect(found == ["plain place", "own own"])
  }

  @Test("state stays with a subview while others come and go")
  func identity() throws {
    struct Counter: View {
      @State private var count = 0
      let name: String
      var body: some View { Text("\(name) \(count)").onTapGesture { count += 1 } }
    }
    struct Content: View {
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          Text("more").onTapGesture { names.insert("z", at: 0) }
          Group(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { subviews in
            ForEach(subviews) { $0.padding(1) }
          }
        }
      }
    }
    let host = ViewHost(Content(), size: CGSize(width: 200, height: 200))
    try host.get(.text("b 0")).tap()
    try host.get(.text("more")).tap()
    #expect(host.all(.text("b 1")).count == 1)
    #expect(host.all(.text("z 0")).count == 1)
  }

  @Test("container values go from a view to the container around it; the innermost counts")
  func values() {
    var found: [String] = []
    let content = Group {
      box(1, 1).containerValue(\.mark, "inner").containerValue(\.mark, "outer")
      box(1, 1)
    }
    _ = ViewHost(
      Group(subviews: content) { subviews in
        let _ = found = subviews.map(\.containerValues.mark)
        subviews
      })
    #expect(found == ["inner", "none"])
  }

  @Test("sections are distinguished, with their headers and footers")
  func sections() {
    var found: [[Int]] = []
    let content = Group {
      Section {
        box(1, 1)
        box(1, 1)
      } header: {
        box(2, 2)
      }
      box(1, 1)
      Section {
        box(1, 1)
      } footer: {
        box(3, 3)
      }
    }
    _ = ViewHost(
      Group(sections: content) { sections in
        let _ = found = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
        ForEach(sections) { section in VStack { section.content } }
      })
    #expect(found == [[1, 2, 0], [0, 1, 0], [0, 1, 1]])
    let height = measured(nil, nil) {
      VStack(spacing: 0) { ForEach(sections: content) { section in section.content } }
    }.height
    #expect(height == 4)
  }

  @Test("the trees of packages: a root makes a view of a list of views")
  func variadic() throws {
    struct Lines: _VariadicView.MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
          child
          if child.id != last { box(50, 1) }
        }
      }
    }
    struct Column: _VariadicView.UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View { VStack(spacing: 0) { children } }
    }
    let lines = measured(nil, nil) {
      VStack(spacing: 0) {
        _VariadicView.Tree(Lines()) {
          box(10, 10)
          box(10, 10)
        }
      }
    }
    #expect(lines == CGSize(width: 50, height: 21))
    let column = measured(nil, nil) {
      HStack(spacing: 0) {
        _VariadicView.Tree(Column()) {
          box(10, 10)
          box(10, 10)
        }
        box(5, 5)
      }
    }
    #expect(column == CGSize(width: 15, height: 20))
  }

  /// The case looks/variadic.
  @Test("the trees of packages: a root finds the ids that the program gives its views")
  func idsOfChildren() throws {
    struct Chosen: _VariadicView.MultiViewRoot {
      let log: @MainActor ([String?]) -> Void
      func body(children: _VariadicView.Children) -> some View {
        let _ = log(children.map { $0.id(as: String.self) })
        ForEach(children) { child in if child.id(as: Int.self) == 2 { child } }
      }
    }
    struct Page: View {
      let log: @MainActor ([String?]) -> Void
      @State private var id = 2
      var body: some View {
        VStack {
          ForEach([2], id: \.self) { _ in
            _VariadicView.Tree(Chosen(log: log)) {
              Text("a").id(1)
              Text("b").id(id)
              Text("c").id("x").padding()
              Text("d")
              ForEach([2, 3], id: \.self) { Text("e \($0)") }
            }
          }
          Button("Change") { id = 7 }
        }
      }
    }
    var found: [String?] = []
    let host = ViewHost(Page { found = $0 }, size: CGSize(width: 200, height: 300))
    #expect(found == [nil, nil, "x", nil, nil, nil])
    func shown() -> [String] { host.all(.role(.text)).compactMap(\.text).sorted() }
    #expect(shown() == ["b", "e 2"])
    try host.get(.text("Change")).tap()
    #expect(shown() == ["e 2"])
  }

  /// The case looks/variadic.
  @Test("the trees of packages: a root sets traits of its views for the containers around them")
  func givenTraits() throws {
    struct Height: _ViewTraitKey {
      static let defaultValue: CGFloat = 3
    }
    struct Giving: _VariadicView.MultiViewRoot {
      let height: CGFloat
      func body(children: _VariadicView.Children) -> some View { ForEach(children) { given($0) } }
      private func given(_ child: _VariadicView.Children.Element) -> some View {
        var child = child
        child[Height.self] += 1
        child[Height.self] += height
        return child
      }
    }
    struct Column: _VariadicView.UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        VStack(spacing: 0) { ForEach(children) { child in child.frame(height: child[Height.self]) } }
      }
    }
    struct Page: View {
      @State private var height: CGFloat = 10
      var body: some View {
        _VariadicView.Tree(Column()) {
          _VariadicView.Tree(Giving(height: height)) {
            Text("a")
            Text("b")._trait(Height.self, 20)
          }
        }
        .onTapGesture { height = 40 }
      }
    }
    let host = ViewHost(Page())
    #expect(host.size.height == 45)
    try host.get(.text("a")).tap()
    #expect(host.sizeThatFits(.unspecified).height == 105)
  }

  @Test("the trees of packages: a root reads the traits of its views by keys of its own")
  func ownTraits() {
    struct Height: _ViewTraitKey {
      static let defaultValue: CGFloat = 3
    }
    struct Column: _VariadicView.UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        VStack(spacing: 0) { ForEach(children) { child in child.frame(height: child[Height.self]) } }
      }
    }
    let column = measured(nil, nil) {
      _VariadicView.Tree(Column()) {
        box(10, 10)
        box(10, 10)._trait(Height.self, 20)._trait(Height.self, 40)
      }
    }
    #expect(column == CGSize(width: 10, height: 23))
  }

  /// Subviews that are shown in a container of the transform's own.
  private struct Stacked<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        VStack { ForEach(subviews) { $0.frame(maxWidth: .infinity) } }
      }
    }
  }

  @Test("Subviews go with the container that shows them", arguments: [true, false])
  func removal(_ isLazy: Bool) throws {
    struct Page: View {
      let isLazy: Bool
      @State var count = 2
      @State var isShown = true
      var body: some View {
        Button("Go") {
          isShown.toggle()
          count = isShown ? 2 : 0
        }
        if isShown {
          if isLazy {
            Group(subviews: ForEach(0..<count, id: \.self) { Text("row \($0)") }) { rows in
              ScrollView { LazyVStack { rows } }
            }
          } else {
            Stacked { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
          }
        }
      }
    }
    let host = ViewHost(Page(isLazy: isLazy), size: CGSize(width: 200, height: 200))
    for isShown in [false, true, false, true] {
      try host.get(.text("Go")).tap()
      try host.settle()
      #expect(host.all(.text("row 1")).count == (isShown ? 1 : 0))
    }
  }

  @Test("A view leaves a place whose environment differs from that of its list, both with values of their own")
  func leavingAnotherEnvironment() throws {
    struct Page: View {
      @State private var isOpen = true
      var body: some View {
        VStack {
          Button("Toggle") { isOpen.toggle() }
          Group(subviews: Group { if isOpen { Text("a") } }.environment(\.lineLimit, 1)) { views in
            HStack { ForEach(views) { $0 } }.font(.title)
          }
        }
      }
    }
    let host = ViewHost(Page())
    for count in [0, 1, 0] {
      try host.get(.text("Toggle")).tap()
      try host.settle()
      #expect(host.all(.text("a")).count == count)
    }
  }
}

private enum NoteKey: EnvironmentKey { static var defaultValue: String { "nothing" } }
extension EnvironmentValues {
  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

private enum MarkKey: ContainerValueKey { static var defaultValue: String { "none" } }
extension ContainerValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

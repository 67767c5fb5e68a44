// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierViewTestSupport
import Observation
import SwiftUI
import Testing
import ViewTesting

/// A host that is let go takes everything with it.
@MainActor
struct HostLifetimeTests {
  private final class Object: ObservableObject { @Published var value = 0 }
  @Observable final class Model { var value = 0 }

  private enum Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Stateful: View {
    @State private var count = 0
    @StateObject private var own = Object()
    @ObservedObject var object: Object
    @EnvironmentObject var shared: Object
    @Environment(Model.self) var model
    var body: some View { Text("\(count) \(own.value) \(object.value) \(shared.value) \(model.value)") }
  }

  /// Whether the host of a view ends with its last owner.
  private func ends(_ view: some View, then change: () -> Void = {}) -> Bool {
    var host: ViewHost? = ViewHost(view, size: CGSize(width: 100, height: 100))
    change()
    try? host?.update()
    weak let graph = host?.graph
    host = nil
    return graph == nil
  }

  @Test("a plain view")
  func plain() { #expect(ends(Text("text").padding())) }

  @Test("views with state and objects")
  func state() {
    let object = Object()
    let model = Model()
    let view = Stateful(object: object).environmentObject(object).environment(model)
    #expect(ends(view) { object.value += 1 })
    #expect(ends(view) { model.value += 1 })
    object.value += 1
    model.value += 1
  }

  @Test("appearance, change and geometry actions, tasks")
  func actions() {
    let object = Object()
    #expect(ends(Color.red.onAppear {}.onDisappear {}))
    #expect(ends(Color.red.onChange(of: object.value) {}))
    #expect(ends(Color.red.onGeometryChange(for: CGSize.self, of: \.size) { _ in }))
    #expect(ends(Color.red.task {}))
    #expect(ends(Color.red.task(id: 1) {}))
  }

  @Test("readers and writers of preferences and anchors")
  func preferences() {
    #expect(ends(Color.red.preference(key: Sum.self, value: 1).onPreferenceChange(Sum.self) { _ in }))
    #expect(ends(Color.red.preference(key: Sum.self, value: 1).transformPreference(Sum.self) { $0 += 1 }))
    #expect(ends(Color.red.preference(key: Sum.self, value: 1).overlayPreferenceValue(Sum.self) { Text("\($0)") }))
    #expect(ends(Color.red.publishingBounds().resolving(into: Recording())))
    #expect(
      ends(
        Color.red.transformAnchorPreference(key: AnchoredRects.self, value: .bounds) { $0.append($1) }
          .backgroundPreferenceValue(AnchoredRects.self) { Text("\($0.count)") }))
  }

  @Test("containers, erased views, conditions, readers")
  func containers() {
    #expect(ends(VStack { ForEach(0..<3) { Text("\($0)") } }))
    #expect(ends(HStack { AnyView(Text("a")).id(3) }))
    #expect(ends(GeometryReader { Text("\($0.size.width)") }.coordinateSpace(.named("s"))))
    #expect(ends(ZStack { Color.red.zIndex(1).layoutPriority(2) }.accessibilityIdentifier("z")))
  }

  @Test("a host that is let go while an animation runs takes everything with it")
  func animations() {
    struct Moving: View {
      @ObservedObject var object: Object
      var body: some View {
        Color.red.offset(x: CGFloat(object.value)).scaleEffect(CGFloat(1 + object.value))
          .frame(width: CGFloat(10 + object.value)).opacity(1 / Double(1 + object.value))
          .animation(.linear(duration: 5), value: object.value)
          .transaction { $0.disablesAnimations = false }
      }
    }
    let object = Object()
    #expect(ends(Moving(object: object)) { object.value = 10 })
  }

  @Test("onDisappear is called when the host goes, the last of all")
  func disappears() {
    let calls = Recording<String>()
    var host: ViewHost? = ViewHost(Color.red.onAppear { calls.add("A") }.onDisappear { calls.add("D") })
    #expect(calls.values == ["A"])
    withExtendedLifetime(host) {}
    host = nil
    #expect(calls.values == ["A", "D"])
  }

  @Test("1,000 hosts leave the graph as it was")
  func thousand() {
    let object = Object()
    let model = Model()
    func make(_ index: Int) {
      let view = VStack {
        Stateful(object: object).environmentObject(object).environment(model)
        ForEach(0..<3) { Text("\($0 + index)").publishingBounds() }
        if index % 2 == 0 { AnyView(Color.red).id(index).onAppear {}.onDisappear {} }
      }
      .resolving(into: Recording())
      _ = ViewHost(view).preference(Sum.self)
    }
    make(0)
    let before = Graph.statistics
    for index in 0..<1000 { make(index) }
    let after = Graph.statistics
    #expect(after.nodesLive == before.nodesLive)
    #expect(after.subgraphsLive == before.subgraphsLive)
    #expect(after.edgesLive == before.edgesLive)
  }
}

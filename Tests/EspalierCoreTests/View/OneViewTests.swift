// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A view in a container is one view: its body runs once, its objects are made once (specification S38, S55).
@MainActor
@Suite struct OneViewTests {
  private final class Model: ObservableObject {
    init(_ log: Log) { log.lines.append("model") }
  }

  private struct Child: View {
    let log: Log
    @StateObject private var model: Model
    init(_ log: Log) {
      self.log = log
      _model = StateObject(wrappedValue: Model(log))
    }
    var body: some View {
      let _ = log.lines.append("body")
      Text("child")
    }
  }

  private enum Place: CaseIterable {
    case stack, list, section, form, lazy, grid, lazyGrid, scroll, group, erased, fits, anyLayout, button, menu
    case navigation, overlay, labeled, picker, segmented, toggle, box, disclosure, sheet, cover, popover, tab,
      destination
    case subviews, split
  }

  @ViewBuilder private func view(_ place: Place, _ log: Log) -> some View {
    let yes = Binding.constant(true)
    switch place {
    case .stack: VStack { HStack { ZStack { Child(log) } } }
    case .list: List { Child(log) }
    case .section:
      List {
        Section {
          Child(log)
        } header: {
          Text("H")
        }
      }
    case .form: Form { Section("S") { Child(log) } }
    case .lazy: ScrollView { LazyVStack { ForEach(0..<1, id: \.self) { _ in Child(log) } } }
    case .grid: Grid { GridRow { Child(log) } }
    case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { Child(log) } }
    case .scroll: ScrollView([.horizontal, .vertical]) { Child(log) }
    case .group: VStack { Group { if true { Child(log) } } }
    case .erased: AnyView(AnyView(Child(log)))
    case .fits:
      ViewThatFits {
        Child(log)
        Text("other")
      }
    case .anyLayout: AnyLayout(HStackLayout()) { Child(log) }
    case .button:
      Button {
      } label: {
        Child(log)
      }
    case .menu:
      Menu {
        Text("item")
      } label: {
        Child(log)
      }
    case .navigation: NavigationStack { Child(log).navigationTitle("T") }
    case .overlay: Color.red.overlay { Child(log) }
    case .labeled: LabeledContent("L") { Child(log) }
    case .picker: Picker("P", selection: .constant(1)) { Child(log).tag(1) }.pickerStyle(.inline)
    case .segmented: Picker("P", selection: .constant(1)) { Child(log).tag(1) }.pickerStyle(.segmented)
    case .toggle: Toggle(isOn: yes) { Child(log) }
    case .box: GroupBox("B") { Child(log) }
    case .disclosure: DisclosureGroup("D", isExpanded: yes) { Child(log) }
    case .sheet: Color.red.sheet(isPresented: yes) { Child(log) }
    case .cover: Color.red.fullScreenCover(isPresented: yes) { Child(log) }
    case .popover: Color.red.popover(isPresented: yes) { Child(log) }
    case .tab: TabView { Child(log).tabItem { Text("T") } }
    case .destination: NavigationStack { Color.red.navigationDestination(isPresented: yes) { Child(log) } }
    case .subviews: Group(subviews: Child(log)) { $0 }
    case .split:
      NavigationSplitView {
        Child(log)
      } detail: {
        Text("detail")
      }
    }
  }

  @Test("S38, S55: a view's body runs once in every container", arguments: Place.allCases)
  private func once(_ place: Place) throws {
    let log = Log()
    let host = ViewHost(view(place, log), size: CGSize(width: 400, height: 400))
    try host.settle()
    #expect(host.all(.text("child")).count == 1)
    #expect(log.lines.filter { $0 == "model" }.count == 1)
    #expect(log.lines.filter { $0 == "body" }.count == 1)
  }
}

// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The content that a control in a bar presents looks as it does elsewhere: the bar's styles of controls stay in the bar.
@MainActor
@Suite struct PresentedStylesTests {
  enum Way: CaseIterable { case sheet, cover, popover }

  private struct Controls: View {
    @State private var isOn = true

    var body: some View {
      VStack {
        Button("Star", systemImage: "star") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Toggle("Toggle", isOn: $isOn)
        Label("Heart", systemImage: "heart")
        ControlGroup {
          Button("One") {}
          Button("Two") {}
        }
      }
    }
  }

  private struct Page: View {
    let way: Way
    let isInBar: Bool
    let placement: ToolbarItemPlacement
    @State private var isPresented = false

    private var opener: some View {
      Button("Open") { isPresented = true }
        .sheet(isPresented: way == .sheet ? $isPresented : .constant(false)) { Controls() }
        .fullScreenCover(isPresented: way == .cover ? $isPresented : .constant(false)) { Controls() }
        .popover(isPresented: way == .popover ? $isPresented : .constant(false)) { Controls() }
    }

    var body: some View {
      NavigationStack {
        VStack { if !isInBar { opener } }
          .toolbar { if isInBar { ToolbarItem(placement: placement) { opener } } }
      }
    }
  }

  /// The size of each control, and whether the names show.
  private func looks(
    _ way: Way, isInBar: Bool, _ look: Look, placement: ToolbarItemPlacement = .primaryAction
  ) throws -> [String] {
    let host = ViewHost(
      Page(way: way, isInBar: isInBar, placement: placement), size: CGSize(width: 500, height: 500), look: look)
    try host.get(.text("Open")).tap()
    try host.settle()
    return try ["Star", "Bordered", "Toggle", "One", "Two"].map { name in
      let frame = try host.get(.label(name)).frame
      return "\(name) \(frame.width) \(frame.height)"
    } + [host.all(.text("Star")).count, host.all(.text("Heart")).count].map { "\($0)" }
  }

  @Test("A sheet, a cover and a popover of a bar's button", arguments: Way.allCases, [Look.desktop, .phone])
  func styles(way: Way, look: Look) throws {
    let elsewhere = try looks(way, isInBar: false, look)
    #expect(try looks(way, isInBar: true, look) == elsewhere)
    #expect(try looks(way, isInBar: true, look, placement: .confirmationAction) == elsewhere)
  }

  @Test("A style around the stack reaches what is presented, as it does elsewhere")
  func outerStyle() throws {
    struct Wide: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.frame(width: 234) }
    }
    let page = Page(way: .sheet, isInBar: true, placement: .primaryAction).buttonStyle(Wide())
    let host = ViewHost(page, size: CGSize(width: 500, height: 500))
    try host.get(.text("Open")).tap()
    try host.settle()
    #expect(try host.get(.label("One")).frame.width == 234)
  }

  @Test("A bar in a sheet of a bar's button has its styles again")
  func barInSheet() throws {
    struct Sheet: View {
      var body: some View {
        NavigationStack {
          Text("Inside").toolbar { Button("Inner", systemImage: "star") {} }
        }
      }
    }
    struct Outer: View {
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          Text("Page").toolbar {
            Button("Open") { isPresented = true }.sheet(isPresented: $isPresented) { Sheet() }
          }
        }
      }
    }
    func size<V: View>(_ view: V, opens: Bool) throws -> CGSize {
      let host = ViewHost(view, size: CGSize(width: 500, height: 500))
      if opens {
        try host.get(.text("Open")).tap()
        try host.settle()
      }
      return try host.get(.label("Inner")).frame.size
    }
    let (inSheet, alone) = try (size(Outer(), opens: true), size(Sheet(), opens: false))
    #expect(abs(inSheet.width - alone.width) < 0.01 && abs(inSheet.height - alone.height) < 0.01)
  }
}

// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Views do not move to their first values; later changes move them.
@MainActor
struct FirstFrameTests {
  @Test("the first values are shown as they are")
  func firstValues() throws {
    let host = ViewHost(
      bar(100).animation(.linear(duration: 1), value: 1).modifier(LegacyAnimation(animation: .linear(duration: 1))),
      size: CGSize(width: 200, height: 10))
    #expect(try host.get(.identifier("c")).frame.width == 100)
  }

  private struct Measured: View {
    @State private var width: CGFloat = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        blank(80, 5).onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        bar(width).animation(.linear(duration: 1), value: width)
      }
    }
  }

  @Test("values that layout gives back in the first frame are shown as they are")
  func feedback() throws {
    #expect(try ViewHost(Measured()).get(.identifier("c")).frame.width == 80)
  }

  private struct Appearing: View {
    let explicit: Bool
    @State private var width: CGFloat = 0
    var body: some View {
      bar(width).animation(explicit ? nil : .linear(duration: 1), value: explicit ? 0 : width)
        .onAppear { if explicit { withAnimation(.linear(duration: 1)) { width = 100 } } else { width = 100 } }
    }
  }

  @Test("what onAppear changes moves from the beginning", arguments: [true, false])
  func appearance(explicit: Bool) throws {
    let host = ViewHost(Appearing(explicit: explicit), size: CGSize(width: 200, height: 10))
    expectNear(try host.get(.identifier("c")).frame.width, 0)
    try host.advance(by: .milliseconds(500))
    expectNear(try host.get(.identifier("c")).frame.width, 50)
  }

  private struct Spinner: View {
    @State private var isTurning = false
    var body: some View {
      bar(10).offset(x: isTurning ? 100 : 0)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isTurning = true } }
    }
  }

  @Test("a spinner that onAppear starts turns for ever")
  func spinner() throws {
    let host = ViewHost(Spinner(), size: CGSize(width: 10, height: 10))
    try host.advance(by: .milliseconds(3250))
    expectNear(try host.get(.identifier("c")).frame.minX, 25)
  }

  private struct Pulse: View {
    @State private var isOn = false
    var body: some View {
      bar(20).scaleEffect(isOn ? 2 : 1)
        .animation(.linear(duration: 1).repeatForever(), value: isOn)
        .onAppear { isOn = true }
    }
  }

  /// Something above whose height is known after the first layout.
  private struct Below<Content: View>: View {
    let content: Content
    @State private var height: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: height)
        blank(10, 30).onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
        content
      }
    }
  }

  @Test("S14, S17: what onAppear moves with its value is not moved by what layout gives back", arguments: 0..<4)
  func pulseStaysInItsPlace(_ container: Int) throws {
    let view: AnyView
    switch container {
    case 0: view = AnyView(Below(content: Pulse()))
    case 1: view = AnyView(NavigationStack { Pulse().navigationTitle("Title") })
    case 2:
      view = AnyView(TabView { NavigationStack { Pulse().toolbar { Button("Item") {} } }.tabItem { Text("Tab") } })
    default:
      view = AnyView(
        NavigationSplitView {
          Text("Side")
        } detail: {
          Pulse().navigationTitle("Title")
        })
    }
    for look in [Look.desktop, .phone] {
      let host = ViewHost(view, size: CGSize(width: 900, height: 600), look: look)
      let bar = try host.get(.identifier("c"))
      let (middle, width) = (bar.frame.midY, bar.frame.width)
      try host.advance(by: .milliseconds(500))
      expectNear(bar.frame.midY, middle)
      expectNear(bar.frame.width, width * 1.5)
    }
  }

  private struct Inserted: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Show") { isShown = true }
        if isShown { Below(content: Pulse()) }
      }
    }
  }

  @Test("what layout gives back does not move what onAppear moves in a branch that comes later")
  func pulseInBranch() throws {
    let host = ViewHost(Inserted(), size: CGSize(width: 300, height: 600))
    try host.get(.text("Show")).tap()
    let middle = try host.get(.identifier("c")).frame.midY
    try host.advance(by: .milliseconds(500))
    expectNear(try host.get(.identifier("c")).frame.midY, middle)
    expectNear(try host.get(.identifier("c")).frame.width, 30)
  }
}

// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting
@testable import EspalierApps

/// The behaviours that the content sets for its window, and the size that a scene gives new windows, without a display.
@MainActor
@Suite("Behaviours of windows")
struct WindowBehaviorTests {
  private struct Busy: View {
    @State private var isBusy = false
    var body: some View {
      VStack {
        Button("Work") { isBusy.toggle() }
        Text("first").windowResizeBehavior(.disabled)
      }
      .windowResizeBehavior(.enabled)
      .windowDismissBehavior(isBusy ? .disabled : .automatic)
    }
  }

  @Test("A window follows its content, of several modifiers the innermost one", arguments: [false, true])
  func follows(_ isInTabs: Bool) throws {
    let host = ViewHost(
      isInTabs ? AnyView(TabView { Tab("A", systemImage: "star") { Busy() } }) : AnyView(Busy()),
      size: CGSize(width: 300, height: 200))
    #expect(host.graph.windowBehaviors.resize == .disabled)
    #expect(host.graph.windowBehaviors.dismiss == .automatic && host.graph.windowBehaviors.minimize == .automatic)
    try host.get(.role(.button, name: "Work")).tap()
    #expect(host.graph.windowBehaviors.dismiss == .disabled)
  }

  private struct Placed: App {
    var body: some Scene {
      WindowGroup { Color.red.frame(minWidth: 120, idealWidth: 150, minHeight: 80, idealHeight: 90) }
        .defaultWindowPlacement { content, context in
          let least = content.sizeThatFits(.zero)
          return WindowPlacement(.center, width: least.width + context.defaultDisplay.visibleRect.width / 2)
        }
        .windowIdealPlacement { _, _ in WindowPlacement() }
        .windowLevel(.floating)
        .windowManagerRole(.principal)
        .windowIdealSize(.fitToContent)
        .persistentSystemOverlays(.hidden)
      UtilityWindow("Tools", id: "tools") { Text("tools") }
        .windowBackgroundDragBehavior(.enabled)
        .defaultSize(width: 70, height: 60)
    }
  }

  @Test("A scene chooses the size of new windows by the content and the display; a missing length is the content's")
  func placement() throws {
    let (app, windows) = WindowProgram(Placed.self).start()
    defer { app.update() }
    let sources = windows.sources
    let source = try #require(sources.first)
    let graph = ViewGraph(root: WindowRoot(source), environment: EnvironmentValues(), size: Proposal(CGSize.zero))
    graph.update()
    let display = CGRect(x: 0, y: 0, width: 1000, height: 700)
    #expect(source.settings.defaultSize(of: graph, on: display) == CGSize(width: 620, height: 90))
    let tools = try #require(sources.last)
    #expect(tools.id == "tools" && tools.isSingle && tools.settings.backgroundDrag == .enabled)
    #expect(tools.settings.defaultSize(of: graph, on: display) == CGSize(width: 70, height: 60))
  }
}

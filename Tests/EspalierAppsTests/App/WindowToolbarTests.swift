// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierNavigation
import EspalierPrimitives
import Foundation
import Testing
import ViewTesting

/// Toolbars outside of navigation containers belong to the window.
@MainActor
@Suite("Toolbars of windows")
struct WindowToolbarTests {
  private struct Program: App {
    nonisolated(unsafe) static var added = 0
    init() {}
    var body: some Scene {
      WindowGroup {
        Color.red.accessibilityIdentifier("content").toolbar {
          ToolbarItem { Button("Add") { Self.added += 1 } }
          ToolbarItem(placement: .bottomBar) { Text("3 items") }
        }
      }
    }
  }

  private struct Plain: App {
    init() {}
    var body: some Scene { WindowGroup { NavigationStack { Text("Page").toolbar { Button("Add") {} } } } }
  }

  @Test("Items of a window's toolbar are in bars above and below the content, outside of its safe area")
  func bars() throws {
    let host = ViewHost(AppView(Program()), size: CGSize(width: 300, height: 400))
    #expect(try host.get(.identifier("content")).frame == CGRect(x: 0, y: 44, width: 300, height: 312))
    #expect(try host.get(.text("3 items")).frame.minY > 356)
    Program.added = 0
    try host.get(.text("Add")).tap()
    #expect(Program.added == 1)
  }

  @Test("A phone shows none of them; what a stack shows is not shown twice")
  func others() throws {
    let phone = ViewHost(AppView(Program()), size: CGSize(width: 300, height: 400), look: .phone)
    #expect(phone.all(.text("Add")).isEmpty)
    let stack = ViewHost(AppView(Plain()), size: CGSize(width: 300, height: 400))
    #expect(stack.all(.text("Add")).count == 1)
  }
}

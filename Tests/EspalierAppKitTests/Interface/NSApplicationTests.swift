// SPDX-License-Identifier: MIT

import EspalierAppKit
import EspalierApps
import EspalierPrimitives
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("NSApplication", .serialized)
struct NSApplicationTests {
  final class Delegate: NSObject, NSApplicationDelegate {
    private(set) var calls: [String] = []
    var reply = NSApplication.TerminateReply.terminateNow
    func applicationWillFinishLaunching(_ notification: Notification) { calls.append("will launch") }
    func applicationDidFinishLaunching(_ notification: Notification) {
      calls.append("launched by \(notification.object is NSApplication)")
    }
    func applicationDidBecomeActive(_ notification: Notification) { calls.append("active") }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { reply }
  }

  private struct Program: App {
    @NSApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene { WindowGroup { Text("Content") } }
  }

  @Test("A delegate follows the start, and keeps the program") func delegateFollowsStartKeeps() {
    _ = WindowProgram(Program.self).start()
    let delegate = Program().delegate
    #expect(NSApp.delegate === delegate)
    #expect(delegate.calls == ["will launch"])
    ProgramLife.shared.windowsOpened()
    ProgramLife.shared.changePhase(to: .active)
    #expect(delegate.calls == ["will launch", "launched by true", "active"])
    #expect(NSApp.isActive)
    #expect(!ProgramLife.shared.endsWithLastWindow)
    #expect(ProgramLife.shared.mayEnd())
    delegate.reply = .terminateCancel
    #expect(!ProgramLife.shared.mayEnd())
    // A delegate without a method for addresses leaves them to onOpenURL.
    #expect(!ProgramLife.shared.open([URL(string: "https://example.org")!]))
    ProgramLife.shared.changePhase(to: .background)
  }

  @Test("Windows are absent in a program without a display") func withoutWindowsThereNone() {
    #expect(NSApp.windows.isEmpty)
    #expect(NSApp.keyWindow == nil)
    #expect(NSApp.setActivationPolicy(.accessory))
    #expect(NSApp.activationPolicy() == .accessory)
  }

  @Test("An action of the delegate's is found") func actionDelegateSFound() {
    @MainActor final class Target: NSObject {
      var count = 0
      func pressed(_ sender: Any?) { count += 1 }
    }
    let target = Target()
    let item = NSMenuItem(title: "Press", action: Selector("pressed:", Target.pressed), keyEquivalent: "p")
    item.target = target
    let menu = NSMenu(title: "Menu")
    menu.addItem(item)
    menu.performActionForItem(at: 0)
    #expect(target.count == 1)
    #expect(!NSApp.sendAction("no such method", to: target, from: nil))
  }
}

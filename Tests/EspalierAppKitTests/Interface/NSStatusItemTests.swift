// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierAppKit

/// Items of the menu bar, and popovers beside views.
@MainActor @Suite("Status items and popovers", .serialized)
struct NSStatusItemTests {
  final class Target: NSObject, NSMenuDelegate, NSPopoverDelegate {
    var events: [String] = []
    @MainActor func chosen(_ sender: Any?) { events.append((sender as? NSMenuItem)?.title ?? "button") }
    func menuNeedsUpdate(_ menu: NSMenu) { events.append("update") }
    func menuDidClose(_ menu: NSMenu) { events.append("closed") }
    func popoverDidShow(_ notification: Notification) { events.append("shown") }
    func popoverDidClose(_ notification: Notification) { events.append("ended") }
  }

  private func host(_ item: NSStatusItem) -> ViewHost<StatusItemContent> {
    ViewHost(StatusItemContent(item: item, changes: item.changes), size: CGSize(width: 240, height: 300))
  }

  @Test("A button shows its title and calls its method") func button() throws {
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    let (host, target) = (host(item), Target())
    let button = try #require(item.button)
    button.attributedTitle = NSAttributedString(string: "25:00", attributes: [.font: NSFont.systemFont(ofSize: 20)])
    button.image = NSImage(systemSymbolName: "clock", accessibilityDescription: nil)
    button.imagePosition = .imageLeft
    button.target = target
    button.action = Selector("chosen:", Target.chosen)
    try host.advance(by: .seconds(0.1))
    try host.get(.text("25:00")).tap()
    #expect(target.events == ["button"])
    button.title = "24:59"
    try host.advance(by: .seconds(0.1))
    _ = try host.get(.text("24:59"))
    #expect(button.attributedTitle.string == "24:59")
  }

  @Test("A press shows the menu, whose items call their methods and close it") func menu() throws {
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
    let target = Target()
    item.button?.title = "App"
    let menu = NSMenu()
    menu.delegate = target
    menu.addItem(withTitle: "Open", action: Selector("chosen:", Target.chosen), keyEquivalent: "o").target = target
    menu.addItem(.separator())
    let hidden = menu.addItem(withTitle: "Hidden", action: nil, keyEquivalent: "")
    hidden.isHidden = true
    menu.addItem(withTitle: "Quit", action: Selector("chosen:", Target.chosen), keyEquivalent: "q").target = target
    item.menu = menu
    let host = host(item)
    #expect((try? host.get(.text("Open"))) == nil)
    try host.get(.text("App")).tap()
    try host.advance(by: .seconds(0.1))
    #expect(target.events == ["update"])
    #expect((try? host.get(.text("Hidden"))) == nil)
    try host.get(.text("Open")).tap()
    try host.advance(by: .seconds(0.1))
    #expect(target.events.contains("Open") && target.events.contains("closed"))
    #expect((try? host.get(.text("Quit"))) == nil)
    #expect(menu.index(of: hidden) == 2)
  }

  @Test("A popover of a status item is below its button, until it is closed") func statusPopover() throws {
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    let button = try #require(item.button)
    button.title = "Timer"
    let (popover, target) = (NSPopover(), Target())
    popover.delegate = target
    popover.contentViewController = NSViewController()
    popover.contentViewController?.view = NSHostingView(rootView: Text("Inside").padding())
    popover.contentSize = CGSize(width: 200, height: 80)
    let host = host(item)
    #expect(!popover.isShown)
    popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
    #expect(popover.isShown)
    try host.advance(by: .seconds(0.1))
    _ = try host.get(.text("Inside"))
    popover.performClose(nil)
    try host.advance(by: .seconds(0.1))
    #expect(!popover.isShown && target.events == ["shown", "ended"])
    #expect((try? host.get(.text("Inside"))) == nil)
  }

  @Test("A popover of a view in a tree is a panel, which ends with the popover") func viewPopover() throws {
    struct Shown: NSViewRepresentable {
      let view: NSView
      func makeNSView(context: Context) -> NSView { view }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    let (root, popover) = (NSView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)), NSPopover())
    popover.show(relativeTo: .zero, of: root, preferredEdge: .maxY)
    #expect(!popover.isShown)
    let controller = NSViewController()
    let label = NSTextField(labelWithString: "Label in a panel")
    label.frame = CGRect(x: 0, y: 0, width: 160, height: 20)
    controller.view = NSView(frame: CGRect(x: 0, y: 0, width: 160, height: 20))
    controller.view.addSubview(label)
    popover.contentViewController = controller
    popover.contentSize = CGSize(width: 160, height: 20)
    let host = ViewHost(Shown(view: root).frame(width: 60, height: 20), size: CGSize(width: 400, height: 300))
    popover.show(relativeTo: .zero, of: root, preferredEdge: .minY)
    try host.advance(by: .seconds(1))
    _ = try host.get(.text("Label in a panel"))
    popover.close()
    try host.advance(by: .seconds(1))
    #expect((try? host.get(.text("Label in a panel"))) == nil && !popover.isShown)
  }
}

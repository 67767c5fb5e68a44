// SPDX-License-Identifier: MIT

import EspalierAppKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("NSViewRepresentable")
struct NSViewRepresentableTests {
  private struct Shown<Content: NSView>: NSViewRepresentable {
    let view: Content
    func makeNSView(context: Context) -> Content { view }
    func updateNSView(_ view: Content, context: Context) {}
  }

  @Test("Relations place a view, y growing upwards") func relationsPlaceViewUpwards() {
    let (root, view) = (NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), NSView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 35, width: 20, height: 10))
  }

  @Test("A button calls its target, and a changed title is shown") func buttonCallsTargetTitle() throws {
    @MainActor final class Target: NSObject {
      func pressed(_ sender: NSButton) { sender.title = "Pressed" }
    }
    let target = Target()
    let button = NSButton(title: "Press", target: target, action: Selector("pressed:", Target.pressed))
    let host = ViewHost(Shown(view: button), size: CGSize(width: 200, height: 100))
    try host.get(.text("Press")).tap()
    _ = try host.get(.text("Pressed"))
  }

  @Test("Typing in a field reaches its delegate") func typingFieldReachesDelegate() {
    final class Follower: NSObject, NSTextFieldDelegate {
      var events: [String] = []
      func controlTextDidBeginEditing(_ obj: Notification) { events.append("begin") }
      func controlTextDidChange(_ obj: Notification) {
        events.append(MainActor.assumeIsolated { (obj.object as? NSTextField)?.stringValue ?? "" })
      }
    }
    let (field, follower) = (NSTextField(string: ""), Follower())
    field.delegate = follower
    let host = ViewHost(Shown(view: field).frame(height: 24), size: CGSize(width: 200, height: 100))
    host.pointer.tap(at: CGPoint(x: 60, y: 50))
    host.keys.type("ab")
    #expect(follower.events == ["begin", "a", "ab"])
  }
}

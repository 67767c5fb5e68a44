// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Touches of a view of UIKit", .serialized)
struct UITouchTests {
  /// Keeps what happens to it.
  private class Pad: UIView {
    var events: [String] = []
    var takes: (CGPoint) -> Bool = { _ in true }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { takes(point) }
    private func note(_ name: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let (place, old) = (touch.location(in: self), touch.previousLocation(in: self))
      events.append("\(name) \(Int(place.x)),\(Int(place.y)) after \(Int(old.x)),\(Int(old.y))")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  }

  private func host(_ view: UIView) -> ViewHost<some View> {
    ViewHost(Shown(view: view), size: CGSize(width: 200, height: 100))
  }

  @Test("A view of the program's class receives touches in its coordinates") func receives() {
    let (root, pad) = (UIView(), Pad(frame: CGRect(x: 50, y: 20, width: 100, height: 60)))
    root.addSubview(pad)
    let host = host(root)
    host.pointer.tap(at: CGPoint(x: 10, y: 10))
    #expect(pad.events.isEmpty)
    host.pointer.press(at: CGPoint(x: 60, y: 30))
    host.pointer.move(to: CGPoint(x: 80, y: 35))
    host.pointer.release(at: CGPoint(x: 80, y: 35))
    #expect(pad.events.first == "began 10,10 after 10,10")
    #expect(pad.events.contains("moved 30,15 after 10,10"))
    #expect(pad.events.last?.hasPrefix("ended 30,15") == true, "\(pad.events)")
  }

  @Test("A touch begins where the view's own method has it") func inside() {
    let pad = Pad()
    pad.takes = { $0.x < 100 }
    let host = host(pad)
    host.pointer.tap(at: CGPoint(x: 150, y: 50))
    #expect(pad.events.isEmpty)
    host.pointer.tap(at: CGPoint(x: 50, y: 50))
    #expect(pad.events.count == 2)
  }

  @Test("A view that is not touched receives nothing") func disabled() {
    let pad = Pad()
    pad.isUserInteractionEnabled = false
    host(pad).pointer.tap(at: CGPoint(x: 50, y: 50))
    #expect(pad.events.isEmpty)
  }

  @Test("The next responder receives what a view does not") func responders() {
    final class Plain: UIView {}
    let (pad, plain) = (Pad(), Plain(frame: CGRect(x: 20, y: 20, width: 50, height: 50)))
    pad.addSubview(plain)
    plain.touchesBegan([UITouch()], with: nil)
    #expect(pad.events == ["began 0,0 after 0,0"])
  }

  @Test("A place has the innermost view, of the latest of its siblings") func hits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (a, b, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
    b.frame = CGRect(x: 50, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    root.addSubview(a)
    root.addSubview(b)
    b.addSubview(inner)
    #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === a)
    #expect(root.hitTest(CGPoint(x: 65, y: 15), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 90, y: 15), with: nil) === b)
    b.isHidden = true
    #expect(root.hitTest(CGPoint(x: 65, y: 15), with: nil) === a)
    #expect(root.hitTest(CGPoint(x: 300, y: 15), with: nil) == nil)
  }

  @Test("Layers of windows are numbers") func levels() {
    #expect((UIWindow.Level.alert + 1).rawValue > UIWindow.Level.alert.rawValue)
    #expect(UIWindow.Level.normal.rawValue == 0)
  }
}

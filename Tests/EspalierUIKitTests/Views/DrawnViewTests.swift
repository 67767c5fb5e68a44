// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A view of UIKit in SwiftUI, as a test makes it.
struct Shown<Content: UIView>: UIViewRepresentable {
  let view: Content
  var update: (Content) -> Void = { _ in }
  func makeUIView(context: Context) -> Content { view }
  func updateUIView(_ view: Content, context: Context) { update(view) }
}

@MainActor @Suite("UIView in SwiftUI", .serialized)
struct DrawnViewTests {
  private func host<V: View>(_ view: V, width: CGFloat = 200, height: CGFloat = 100) -> ViewHost<V> {
    ViewHost(view, size: CGSize(width: width, height: height))
  }

  @Test("A view has the size of its place, and lays out the views in it") func viewSizePlaceLays() throws {
    final class Row: UIView {
      let label = UILabel()
      override func layoutSubviews() {
        super.layoutSubviews()
        label.text = "\(Int(bounds.width)) wide"
        label.frame = bounds.insetBy(dx: 10, dy: 10)
      }
    }
    let row = Row()
    row.addSubview(row.label)
    let host = host(Shown(view: row).frame(width: 120, height: 50))
    _ = try host.get(.text("120 wide"))
    #expect(row.frame.size == CGSize(width: 120, height: 50))
  }

  @Test("A changed property is shown without an update of the representable") func changedPropertyShownWithout() throws
  {
    let label = UILabel()
    label.text = "before"
    var updates = 0
    let host = host(Shown(view: label) { _ in updates += 1 })
    _ = try host.get(.text("before"))
    label.text = "after"
    try host.advance(by: .seconds(0.1))
    _ = try host.get(.text("after"))
    #expect(updates == 1)
  }

  @Test("A hidden view is not shown, and one that is added is") func hiddenViewShownAdded() throws {
    let (root, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    label.text = "text"
    label.isHidden = true
    root.addSubview(label)
    let host = host(Shown(view: root))
    #expect((try? host.get(.text("text"))) == nil)
    label.isHidden = false
    try host.advance(by: .seconds(0.1))
    _ = try host.get(.text("text"))
    label.removeFromSuperview()
    try host.advance(by: .seconds(0.1))
    #expect((try? host.get(.text("text"))) == nil)
  }

  @Test("A tap is recognized in the view that it hits") func tapRecognizedViewHits() throws {
    @MainActor final class Target: NSObject {
      var place: CGPoint?
      func tapped(_ sender: UITapGestureRecognizer) { place = sender.location(in: sender.view) }
    }
    let (root, box, target) = (UIView(), UIView(frame: CGRect(x: 50, y: 20, width: 40, height: 40)), Target())
    root.addSubview(box)
    box.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector("tapped:", Target.tapped)))
    let host = host(Shown(view: root))
    host.pointer.tap(at: CGPoint(x: 10, y: 10))
    #expect(target.place == nil)
    host.pointer.tap(at: CGPoint(x: 55, y: 30))
    #expect(target.place == CGPoint(x: 5, y: 10))
  }

  @Test("A button performs its actions, and a disabled one does not") func buttonPerformsActionsDisabled() throws {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in count += 1 })
    let host = host(Shown(view: button))
    try host.get(.text("Press")).tap()
    #expect(count == 1)
    button.isEnabled = false
    try host.advance(by: .seconds(0.1))
    host.pointer.tap(at: CGPoint(x: 100, y: 50))
    #expect(count == 1)
  }

  @Test("A class of the program draws its picture, and its background") func classProgramDrawsPicture() throws {
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      view.layer.render(in: context.cgContext)
    }
    let pixels = try #require(image.cgImage)
    let data = [UInt8](pixels.data)
    let last = data.count - 4
    #expect(data[2] > data[0] && data[last] > data[last + 2])
  }

  @Test("A view in a tree that is not drawn has a placeholder") func viewTreeNotDrawn() {
    let root = UIView()
    root.addSubview(UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    let host = host(Shown(view: root))
    #expect(host.warnings.contains { "\($0)".contains("views of UITableView are not drawn on Linux") })
  }

  @Test("A view knows its window while it is shown") func viewKnowsWindowShown() throws {
    final class Counting: UIView {
      var moves: [Bool] = []
      override func didMoveToWindow() { moves.append(window != nil) }
    }
    struct Toggled: View {
      let view: UIView
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Shown(view: view) }
          Button("Hide") { isShown = false }
        }
      }
    }
    let (root, inner) = (UIView(), Counting())
    root.addSubview(inner)
    let host = host(Toggled(view: root))
    #expect(inner.moves.last == true)
    try host.get(.text("Hide")).tap()
    #expect(inner.moves.last == false)
  }
}

// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// A tree of views of AppKit under its root, in the size that SwiftUI gives it.
///
/// Reads the views' values after each of their changes; produces views of SwiftUI in the places that AppKit's layout has. Costs
/// O(views) of the tree for each change.
struct NSViewRootView: View {
  let view: NSView
  @ObservedObject var changes: TreeChanges
  /// The number of updates of the representable, which makes the body run anew.
  let pass: Int
  let size: @MainActor (ProposedViewSize) -> CGSize

  var body: some View {
    RepresentedLayout(size: { proposal in changes.updating { size(proposal) } }) {
      GeometryReader { proxy in
        let size = proxy.size
        let _ = changes.updating {
          if view.frame.size != size { view.setFrameSize(size) }
          view.layoutSubtreeIfNeeded()
        }
        NSViewTree(view: view, count: changes.count)
      }
    }
    .onAppear {
      view.changes = changes
      view.windowChanged()
    }
    .onDisappear {
      view.changes = nil
      view.windowChanged()
    }
  }
}

/// One view of AppKit with those in it, in its own coordinates.
struct NSViewTree: View {
  let view: NSView
  /// The number of changes, which makes the body run anew.
  let count: Int

  var body: some View {
    DrawnBoxView(view.drawnBox) {
      if view is any PlaceholderView {
        NSViewPlaceholder(name: "\(type(of: view))", around: view.superview.map { "\(type(of: $0))" } ?? "NSView")
      } else {
        if view.drawsItself { NSViewDrawing(view: view, count: count) }
        view.shownContent(NSViewSubviews(view: view, count: count))
      }
    }
    .modifier(NSViewClicks(view: view))
    .modifier(NSViewPopover(view: view, count: count))
    .help(view.toolTip ?? "")
  }
}

/// A view in a tree that is not drawn.
private struct NSViewPlaceholder: View {
  let name: String
  let around: String

  var body: some View {
    let _ = PlatformPlaceholder.report(name, of: around)
    PlatformPlaceholder(name)
  }
}

/// The views in a view of AppKit.
struct NSViewSubviews: View {
  let view: NSView
  let count: Int

  private struct Entry: Identifiable {
    let view: NSView
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }

  var body: some View {
    let shown = view.subviews.filter { !$0.isHidden }.map(Entry.init)
    if !shown.isEmpty {
      ZStack(alignment: .topLeading) {
        ForEach(shown) { entry in
          let frame = entry.view.placedFrame
          NSViewTree(view: entry.view, count: count).position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }
}

/// The picture that a class of the program draws.
private struct NSViewDrawing: View {
  let view: NSView
  let count: Int

  var body: some View {
    Canvas { context, size in
      let drawing = CGContext(size: size, environment: context.environment)
      onMainQueue {
        if !view.isFlipped { drawing.turnUpright() }
        GraphicsStack.push(drawing)
        view.draw(CGRect(origin: .zero, size: size))
        view.needsDisplay = false
        GraphicsStack.pop()
      }
      context.draw(drawing.list)
    }
    .allowsHitTesting(false)
  }
}

/// The recognizers of clicks of a view.
private struct NSViewClicks: ViewModifier {
  let view: NSView

  func body(content: Content) -> some View {
    let clicks = view.gestureRecognizers.compactMap { $0 as? NSClickGestureRecognizer }
    if let first = clicks.first {
      content.contentShape(Rectangle())
        .gesture(
          SpatialTapGesture(count: first.numberOfClicksRequired).onEnded { value in
            let y = view.isFlipped ? value.location.y : view.frame.height - value.location.y
            for click in clicks { click.recognize(at: CGPoint(x: value.location.x, y: y)) }
          })
    } else {
      content
    }
  }
}

extension NSView {
  fileprivate var drawnBox: DrawnBox {
    var box = DrawnBox()
    box.frame = CGRect(origin: .zero, size: frame.size)
    box.opacity = Double(alphaValue)
    box.isHidden = isHidden
    box.clips = clipsToBounds
    box.layer = layer
    return box
  }

  /// Whether the class is one of a program, which may draw.
  fileprivate var drawsItself: Bool { !Self.libraryClasses.contains(type(of: self)) }

  private static let libraryClasses = LibraryClasses()
}

/// The classes of this module, which draw nothing by `draw(_:)` while SwiftUI shows them.
@MainActor
private final class LibraryClasses {
  private var known: [ObjectIdentifier: Bool] = [:]

  func contains(_ type: AnyClass) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let name = String(reflecting: type)
    let answer = name.hasPrefix("EspalierAppKit.") || type is any ShownInSwiftUI.Type
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

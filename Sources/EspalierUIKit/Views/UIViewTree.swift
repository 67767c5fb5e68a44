// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import EspalierSystemColors
import Foundation

/// A tree of views of UIKit under its root, in the size that SwiftUI gives it.
///
/// Reads the views' values after each of their changes; produces views of SwiftUI in the places that UIKit's layout has. Costs
/// O(views) of the tree for each change.
struct UIViewRootView: View {
  let view: UIView
  @ObservedObject var changes: TreeChanges
  /// The number of updates of the representable, which makes the body run anew.
  let pass: Int
  let size: @MainActor (ProposedViewSize) -> CGSize

  var body: some View {
    RepresentedLayout(size: { proposal in changes.updating { size(proposal) } }) {
      GeometryReader { proxy in
        let size = proxy.size
        let _ = changes.updating {
          if view.bounds.size != size { view.frame = CGRect(origin: .zero, size: size) }
          view.layoutIfNeeded()
        }
        UIViewTree(view: view, count: changes.count)
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

/// One view of UIKit with those in it, in its own coordinates.
struct UIViewTree: View {
  let view: UIView
  /// The number of changes, which makes the body run anew.
  let count: Int

  var body: some View {
    DrawnBoxView(view.drawnBox) {
      if view is any PlaceholderView {
        UIViewPlaceholder(name: "\(type(of: view))", around: view.superview.map { "\(type(of: $0))" } ?? "UIView")
      } else {
        if view.drawsItself { UIViewDrawing(view: view, count: count) }
        view.shownContent(UIViewSubviews(view: view, count: count))
      }
    }
    .modifier(UIViewTouches(view: view))
    .modifier(UIViewAccessibility(view: view))
    .modifier(UIViewStyle(style: view.overrideUserInterfaceStyle))
  }
}

/// A view in a tree that is not drawn.
private struct UIViewPlaceholder: View {
  let name: String
  let around: String

  var body: some View {
    let _ = PlatformPlaceholder.report(name, of: around)
    PlatformPlaceholder(name)
  }
}

/// The views in a view of UIKit.
struct UIViewSubviews: View {
  let view: UIView
  let count: Int

  private struct Entry: Identifiable {
    let view: UIView
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }

  var body: some View {
    let shown = view.subviews.filter { !$0.isHidden }.map(Entry.init)
    if !shown.isEmpty {
      ZStack(alignment: .topLeading) {
        ForEach(shown) { entry in
          UIViewTree(view: entry.view, count: count).position(x: entry.view.center.x, y: entry.view.center.y)
        }
      }
    }
  }
}

/// The picture that a class of the program draws.
private struct UIViewDrawing: View {
  let view: UIView
  let count: Int

  var body: some View {
    Canvas { context, size in
      let drawing = CGContext(size: size, environment: context.environment)
      GraphicsStack.push(drawing)
      onMainQueue { view.draw(CGRect(origin: .zero, size: size)) }
      GraphicsStack.pop()
      context.draw(drawing.list)
    }
    .allowsHitTesting(false)
  }
}

/// The appearance that a view overrides.
private struct UIViewStyle: ViewModifier {
  let style: UIUserInterfaceStyle

  func body(content: Content) -> some View {
    switch style {
    case .unspecified: content
    case .light: content.environment(\.colorScheme, .light)
    case .dark: content.environment(\.colorScheme, .dark)
    }
  }
}

extension UIView {
  /// The look of the view, apart from its content.
  fileprivate var drawnBox: DrawnBox {
    var box = DrawnBox()
    box.frame = CGRect(origin: .zero, size: bounds.size)
    box.transform = transform
    box.opacity = Double(alpha)
    box.isHidden = isHidden
    box.background = backgroundColor.map { Color(uiColor: $0) }
    box.clips = clipsToBounds
    box.layer = layer
    box.takesTouches = isUserInteractionEnabled
    return box
  }

  /// Whether the class is one of a program, which may draw.
  fileprivate var drawsItself: Bool { !Self.libraryClasses.contains(type(of: self)) }

  private static let libraryClasses = LibraryClasses()
}

/// The classes of this module, which draw nothing by `draw(_:)`.
@MainActor
private final class LibraryClasses {
  private var known: [ObjectIdentifier: Bool] = [:]

  func contains(_ type: AnyClass) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = String(reflecting: type).hasPrefix("EspalierUIKit.")
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

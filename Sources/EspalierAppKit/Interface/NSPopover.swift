// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import Foundation

/// A controller's view beside another view: a panel of SwiftUI's. Of a status item's button it is below the button, in the window of
/// the item.
@MainActor @preconcurrency
open class NSPopover: NSObject {
  /// Causes of the end of a popover.
  public enum Behavior: Int, Sendable {
    /// By the program; by a click elsewhere; by a click in the window. A panel ends by a click elsewhere in any case.
    case applicationDefined, transient, semitransient
  }
  /// The controller of the content.
  open var contentViewController: NSViewController?
  /// The size of the content in points; a zero length is the content's own.
  open var contentSize = CGSize.zero
  /// Cause of its end.
  open var behavior = Behavior.applicationDefined
  /// Whether it appears with a movement; stored.
  open var animates = true
  /// The appearance; stored: it is that of the window.
  open var appearance: NSAppearance?
  /// The object that follows it.
  open weak var delegate: (any NSPopoverDelegate)?
  /// Whether it is shown.
  open var isShown: Bool { owner?.popover?.popover === self }
  /// The rectangle of the view beside which it is shown.
  open private(set) var positioningRect = CGRect.zero
  private weak var owner: NSView?

  /// A popover without content.
  public override init() { super.init() }

  /// Shows it beside a rectangle of a view that is in a window. An empty rectangle is the whole view.
  open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
    guard positioningView.isShown else {
      return Diagnostics.warnOnce("NSPopover: a popover is shown beside a view in a window.")
    }
    close()
    self.positioningRect = positioningRect
    owner = positioningView
    delegate?.popoverWillShow(Notification(name: Self.willShowNotification, object: self))
    positioningView.popover = ShownPopover(popover: self, edge: preferredEdge)
    contentViewController?.shownChanged(true)
    delegate?.popoverDidShow(Notification(name: Self.didShowNotification, object: self))
  }

  /// Ends it, unless its delegate refuses.
  open func performClose(_ sender: Any?) { if delegate?.popoverShouldClose(self) != false { close() } }

  /// Ends it.
  open func close() {
    guard isShown else { return }
    delegate?.popoverWillClose(Notification(name: Self.willCloseNotification, object: self))
    owner?.popover = nil
    owner = nil
    contentViewController?.shownChanged(false)
    delegate?.popoverDidClose(Notification(name: Self.didCloseNotification, object: self))
  }

  /// The content in its size.
  var content: some View {
    (contentViewController.map { OwnedView.content(of: $0) } ?? AnyView(EmptyView()))
      .frame(
        width: contentSize.width > 0 ? contentSize.width : nil,
        height: contentSize.height > 0 ? contentSize.height : nil)
  }

  /// The name of the message before it is shown; delegates alone receive it.
  public nonisolated static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
  /// The name of the message after it is shown; delegates alone receive it.
  public nonisolated static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
  /// The name of the message before its end; delegates alone receive it.
  public nonisolated static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
  /// The name of the message after its end; delegates alone receive it.
  public nonisolated static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}

/// An object that follows a popover. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol NSPopoverDelegate: NSObjectProtocol {
  /// Whether it may be ended by `performClose(_:)`.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// It is about to be shown.
  func popoverWillShow(_ notification: Notification)
  /// It is shown.
  func popoverDidShow(_ notification: Notification)
  /// It is about to end.
  func popoverWillClose(_ notification: Notification)
  /// It has ended.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  public func popoverWillShow(_ notification: Notification) {}
  public func popoverDidShow(_ notification: Notification) {}
  public func popoverWillClose(_ notification: Notification) {}
  public func popoverDidClose(_ notification: Notification) {}
}

/// A popover beside a view.
struct ShownPopover {
  let popover: NSPopover
  let edge: NSRectEdge
}

/// The popover of a view in a tree of AppKit's views.
struct NSViewPopover: ViewModifier {
  let view: NSView
  /// The number of changes of the tree, which makes the body run anew.
  let count: Int

  func body(content: Content) -> some View {
    content.popover(
      isPresented: Binding {
        view.popover != nil
      } set: { isPresented in
        if !isPresented { view.popover?.popover.close() }
      }, attachmentAnchor: .rect(.rect(place)), arrowEdge: edge
    ) {
      view.popover?.popover.content
    }
  }

  /// The rectangle with y downwards.
  private var place: CGRect {
    let whole = CGRect(origin: .zero, size: view.frame.size)
    guard var rect = view.popover?.popover.positioningRect, !rect.isEmpty else { return whole }
    if !view.isFlipped { rect.origin.y = whole.height - rect.maxY }
    return rect
  }

  private var edge: Edge {
    switch view.popover?.edge {
    case .minX: .leading
    case .maxX: .trailing
    // y grows upwards in a view that is not flipped.
    case .maxY: view.isFlipped ? .bottom : .top
    case .minY, nil: view.isFlipped ? .top : .bottom
    }
  }
}

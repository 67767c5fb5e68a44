// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// A menu of AppKit. Menus here are SwiftUI's: one of AppKit has no place to be shown in, and `performActionForItem(at:)` calls an
/// item's method.
@MainActor @preconcurrency
open class NSMenu: NSObject {
  /// The title.
  open var title: String
  /// The items.
  open var items: [NSMenuItem] = []
  /// The object that follows the menu.
  open weak var delegate: (any NSMenuDelegate)?
  /// Whether items without a target cannot be chosen.
  open var autoenablesItems = true
  /// The item whose menu this is.
  open weak var supermenu: NSMenu?
  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// A menu with a title.
  public init(title: String) { self.title = title }
  /// A menu.
  public override convenience init() { self.init(title: "") }

  /// Adds an item.
  open func addItem(_ newItem: NSMenuItem) {
    items.append(newItem)
    newItem.menu = self
  }
  /// Adds an item.
  @discardableResult
  open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem
  {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  /// Adds an item at a place.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    items.insert(newItem, at: min(max(index, 0), items.count))
    newItem.menu = self
  }
  /// Removes an item.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  /// Removes all items.
  open func removeAllItems() { items = [] }
  /// The item at a place.
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  /// The item of a tag.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// The item of a title.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// Calls the method of an item.
  open func performActionForItem(at index: Int) {
    guard let item = item(at: index), item.isEnabled, let action = item.action else { return }
    NSApplication.shared.sendAction(action, to: item.target, from: item)
  }

  /// Posted when a menu is opened; never here.
  public nonisolated static let didBeginTrackingNotification = Notification.Name("NSMenuDidBeginTrackingNotification")
  /// Posted when a menu is closed; never here.
  public nonisolated static let didEndTrackingNotification = Notification.Name("NSMenuDidEndTrackingNotification")
}

/// An item of a menu.
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The title with attributes.
  open var attributedTitle: NSAttributedString?
  /// The method that is called.
  open var action: Selector?
  /// The target of the method.
  open weak var target: AnyObject?
  /// The key.
  open var keyEquivalent: String
  /// The modifiers of the key.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// Whether the item can be chosen.
  open var isEnabled = true
  /// Whether the item is not shown.
  open var isHidden = false
  /// The mark before the title.
  open var state = NSControl.StateValue.off
  /// The picture.
  open var image: NSImage?
  /// A number of the program's own.
  open var tag = 0
  /// A description for the user.
  open var toolTip: String?
  /// A value of the program's own.
  open var representedObject: Any?
  /// The menu of the item.
  open var submenu: NSMenu?
  /// The menu with the item.
  open internal(set) weak var menu: NSMenu?
  /// A view in the place of the item.
  open var view: NSView?
  /// The distance of the title.
  open var indentationLevel = 0
  /// Whether the item is a line.
  open private(set) var isSeparatorItem = false

  /// An item.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
  }
  /// An item without a title.
  public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }
  /// A line.
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
}

/// An object that follows a menu. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol NSMenuDelegate: NSObjectProtocol {
  /// The menu is about to be shown.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// The menu is shown.
  func menuWillOpen(_ menu: NSMenu)
  /// The menu is closed.
  func menuDidClose(_ menu: NSMenu)
}

extension NSMenuDelegate {
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
}

/// An object that decides whether an item of a menu can be chosen.
@MainActor @preconcurrency
public protocol NSMenuItemValidation: NSObjectProtocol {
  /// Whether the item can be chosen.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// A view beside another one; not drawn yet: `popover(isPresented:)` of SwiftUI shows one.
@MainActor @preconcurrency
open class NSPopover: NSObject {
  /// Causes of the end of a popover.
  public enum Behavior: Int, Sendable {
    /// By the program; by a click elsewhere; by a click in the window.
    case applicationDefined, transient, semitransient
  }
  /// The controller of the content.
  open var contentViewController: NSViewController?
  /// The size of the content in points.
  open var contentSize = CGSize.zero
  /// Cause of its end.
  open var behavior = Behavior.applicationDefined
  /// Whether it appears with a movement.
  open var animates = true
  /// The object that follows it.
  open weak var delegate: (any NSPopoverDelegate)?
  /// Whether it is shown: never.
  open var isShown: Bool { false }
  /// Ends it.
  open func performClose(_ sender: Any?) {}
  /// Ends it.
  open func close() {}
}

/// An object that follows a popover.
@MainActor @preconcurrency
public protocol NSPopoverDelegate: NSObjectProtocol {}

@available(
  *, unavailable, message: "Linux's desktops have no common place for status items: use a Window, or commands."
)
public final class NSStatusBar: NSObject {
  public static var system: NSStatusBar { fatalError("unavailable") }
  public var thickness: CGFloat { 22 }
  public func statusItem(withLength length: CGFloat) -> NSStatusItem { fatalError("unavailable") }
  public func removeStatusItem(_ item: NSStatusItem) {}
}

@available(
  *, unavailable, message: "Linux's desktops have no common place for status items: use a Window, or commands."
)
public final class NSStatusItem: NSObject {
  public static let variableLength: CGFloat = -1
  public static let squareLength: CGFloat = -2
  public var menu: NSMenu?
  public var button: NSButton? { nil }
}

// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// A menu of AppKit: an `NSStatusItem` shows it. The menus of windows are SwiftUI's commands. `performActionForItem(at:)` calls an
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
  /// The place of an item; -1 for one of another menu.
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  /// The item of a tag.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// The item of a title.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// Calls the method of an item.
  open func performActionForItem(at index: Int) {
    guard let item = item(at: index), item.canBeChosen, let action = item.action else { return }
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
  /// A name of the item.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Whether the item has a submenu.
  open var hasSubmenu: Bool { submenu != nil }
  /// Whether the item can be chosen now: by itself, and by its target, if that decides about items.
  var canBeChosen: Bool {
    guard isEnabled else { return false }
    guard menu?.autoenablesItems != false else { return true }
    if action == nil { return submenu != nil }
    return (target as? any NSMenuItemValidation)?.validateMenuItem(self) ?? true
  }
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

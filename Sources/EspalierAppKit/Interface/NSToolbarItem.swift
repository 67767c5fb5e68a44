// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation

/// An item of a bar of tools, as values: windows here have the bars of SwiftUI's `toolbar(content:)`, and no `NSToolbar`.
@MainActor @preconcurrency
open class NSToolbarItem: NSObject {
  /// The name of an item.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    /// A distance that grows.
    public static let flexibleSpace = Self(rawValue: "NSToolbarFlexibleSpaceItem")
    /// A distance.
    public static let space = Self(rawValue: "NSToolbarSpaceItem")
    /// The button of the sidebar.
    public static let toggleSidebar = Self(rawValue: "NSToolbarToggleSidebarItem")
    /// The line beside the sidebar.
    public static let sidebarTrackingSeparator = Self(rawValue: "NSToolbarSidebarTrackingSeparatorItem")
  }

  /// The name.
  public let itemIdentifier: Identifier
  /// The text below the item.
  open var label = ""
  /// The text in the list of items.
  open var paletteLabel = ""
  /// The title of a button.
  open var title = ""
  /// The description for the user.
  open var toolTip: String?
  /// The picture.
  open var image: NSImage?
  /// The view in place of a button.
  open var view: NSView?
  /// The target of the method.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// Whether the item can be used.
  open var isEnabled = true
  /// Whether a button has an edge.
  open var isBordered = false
  /// A number of the program's own.
  open var tag = 0

  /// An item of a name.
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
}

/// A bar of tools of AppKit, which no window has here.
@available(*, unavailable, message: "Windows have the bars of SwiftUI: use the modifier toolbar(content:).")
open class NSToolbar: NSObject {}

/// A part of a split view, as values: `NavigationSplitView` and `HSplitView` are the split views here.
@MainActor @preconcurrency
open class NSSplitViewItem: NSObject {
  /// The kind of a part.
  public enum Behavior: Int, Sendable {
    /// The usual one; a sidebar; a list; an inspector.
    case `default`, sidebar, contentList, inspector
  }

  /// The controller of the part.
  open var viewController: NSViewController
  /// The kind.
  public let behavior: Behavior
  /// Whether the part can be hidden.
  open var canCollapse: Bool
  /// Whether the part is hidden.
  open var isCollapsed = false
  /// The least length in points.
  open var minimumThickness: CGFloat = -1
  /// The greatest length in points.
  open var maximumThickness: CGFloat = -1

  /// A part.
  public convenience init(viewController: NSViewController) { self.init(viewController, .default) }
  /// A part that is a sidebar.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController, .sidebar)
  }
  /// A part that is a list beside a sidebar.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController, .contentList)
  }

  private init(_ controller: NSViewController, _ behavior: Behavior) {
    (viewController, self.behavior, canCollapse) = (controller, behavior, behavior == .sidebar)
  }
}

/// A controller of a split view of AppKit, which is not drawn here.
@available(*, unavailable, message: "Use NavigationSplitView or HSplitView of SwiftUI.")
open class NSSplitViewController: NSObject {}

// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierSystemColors
import Foundation

/// The look of a bar; stored, for bars of SwiftUI have looks of their own.
open class UIBarAppearance: NSObject, @unchecked Sendable {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// The blur of the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The picture of the bar.
  open var backgroundImage: UIImage?
  /// The colour of the line at the bar.
  open var shadowColor: UIColor?
  /// The picture of the line at the bar.
  open var shadowImage: UIImage?
  /// A bar that nothing is seen through.
  open func configureWithOpaqueBackground() {}
  /// A bar without a ground.
  open func configureWithTransparentBackground() {}
  /// The usual bar.
  open func configureWithDefaultBackground() {}
}

/// The look of a bar with a title; stored.
public final class UINavigationBarAppearance: UIBarAppearance, @unchecked Sendable {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a bar of tabs; stored.
public final class UITabBarAppearance: UIBarAppearance, @unchecked Sendable {}
/// The look of a bar of tools; stored.
public final class UIToolbarAppearance: UIBarAppearance, @unchecked Sendable {}

/// A bar with a title; not drawn yet.
@MainActor @preconcurrency
open class UINavigationBar: UIView, PlaceholderView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content is seen through it.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look in a low window.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look while the content stands at its beginning.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The picture of the line below.
  open var shadowImage: UIImage?
  /// Sets the picture of the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height, or a small one.
  case `default`, compact
}

/// A bar of tabs; not drawn yet.
@MainActor @preconcurrency
open class UITabBar: UIView, PlaceholderView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content is seen through it.
  open var isTranslucent = true
  /// The colour of tabs that are not shown.
  open var unselectedItemTintColor: UIColor?
  /// The picture of the bar.
  open var backgroundImage: UIImage?
  /// The picture of the line above.
  open var shadowImage: UIImage?
  /// The look.
  open var standardAppearance = UITabBarAppearance()
  /// The look while the content stands at its end.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar of tools; not drawn yet.
@MainActor @preconcurrency
open class UIToolbar: UIView, PlaceholderView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The look.
  open var standardAppearance = UIToolbarAppearance()
}

/// The title and the picture of an entry of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number of the program's own.
  open var tag = 0
}

/// A button of a bar; not drawn yet.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// The kinds of buttons.
  public enum SystemItem: Int, Sendable {
    /// The kinds, of which Apple's reference has the pictures.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    /// A cross.
    case close = 24
  }
  /// The emphasis.
  public enum Style: Int, Sendable {
    /// The usual one, or a strong one.
    case plain
    /// A strong emphasis.
    case done = 2
  }
  /// The accent.
  open var tintColor: UIColor?
  /// The method that is called.
  open var action: Selector?
  /// The target of the method.
  open weak var target: AnyObject?

  /// A button of a kind.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    super.init()
    self.target = target as AnyObject?
    self.action = action
  }
  /// A button with a title.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }
  /// A button with a picture.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.image = image
    self.target = target as AnyObject?
    self.action = action
  }
}

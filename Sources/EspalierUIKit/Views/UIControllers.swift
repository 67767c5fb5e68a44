// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// A stack of controllers; not drawn yet.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, the shown one last.
  open var viewControllers: [UIViewController] = []
  /// The bar.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// The object that follows the stack.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// The gesture that goes back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// A stack with a controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  /// The shown controller.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The shown controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  /// Adds a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Removes the shown controller, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Removes all but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return removed
  }
  /// Hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

/// An object that follows a stack of controllers.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// Controllers of tabs; not drawn yet.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]?
  /// The index of the shown one.
  open var selectedIndex = 0
  /// The shown one.
  open var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }
  /// The bar.
  open private(set) lazy var tabBar = UITabBar()
}

/// Controllers of two columns; not drawn yet.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController] = []
}

/// Controllers of pages; not drawn yet.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// Movement from page to page.
  public enum TransitionStyle: Int, Sendable {
    /// As those of a book, or beside each other.
    case pageCurl, scroll
  }
  /// The direction of pages.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right, or from top to bottom.
    case horizontal, vertical
  }
  /// The direction of a movement.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page, or to the former one.
    case forward, reverse
  }
  /// Options of pages.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance of pages.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
  /// The object with the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that follows the pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The shown pages.
  open private(set) var viewControllers: [UIViewController]?

  /// Pages.
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { self.init(nibName: nil, bundle: nil) }
  /// Shows pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

/// An object with pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// An object that follows pages. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Another page is shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// The presentation of a controller; not drawn yet.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The presented controller.
  public let presentedViewController: UIViewController
  /// The presenting controller.
  public let presentingViewController: UIViewController
  /// The object that decides about the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// A presentation.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? UIViewController()
  }
}

/// An object that decides about a presentation. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether the user may dismiss it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user tried to dismiss it.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

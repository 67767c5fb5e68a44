// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// Controllers of tabs; not drawn yet.
@MainActor @preconcurrency
open class UITabBarController: UIViewController, PlaceholderView {
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
open class UISplitViewController: UIViewController, PlaceholderView {
  /// The controllers.
  open var viewControllers: [UIViewController] = []
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

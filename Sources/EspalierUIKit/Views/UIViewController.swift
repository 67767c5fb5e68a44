// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import Foundation

/// A controller of a view of UIKit.
///
/// Views of UIKit are not drawn yet, so presenting a controller has an effect for those alone that the desktop has something for:
/// `UIAlertController` and `UIActivityViewController`.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// The controller's view, which is made when it is first read.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      if loadedView == nil { loadedView = UIView() }
      viewDidLoad()
      return loadedView
    }
    set { loadedView = newValue }
  }
  /// Whether the view exists.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The title for users.
  open var title: String?
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller around it.
  open private(set) weak var parent: UIViewController?
  /// The controller that this one presents.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?
  /// Form of the presentation.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Movement of the presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss it by a gesture.
  open var isModalInPresentation = false
  /// The size that is best, in points.
  open var preferredContentSize = CGSize.zero

  /// A controller that makes its view itself.
  public nonisolated override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// A controller. Files of Interface Builder are not read here, whatever they are named.
  public nonisolated init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// Makes the view.
  open func loadView() { loadedView = UIView() }
  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The views in it are about to be placed.
  open func viewWillLayoutSubviews() {}
  /// The views in it were placed.
  open func viewDidLayoutSubviews() {}
  /// Makes the view, if it does not exist.
  open func loadViewIfNeeded() { _ = view }

  /// Adds a controller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }
  /// Removes the controller from the one around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// The controller around it is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller around it has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// The controller around it.
  open override var next: UIResponder? { parent }

  /// Presents an alert or a sheet for sharing. Others have nothing on a desktop yet, and are reported.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard let shown = viewControllerToPresent as? any DesktopPresentable else {
      return Diagnostics.warn(
        "present: views of UIKit are not drawn yet, so \(type(of: viewControllerToPresent)) is not shown. "
          + "A sheet of SwiftUI shows a view.", subject: "UIViewController")
    }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    shown.show { [weak self, weak viewControllerToPresent] in
      viewControllerToPresent?.presentingViewController = nil
      self?.presentedViewController = nil
    }
    completion?()
  }

  /// Dismisses what the controller presents, or the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    completion?()
  }
}

/// A controller that the desktop has something for.
@MainActor
protocol DesktopPresentable {
  /// - Parameter ended: Called when it is gone.
  func show(ended: @escaping @MainActor () -> Void)
}

/// Form of a presentation; alerts and sheets for sharing have one way on a desktop.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The names of the ways.
  case automatic = -2
  /// Not presented.
  case none = -1
  /// The names of the other ways.
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// Movement of a presentation; without effect.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The names of the ways.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

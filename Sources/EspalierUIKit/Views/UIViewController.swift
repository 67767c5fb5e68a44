// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import Foundation

/// A controller of a view of UIKit.
///
/// A `UIViewControllerRepresentable` shows the view, and calls the methods of its life. A controller that such a one presents is a
/// sheet of SwiftUI; `UIAlertController`, `UIActivityViewController` and the dialogs for pictures are those of the desktop.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// The controller's view, which is made when it is first read.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      if loadedView == nil { take(UIView()) }
      viewDidLoad()
      return loadedView
    }
    set { take(newValue) }
  }
  private func take(_ view: UIView?) {
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
  }
  /// Whether the view exists.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view, if it exists.
  open var viewIfLoaded: UIView? { loadedView }
  /// The title for users.
  open var title: String? { didSet { parent?.viewIfLoaded?.noteChange() } }
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller around it.
  open private(set) weak var parent: UIViewController?
  /// The controller that this one presents.
  open private(set) var presentedViewController: UIViewController? { didSet { changedPresentation() } }
  /// The controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?
  /// The colours of the bar above the app, which windows do not have.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The sheet in which the controller is presented, once it is read.
  var ownSheet: UISheetPresentationController?
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
  open func loadView() { view = UIView() }
  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view appears, in its place.
  open func viewIsAppearing(_ animated: Bool) {}
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
    childController.willMove(toParent: self)
    childController.parent = self
    if isShown { childController.shownChanged(true) }
  }
  /// Removes the controller from the one around it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    shownChanged(false)
    didMove(toParent: nil)
  }
  /// The controller around it is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller around it has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// The view around the controller's, or the controller around it.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// The stack of controllers around it.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  /// The tabs around it.
  open var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }
  /// The values of the surroundings.
  open var traitCollection: UITraitCollection { .current }
  /// Takes the keyboard from the view that has it; a program asks for the hidden bar of an iPhone, which a desktop lacks.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The appearance of the view.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// Whether the view is shown.
  private(set) var isShown = false

  /// The view appears or disappears, with those of the controllers in it.
  func shownChanged(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    if isShown {
      loadViewIfNeeded()
      viewWillAppear(false)
      viewIsAppearing(false)
    } else {
      viewWillDisappear(false)
    }
    for child in shownChildren { child.shownChanged(isShown) }
    if isShown { viewDidAppear(false) } else { viewDidDisappear(false) }
  }

  /// The controllers in it whose views are shown with its own.
  var shownChildren: [UIViewController] { children }
  /// The view of SwiftUI for the controller.
  var shownView: AnyView { AnyView(UIControllerTree(controller: self)) }
  /// The changes of what is presented, while SwiftUI shows the controller.
  var presentations: TreeChanges?

  private func changedPresentation() {
    var controller: UIViewController? = self
    while let each = controller {
      if let changes = each.presentations { return changes.note() }
      controller = each.parent
    }
  }

  /// Whether a view of SwiftUI shows the controller, or one around it.
  private var presentsSheets: Bool { presentations != nil || parent?.presentsSheets == true }
  /// The controller that is shown as a sheet.
  var sheetController: UIViewController? {
    if let presentedViewController, !(presentedViewController is any DesktopPresentable) {
      return presentedViewController
    }
    for child in children { if let sheet = child.sheetController { return sheet } }
    return nil
  }

  /// Presents a controller as a sheet of SwiftUI; alerts and sheets for sharing are those of the desktop. A controller that no view of
  /// SwiftUI shows cannot present others, which is reported.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard let shown = viewControllerToPresent as? any DesktopPresentable else {
      guard presentsSheets else {
        return Diagnostics.warn(
          "present: no view of SwiftUI shows \(type(of: self)), so \(type(of: viewControllerToPresent)) is not shown. "
            + "Present it by a controller of a UIViewControllerRepresentable, or show a sheet of SwiftUI.",
          subject: "UIViewController")
      }
      viewControllerToPresent.presentingViewController = self
      presentedViewController = viewControllerToPresent
      completion?()
      return
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

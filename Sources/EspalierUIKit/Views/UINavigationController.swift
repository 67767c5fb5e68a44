// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// A stack of controllers: a bar with the title and a button that goes back, above the view of the last one.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, the shown one last.
  open var viewControllers: [UIViewController] = [] { didSet { changedControllers(oldValue) } }
  /// The bar.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// The object that follows the stack.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.noteChange() } }
  /// The gesture that goes back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// A stack with a controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  private func changedControllers(_ old: [UIViewController]) {
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    let wasTop = old.last
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    if wasTop !== topViewController { wasTop?.shownChanged(false) }
    if isShown { topViewController?.shownChanged(true) }
    viewIfLoaded?.noteChange()
  }

  /// Makes the view with the bar.
  open override func loadView() { view = StackedView(self) }
  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
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

/// The view of a stack of controllers.
@MainActor
private final class StackedView: UIView {
  private weak var stack: UINavigationController?

  init(_ stack: UINavigationController) {
    self.stack = stack
    super.init(frame: .zero)
  }
  nonisolated required init?(coder: NSCoder) { return nil }

  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    guard let stack, let top = stack.topViewController else { return AnyView(subviews) }
    return AnyView(
      VStack(spacing: 0) {
        if !stack.isNavigationBarHidden {
          HStack {
            if stack.viewControllers.count > 1 {
              Button {
                stack.popViewController(animated: true)
              } label: {
                Image(systemName: "chevron.backward")
              }
              .buttonStyle(.plain)
            }
            Spacer(minLength: 0)
          }
          .padding(.horizontal, 12).frame(height: 44)
          .overlay(Text(verbatim: top.title ?? "").font(.headline))
          Divider()
        }
        UIControllerTree(controller: top).id(ObjectIdentifier(top)).frame(maxWidth: .infinity, maxHeight: .infinity)
      })
  }
}

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

/// Controllers of pages, one at a time: a drag shows the next one.
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
  ) {
    self.init(nibName: nil, bundle: nil)
    orientation = navigationOrientation
  }
  private var orientation = NavigationOrientation.horizontal
  /// The direction of pages.
  open var navigationOrientation: NavigationOrientation { orientation }
  /// Shows pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers ?? []
    self.viewControllers = viewControllers
    for controller in old where viewControllers?.contains(where: { $0 === controller }) != true {
      controller.removeFromParent()
    }
    for controller in viewControllers ?? [] where controller.parent !== self { addChild(controller) }
    viewIfLoaded?.noteChange()
    completion?(true)
  }

  /// Makes the view of the pages.
  open override func loadView() { view = PagedView(self) }

  /// Shows the page beside the present one, as the user does.
  fileprivate func turn(forward: Bool) {
    guard let shown = viewControllers?.first else { return }
    let next =
      forward
      ? dataSource?.pageViewController(self, viewControllerAfter: shown)
      : dataSource?.pageViewController(self, viewControllerBefore: shown)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: forward ? .forward : .reverse, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [shown], transitionCompleted: true)
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
  /// Another page is about to be shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Another page is shown.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// The view of pages.
@MainActor
private final class PagedView: UIView {
  private weak var pages: UIPageViewController?

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: .zero)
    clipsToBounds = true
  }
  nonisolated required init?(coder: NSCoder) { return nil }

  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    guard let pages, let shown = pages.viewControllers?.first else { return AnyView(subviews) }
    let isRow = pages.navigationOrientation == .horizontal
    return AnyView(
      UIControllerTree(controller: shown).id(ObjectIdentifier(shown))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .simultaneousGesture(
          DragGesture(minimumDistance: 20).onEnded { value in
            let movement = isRow ? value.predictedEndTranslation.width : value.predictedEndTranslation.height
            if abs(movement) > 60 { pages.turn(forward: movement < 0) }
          }))
  }
}

// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// The presentation of a controller as a sheet. Presented controllers are sheets of SwiftUI in their whole height: the values are
/// stored.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @MainActor @preconcurrency
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// The whole screen.
      public static let large = Identifier(rawValue: "large")
    }
    /// The name.
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    /// Half of the screen.
    public class func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    public class func large() -> Detent { Detent(.large) }
  }
  /// The possible heights.
  open var detents = [Detent.large()]
  /// The height of the sheet; nil is the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which the content behind can be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether there is a handle.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge changes the height.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a sheet is at the edge of a low screen.
  open var prefersEdgeAttachedInCompactHeight = false
  /// The radius of the corners in points; nil is the usual one.
  open var preferredCornerRadius: CGFloat?
  /// Performs changes of the sheet.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// The presentation of a controller beside a view.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view beside which it is.
  open weak var sourceView: UIView?
  /// The place in that view.
  open var sourceRect = CGRect.null
  /// The button beside which it is.
  open var barButtonItem: UIBarButtonItem?
  /// The directions of the arrow.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The direction of the arrow, once it is shown.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
}

/// The colours of the bar with the time above an app, which windows do not have.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the look; light; dark.
  case `default` = 0, lightContent = 1, darkContent = 3
}

/// Directions of the arrow of a popover.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The directions.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// None that is known.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

extension UIViewController {
  /// The popover in which the controller is: nil, as on a phone, where such a controller is a sheet.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }

  /// The presentation of the controller: that of its sheet.
  public var presentationController: UIPresentationController? { sheetPresentationController }

  /// The nearest controller of columns around it; nil if there is none.
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// The sheet in which the controller will be; nil for one that covers the screen. The same object for each read of one controller.
  public var sheetPresentationController: UISheetPresentationController? {
    guard modalPresentationStyle != .fullScreen, modalPresentationStyle != .overFullScreen else { return nil }
    if let known = ownSheet { return known }
    let made = UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
    ownSheet = made
    return made
  }
}

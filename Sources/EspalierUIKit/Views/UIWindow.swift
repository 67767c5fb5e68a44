// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// A window of the program, as UIKit's.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// Takes the content of a window that the program's code shows.
  static var contentShown: (@MainActor (UIWindow) -> Void)?

  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// The controller of the content.
  open var rootViewController: UIViewController?

  /// A window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: CGRect(origin: .zero, size: ProgramScreen.windowSize(windowScene.programWindow)))
    rootViewController = WindowController()
  }

  /// A window without a scene.
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }

  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The window itself.
  open override var window: UIWindow? { self }
  /// The layer of the window. Without effect: the desktop decides about the order of windows.
  open var windowLevel = Level.normal

  /// The layer of a window: greater ones lie over smaller ones.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Windows of programs.
    public static let normal = Level(rawValue: 0)
    /// The bar of the screen.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)
    /// A layer above another one.
    public static func + (level: Level, difference: CGFloat) -> Level { Level(rawValue: level.rawValue + difference) }
    /// A layer below another one.
    public static func - (level: Level, difference: CGFloat) -> Level { Level(rawValue: level.rawValue - difference) }
  }

  /// Whether the window is in front.
  open var isKeyWindow: Bool { windowScene?.activationState == .foregroundActive }
  /// The window as a screen.
  open var screen: UIScreen { .main }
  /// Brings the program's window to the front, and shows the content of the root controller in it, if the program has one of its
  /// own.
  open func makeKeyAndVisible() {
    Self.contentShown?(self)
    windowScene?.programWindow?.bringToFront()
  }
  /// Brings the program's window to the front.
  open func makeKey() { windowScene?.programWindow?.bringToFront() }
}

/// The controller of a window of SwiftUI: it presents controllers, and has no view of its own.
@MainActor
final class WindowController: UIViewController {}

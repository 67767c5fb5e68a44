// SPDX-License-Identifier: MIT

import EspalierApps
import Foundation

/// An object that follows a scene. Each requirement has a default implementation, which does nothing.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// A scene is connected: its window is about to be made.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// The scene's window is closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene's window is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene's window is no more in front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene becomes visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has no visible part.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene opens addresses.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  /// The scene continues an activity; desktops pass none.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// The activity from which the scene's state is restored; not requested on a desktop.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// An object that follows a scene with a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
  /// A shortcut at the app's icon was chosen; desktops have none.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

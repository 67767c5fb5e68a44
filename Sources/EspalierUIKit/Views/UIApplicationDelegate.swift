// SPDX-License-Identifier: MIT

import EspalierApps
import Foundation

/// An object that follows the life of an app. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }
  /// The app starts. The options are empty on a desktop, but for an address with which it was started.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has started; its windows are about to be made.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has started; its windows are about to be made.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// A window of the app is in front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// No window of the app is in front any more.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app has no visible window.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to have a visible window again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is scarce; not called on a desktop.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Opens an address, and returns whether that was done; otherwise `onOpenURL` receives it.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// The configuration of a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Sessions have ended; not called on a desktop.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The app receives messages of a server; never on a desktop.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// The app receives no messages of a server: the answer of `registerForRemoteNotifications()` on a desktop.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A message of a server has arrived; never on a desktop.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Continues an activity of another device; never on a desktop.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// A shortcut at the app's icon was chosen; never on a desktop.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Whether keyboards of other makers may be used; not requested on a desktop.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// The directions in which the interface may stand; not requested on a desktop.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

/// The result of a search for new content in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new, nothing new, or an error.
  case newData, noData, failed
}

/// An object whose state an activity restores.
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

/// The directions in which an interface may stand.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The directions.
  public static let portrait = Self(rawValue: 2)
  /// Turned to the left.
  public static let landscapeLeft = Self(rawValue: 16)
  /// Turned to the right.
  public static let landscapeRight = Self(rawValue: 8)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 4)
  /// Turned to either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// All.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
}

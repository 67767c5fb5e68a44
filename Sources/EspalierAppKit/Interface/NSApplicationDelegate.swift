// SPDX-License-Identifier: MIT

import EspalierApps
import Foundation

/// An object that follows the life of an app. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// The app starts; its windows are about to be made.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The app has started; its first windows are open.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// A window of the app is about to be in front.
  func applicationWillBecomeActive(_ notification: Notification)
  /// A window of the app is in front.
  func applicationDidBecomeActive(_ notification: Notification)
  /// No window of the app is about to be in front any more.
  func applicationWillResignActive(_ notification: Notification)
  /// No window of the app is in front any more.
  func applicationDidResignActive(_ notification: Notification)
  /// Whether the app may end.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Whether the app ends with its last window. False on an Apple system where an app has no such method; here an app without it
  /// ends, because a desktop on Linux has no place to come back from.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// The app ends.
  func applicationWillTerminate(_ notification: Notification)
  /// The app was started again while it runs: its window comes to the front in any case.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Opens addresses and files. An app without this method receives them in `onOpenURL`.
  func application(_ application: NSApplication, open urls: [URL])
  /// Opens a file, and returns whether that was done.
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  /// The menu at the app's place in a dock; desktops on Linux show none.
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
  /// Whether the state of windows is restored in a safe way; not requested here.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillBecomeActive(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationWillResignActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  public func application(_ application: NSApplication, open urls: [URL]) { UnopenedURLs.list += urls }
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}

/// The addresses that a delegate without a method for them was called with.
@MainActor
enum UnopenedURLs {
  static var list: [URL] = []
}

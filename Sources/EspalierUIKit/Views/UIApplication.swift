// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierApps
import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import EspalierServices
import Foundation

/// The program.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The program's one object.
  public static let shared = UIApplication()

  /// The object that follows the program's life: that of `UIApplicationDelegateAdaptor`.
  open var delegate: (any UIApplicationDelegate)?

  /// The activity of an app.
  public enum State: Int, Sendable {
    /// In front, visible, or without a visible window.
    case active, inactive, background
  }

  /// The activity of the program; active where no windows run.
  open var applicationState: State {
    guard RunningPrograms.current != nil else { return .active }
    switch ProgramLife.shared.phase {
    case .active: return .active
    case .inactive: return .inactive
    case .background: return .background
    }
  }

  // MARK: - Addresses

  /// The address of the program's settings: `open(_:)` opens its `Settings` scene, which on an Apple system is a page of the system's.
  public nonisolated static let openSettingsURLString = OpenedAddress.settings
  /// The address of the settings for the program's notifications: `open(_:)` opens its `Settings` scene.
  public nonisolated static let openNotificationSettingsURLString = OpenedAddress.notificationSettings

  /// Opens an address with the desktop's program for it.
  /// - Parameter completion: Called with whether that began.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isDone = OpenedAddress.open(url)
    completion?(isDone)
  }

  /// Opens an address with the desktop's program for it. Returns whether that began.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { OpenedAddress.open(url) }

  /// Opens an address with the desktop's program for it. Returns whether that began.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { OpenedAddress.open(url) }

  /// Whether a program is installed that opens addresses with this scheme.
  open func canOpenURL(_ url: URL) -> Bool { OpenedAddress.canOpen(url) }

  /// Options of the opening of an address; none has an effect.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only an app is to open the address.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Values of an address that is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program that opens the address; absent on a desktop.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A value of that program; absent on a desktop.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file may be changed in its place; absent on a desktop.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Values of a start.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address with which the program was started; `onOpenURL` receives it, too.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A message of a server; absent on a desktop.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A change of the place; absent on a desktop.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// A shortcut at the icon; absent on a desktop.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A program that has started this one; absent on a desktop.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  }

  /// A place where other programs extend this one.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The keyboard.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  // MARK: - Windows

  private var scenes: [UIWindowScene] = []

  /// The open windows; in a program without windows, such as a test or a picture, one scene.
  open var connectedScenes: Set<UIScene> { Set(orderedScenes) }

  /// The scenes in the order in which their windows were opened.
  private var orderedScenes: [UIWindowScene] {
    let sources: [(any ProgramWindow)?] = RunningPrograms.current.map { $0.openWindows.map { $0 } } ?? [nil]
    scenes = sources.map { source in scenes.first { $0.programWindow === source } ?? UIWindowScene(source) }
    return scenes
  }

  /// The sessions of the open windows.
  open var openSessions: Set<UISceneSession> { Set(orderedScenes.map(\.session)) }
  /// The open windows.
  open var windows: [UIWindow] { orderedScenes.flatMap(\.windows) }
  /// The window in front.
  open var keyWindow: UIWindow? {
    (orderedScenes.first { $0.activationState == .foregroundActive } ?? orderedScenes.first)?.keyWindow
  }
  /// Whether the program has several windows.
  open var supportsMultipleScenes: Bool { true }
  /// The direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UITraitCollection.current.layoutDirection }
  /// The user's size of texts.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The bar above an iPhone's apps; a desktop's windows have none.
  open var statusBarFrame: CGRect { .zero }

  /// Performs a selector of a target, or a command of the view with the keyboard: `resignFirstResponder`, `copy:`, `cut:`,
  /// `paste:`, `undo:`, `redo:`. Returns whether something took it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    RunningPrograms.send(action, to: target, from: sender, event: event)
  }

  // MARK: - The desktop

  /// Whether the screen stays on: a request to the desktop's screen saver.
  open var isIdleTimerDisabled: Bool {
    get { ScreenSaver.shared.isInhibited }
    set { ScreenSaver.shared.isInhibited = newValue }
  }

  /// The number at the program's icon, on desktops that show one; 0 is none.
  open var applicationIconBadgeNumber = 0 {
    didSet { LauncherBadge.show(max(applicationIconBadgeNumber, 0)) }
  }

  /// False: desktops find a program's icon by its name.
  open var supportsAlternateIcons: Bool { false }
  /// Nil: the program has its own icon.
  open var alternateIconName: String? { nil }
  /// Fails: see `supportsAlternateIcons`.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(alternateIconName == nil ? nil : UnsupportedError.alternateIcons)
  }
  /// Fails: see `supportsAlternateIcons`.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    if alternateIconName != nil { throw UnsupportedError.alternateIcons }
  }

  /// Whether the program receives messages of a server; a program on a desktop does not.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Calls the delegate's method about the failure: no server sends messages to programs on a desktop.
  open func registerForRemoteNotifications() {
    Task { @MainActor in
      delegate?.application(
        self, didFailToRegisterForRemoteNotificationsWithError: UnsupportedError.remoteNotifications)
    }
  }
  /// Ends nothing: see `registerForRemoteNotifications()`.
  open func unregisterForRemoteNotifications() {}

  /// The shortcuts at the icon; kept in memory: desktops read them from the program's `.desktop` file.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// A mark in an iPhone's bar while data is transferred; stored: a desktop has no such bar.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether protected files can be read, which are so while the user is logged in.
  open var isProtectedDataAvailable: Bool { true }

  // MARK: - Work in the background

  /// A piece of work that continues without a visible window.
  public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No work.
    public static let invalid = Self(rawValue: 0)
  }

  private let backgroundTasks = UIBackgroundTasks(.program)
  /// The time in seconds that is left for background tasks: not limited while the program has windows, some seconds after the last one.
  open var backgroundTimeRemaining: TimeInterval { backgroundTasks.timeRemaining }
  /// Begins a piece of work that the program finishes, for at most 5 seconds, after its last window has closed.
  /// - Parameter handler: Called if the work has not ended then.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    backgroundTasks.begin(handler)
  }
  /// Ends a piece of work. Without effect if it has ended.
  open func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) { backgroundTasks.end(identifier) }
}

/// A piece of work that the program finishes after its last window has closed.
public typealias UIBackgroundTaskIdentifier = UIApplication.BackgroundTaskIdentifier

/// The reason why a desktop does not do something.
enum UnsupportedError: LocalizedError {
  case alternateIcons, remoteNotifications

  var errorDescription: String? {
    switch self {
    case .alternateIcons: "Desktops on Linux find a program's icon by its name: there are no alternate icons."
    case .remoteNotifications: "No server sends messages to programs on a Linux desktop."
    }
  }
}

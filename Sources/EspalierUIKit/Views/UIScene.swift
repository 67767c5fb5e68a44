// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierApps
import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// The direction of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known; upright, or upside down; turned to either side.
  case unknown, portrait, portraitUpsideDown
  /// Turned to either side.
  case landscapeRight, landscapeLeft

  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A scene of the program: one of its windows.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The activity of a scene.
  public enum ActivationState: Int, Sendable {
    /// Without a window; in front; visible; without a visible part.
    case unattached = -1
    /// In front; visible; without a visible part.
    case foregroundActive = 0, foregroundInactive, background
  }

  /// Values with which a new scene is connected.
  public final class ConnectionOptions: NSObject {
    /// The addresses that the scene opens.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities that the scene continues: none on a desktop.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The shortcut with which the program was started: none on a desktop.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    init(urls: [URL] = []) { urlContexts = Set(urls.map(UIOpenURLContext.init)) }
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The object that follows the scene.
  public var delegate: (any UISceneDelegate)?
  /// The scene's title for users.
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  /// The activity of the scene.
  open var activationState: ActivationState { .unattached }

  /// Opens an address with the desktop's program for it.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(OpenedAddress.open(url))
  }

  /// Options of the opening of an address; none has an effect.
  public final class OpenExternalURLOptions: NSObject {
    /// Whether only an app is to open it.
    public var universalLinksOnly = false
  }

  /// Posted for each scene when it is connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene is active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when a scene is no more active.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene has no visible part.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted when a scene becomes visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// A window of the program, or the one picture of a program without windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The window; nil in a program without windows, such as a test.
  private weak var source: (any ProgramWindow)?
  private let isWindow: Bool
  private lazy var ownWindow = UIWindow(windowScene: self)

  init(_ source: (any ProgramWindow)?) {
    self.source = source
    isWindow = source != nil
    super.init(session: UISceneSession(role: .windowApplication))
    session.scene = self
    title = source?.shownTitle ?? ""
  }

  var programWindow: (any ProgramWindow)? { source }

  /// The phase of the window.
  open override var activationState: ActivationState {
    guard isWindow else { return .foregroundActive }
    switch source?.phase {
    case .active: return .foregroundActive
    case .inactive: return .foregroundInactive
    case .background: return .background
    case nil: return .unattached
    }
  }

  /// The scene's one window.
  open var windows: [UIWindow] { [ownWindow] }
  /// The scene's one window.
  open var keyWindow: UIWindow? { ownWindow }
  /// The window as a screen.
  open var screen: UIScreen { .main }
  /// The direction of the window's longer side.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = ProgramScreen.windowSize(source)
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The values of the surroundings.
  open var traitCollection: UITraitCollection {
    source.map { UITraitCollection($0.graph.environment.values) } ?? .current
  }
  /// The bar above an iPhone's apps; a desktop's windows have none.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The bar above an iPhone's apps; a desktop's windows have none.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  /// No rectangle.
  public var statusBarFrame: CGRect { .zero }
  /// True: there is none.
  public var isStatusBarHidden: Bool { true }
}

/// A session of a scene.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The purpose of the scene.
  public let role: Role
  /// A name of the session in this process.
  public let persistentIdentifier = UUID().uuidString
  /// The scene; nil when its window is closed.
  public fileprivate(set) weak var scene: UIScene?
  /// The configuration of the scene.
  public var configuration: UISceneConfiguration
  /// Values of the program's own; kept in memory.
  public var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The classes that a new scene is made of.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  /// The name of the configuration in `Info.plist`.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the object that follows the scene.
  public var delegateClass: AnyClass?
  /// The class of the scene; without effect: windows are scenes of `UIWindowScene`.
  public var sceneClass: AnyClass?

  /// A configuration of `Info.plist`, or an empty one.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// An address that a scene opens.
public final class UIOpenURLContext: NSObject, @unchecked Sendable {
  /// The address.
  public let url: URL
  init(_ url: URL) { self.url = url }
}

/// A shortcut at an app's icon, which desktops on Linux read from the program's `.desktop` file.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// The kind of the shortcut.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The second line.
  public let localizedSubtitle: String?
  /// Values of the program's own.
  public let userInfo: [String: any NSSecureCoding]?

  /// A shortcut.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}

/// The picture of a shortcut; stored by nothing, because desktops do not show shortcuts of running programs.
public final class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// A symbol.
  public init(systemImageName: String) {}
  /// A picture of an asset catalogue.
  public init(templateImageName: String) {}
}

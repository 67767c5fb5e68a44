// SPDX-License-Identifier: MIT

/// The setting that decides whether a scene has a window when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  /// A window for the first scene of the app, unless another scene is `presented`.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// A window when the app starts.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// No window until one is opened.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// The setting that decides whether the windows of a scene restore their state of the app's last run.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default: a window restores its size, its stored lengths and its `@SceneStorage`.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// The windows start without restored state each time.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

extension Scene {
  /// Sets whether the scene has a window when the app starts. If every scene is suppressed, the first one has a window all the
  /// same, as on all of Apple's platforms except macOS.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    windows { $0.launchBehavior = behavior }
  }

  /// Sets whether the scene's windows restore their state of the app's last run.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    windows { $0.restorationBehavior = behavior }
  }
}

extension Sequence where Element == any WindowSource {
  /// The sources that have a window when the app starts, in order; empty only if there are no sources other than settings and
  /// removed items of the menu bar. Windows of items of the menu bar are open beside the others, and alone if all others are
  /// suppressed.
  @MainActor package var presentedAtLaunch: [any WindowSource] {
    let extras = filter { $0.isMenuBarExtra && $0.isInserted }
    let sources = filter { !$0.isSettings && !$0.isMenuBarExtra }
    let presented = sources.filter { $0.settings.launchBehavior == .presented }
    guard presented.isEmpty else { return presented + extras }
    let automatic = sources.first { $0.settings.launchBehavior == .automatic }
    return [automatic ?? (extras.isEmpty ? sources.first : nil)].compactMap { $0 } + extras
  }
}

// SPDX-License-Identifier: MIT

/// Whether a scene has a window when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  /// The first scene of the app has one, unless another scene asks for it.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// The scene has a window.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// The scene has none until one is opened.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether the windows of a scene find again what they kept when the app ran last.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform does it: a window finds its size, its lengths and its `@SceneStorage` again.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// The windows begin anew each time.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

extension Scene {
  /// Whether the scene has a window when the app starts. Where every scene is suppressed, the first one has a window all the
  /// same, as on all of Apple's platforms but macOS.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    windows { $0.launchBehavior = behavior }
  }

  /// Whether the scene's windows find again what they kept when the app ran last.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    windows { $0.restorationBehavior = behavior }
  }
}

extension Sequence where Element == any WindowSource {
  /// The sources that have a window when the app starts, in order; none only where there are none but settings.
  @MainActor package var presentedAtLaunch: [any WindowSource] {
    let sources = filter { !$0.isSettings }
    let presented = sources.filter { $0.settings.launchBehavior == .presented }
    guard presented.isEmpty else { return presented }
    return Array((sources.filter { $0.settings.launchBehavior == .automatic } + sources).prefix(1))
  }
}

// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierApps
import EspalierCore
import Foundation
import SwiftUI

/// A program of UIKit's life cycle: a delegate with `@main` or `@UIApplicationMain`, and a window with a root controller.
@MainActor
final class UIKitProgram {
  static let shared = UIKitProgram()
  private var root: AnyView?
  private var window: UIWindow?
  private var scene: UIWindowScene?

  /// Takes the content of a window that a delegate shows.
  func show(_ window: UIWindow) {
    guard let controller = window.rootViewController, !(controller is WindowController) else { return }
    self.window = window
    root = (controller as? any ShownInSwiftUI)?.shown ?? controller.shownView
  }

  /// Runs a delegate's program until its last window closes.
  func run(_ delegate: any UIApplicationDelegate) -> Never {
    AppStart.checkSettings()
    let root = content(of: delegate)
    let name = Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
    var program = WindowProgram(name: name) { root }
    WindowOptions(ProcessInfo.processInfo.environment[WindowOptions.variable] ?? "").apply(to: &program)
    program.arguments = Array(CommandLine.arguments.dropFirst())
    WindowHost.run(program)
  }

  /// Starts a delegate, and returns the content of the window that it shows. Later calls return the same content.
  func content(of delegate: @autoclosure () -> any UIApplicationDelegate) -> AnyView {
    if let root { return root }
    let delegate = delegate()
    UIWindow.contentShown = { [self] in show($0) }
    DelegateLife.follow(delegate)
    ProgramLife.shared.start()
    connectScene(delegate)
    if root == nil, let window = delegate.window { show(window) }
    let content = root ?? AnyView(PlatformPlaceholder("\(type(of: delegate)) without a window"))
    root = content
    return content
  }

  /// The name of the class that Info.plist gives for windows, without its module; that of Xcode's template without such an entry.
  private static var sceneDelegateName: String {
    let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let windows = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
    let name = windows?.first?["UISceneDelegateClassName"] as? String
    return name?.split(separator: ".").last.map(String.init) ?? "SceneDelegate"
  }

  private func connectScene(_ delegate: any UIApplicationDelegate) {
    let scene = UIWindowScene(nil)
    self.scene = scene
    let options = UIScene.ConnectionOptions()
    let configuration = UIApplication.shared.delegate?.application(
      .shared, configurationForConnecting: scene.session, options: options)
    let module = String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
    let named: AnyClass? = configuration?.delegateClass ?? NSClassFromString("\(module).\(Self.sceneDelegateName)")
    guard let type = named as? NSObject.Type, let made = makeObject(type) as? any UISceneDelegate else { return }
    scene.delegate = made
    made.scene(scene, willConnectTo: scene.session, options: options)
  }
}

extension UIApplicationDelegate {
  /// Runs the program until its last window closes.
  @MainActor @preconcurrency public static func main() { UIKitProgram.shared.run(made) }

  /// The content of the window that the delegate shows, for a command that draws or inspects it. The first call starts the delegate.
  @MainActor @preconcurrency public static var _content: AnyView { UIKitProgram.shared.content(of: made) }

  @MainActor private static var made: any UIApplicationDelegate {
    guard let type = Self.self as? NSObject.Type, let delegate = makeObject(type) as? any UIApplicationDelegate else {
      fatalError("\(Self.self) is the delegate of an app, and must be a class below NSObject or UIResponder.")
    }
    return delegate
  }
}

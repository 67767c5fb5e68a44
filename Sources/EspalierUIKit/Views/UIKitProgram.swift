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

  /// Takes the content of a window that a delegate shows.
  func show(_ window: UIWindow) {
    guard let controller = window.rootViewController, !(controller is WindowController) else { return }
    self.window = window
    root = (controller as? any ShownInSwiftUI)?.shown ?? controller.shownView
  }

  /// Runs a delegate's program until its last window closes.
  func run(_ delegate: any UIApplicationDelegate) -> Never {
    AppStart.checkSettings()
    UIWindow.contentShown = { [self] in show($0) }
    DelegateLife.follow(delegate)
    ProgramLife.shared.start()
    connectScene(delegate)
    let name = Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
    if root == nil, let window = delegate.window { show(window) }
    let root = root ?? AnyView(PlatformPlaceholder("\(type(of: delegate)) without a window"))
    var program = WindowProgram(name: name) { root }
    WindowOptions(ProcessInfo.processInfo.environment[WindowOptions.variable] ?? "").apply(to: &program)
    program.arguments = Array(CommandLine.arguments.dropFirst())
    WindowHost.run(program)
  }

  private func connectScene(_ delegate: any UIApplicationDelegate) {
    let scene = UIWindowScene(nil)
    let options = UIScene.ConnectionOptions()
    let configuration = UIApplication.shared.delegate?.application(
      .shared, configurationForConnecting: scene.session, options: options)
    // Xcode's template names the class in Info.plist, as a class of the program's module.
    let module = String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
    let named: AnyClass? = configuration?.delegateClass ?? NSClassFromString("\(module).SceneDelegate")
    guard let type = named as? NSObject.Type, let made = makeObject(type) as? any UISceneDelegate else { return }
    scene.delegate = made
    made.scene(scene, willConnectTo: scene.session, options: options)
  }
}

extension UIApplicationDelegate {
  /// Runs the program until its last window closes.
  @MainActor @preconcurrency public static func main() {
    guard let type = Self.self as? NSObject.Type, let delegate = makeObject(type) as? any UIApplicationDelegate else {
      fatalError("\(Self.self) is the delegate of an app, and must be a class below NSObject or UIResponder.")
    }
    UIKitProgram.shared.run(delegate)
  }
}

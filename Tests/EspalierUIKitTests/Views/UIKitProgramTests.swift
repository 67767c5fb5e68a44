// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@testable import EspalierUIKit

/// Programs without an `App`, as Xcode's older templates make them.
@MainActor @Suite("Programs of UIKit's life cycle", .serialized)
struct UIKitProgramTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    static var starts = 0

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      Self.starts += 1
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = Windows.self
      return configuration
    }
  }

  final class Windows: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIHostingController(rootView: Text("From the scene"))
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  @Test("The content is that of the window that the scene's delegate shows, and is made once") func content() {
    let (former, delegate) = (UIWindow.contentShown, UIApplication.shared.delegate)
    defer {
      UIWindow.contentShown = former
      UIApplication.shared.delegate = delegate
    }
    Delegate.starts = 0
    let program = UIKitProgram()
    let own = Delegate()
    UIApplication.shared.delegate = own
    let host = ViewHost(program.content(of: own))
    #expect(host.all(.text("From the scene")).count == 1)
    _ = program.content(of: own)
    #expect(Delegate.starts == 1)
  }
}

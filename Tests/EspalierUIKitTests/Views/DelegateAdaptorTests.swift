// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierPrimitives
import EspalierUIKit
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("UIApplicationDelegateAdaptor", .serialized)
struct DelegateAdaptorTests {
  final class Delegate: NSObject, UIApplicationDelegate {
    private(set) var calls: [String] = []
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("launched")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("ends") }
  }

  private struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene {
      let isLaunched = delegate.calls == ["launched"]
      WindowGroup { Text(verbatim: isLaunched ? "launched" : "not launched") }
    }
  }

  @Test("The delegate is made once, and launched before the first scene") func delegateMadeOnceLaunched() {
    _ = WindowProgram(Program.self).start()
    let delegate = Program().delegate
    #expect(delegate === Program().delegate)
    #expect(UIApplication.shared.delegate === delegate)
    #expect(delegate.calls == ["launched"])
    ProgramLife.shared.changePhase(to: .active)
    ProgramLife.shared.changePhase(to: .background)
    #expect(delegate.calls == ["launched", "active", "resigns", "background"])
  }
}

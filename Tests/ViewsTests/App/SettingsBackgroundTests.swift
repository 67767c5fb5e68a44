// SPDX-License-Identifier: MIT

import EspalierViews
import SwiftUI
import Testing
import ViewTesting

/// The window of an app's settings is of the colour of the form in it, also where the form has a margin (looks/15), as on macOS.
@MainActor
@Suite struct SettingsBackgroundTests {
  private struct MarginApp: App {
    var body: some Scene {
      WindowGroup { Text("Window") }
      Settings {
        TabView {
          Tab("General", systemImage: "gearshape") { Form { Toggle("Show grid", isOn: .constant(true)) } }
        }
        .scenePadding()
        .frame(width: 350, height: 200)
      }
    }
  }

  private struct PlainApp: App {
    var body: some Scene {
      WindowGroup { Text("Window") }
      Settings { Text("Nothing").frame(width: 350, height: 200) }
    }
  }

  /// The colours at the window's left edge and in its middle, below the form's rows.
  private func colors(_ program: WindowProgram) throws -> (edge: [Int], middle: [Int]) {
    let (app, windows) = program.start()
    defer { withExtendedLifetime(app) {} }
    let found = windows.sources.first { $0.isSettings }
    let settings = try #require(found)
    let size = CGSize(width: 350, height: 300)
    let host = ViewHost(WindowRoot(settings), size: size) { $0.windowTitle = WindowTitle("Preferences") }
    let pixels = try Pixels(host, size)
    return (pixels[2, 150], pixels[175, 220])
  }

  @Test("Around a form its colour goes on to the window's edge") func form() throws {
    let (edge, middle) = try colors(WindowProgram(MarginApp.self))
    #expect(edge == middle && edge != [255, 255, 255, 255])
  }

  @Test("Settings without a form draw no background: that of all windows is seen") func plain() throws {
    #expect(try colors(WindowProgram(PlainApp.self)).edge == [0, 0, 0, 0])
  }
}

// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierContent
import EspalierControls
import EspalierNavigation
import EspalierPrimitives
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A window is of the colour of the grouped form in it, also where the form has a margin or a size of its own (looks/15 of the
/// cases): on macOS the form's background is the window's.
@MainActor
@Suite struct SettingsBackgroundTests {
  private struct MarginApp: App {
    var body: some Scene {
      WindowGroup { Text("Window") }
      Settings {
        TabView {
          Tab("General", systemImage: "gearshape") {
            Form { Toggle("Show grid", isOn: .constant(true)) }.formStyle(.grouped)
          }
        }
        .scenePadding()
        .frame(width: 350, height: 200)
      }
    }
  }

  private struct FormApp: App {
    var body: some Scene {
      WindowGroup { Text("Window") }
      Settings {
        Form { Toggle("Show grid", isOn: .constant(true)) }.formStyle(.grouped).scenePadding()
          .frame(width: 300, height: 150)
      }
    }
  }

  private struct WindowApp: App {
    var body: some Scene {
      WindowGroup {
        VStack {
          Text("Above")
          Form { Toggle("Show grid", isOn: .constant(true)) }.formStyle(.grouped).frame(width: 250, height: 150)
        }
      }
    }
  }

  private struct PageApp: App {
    var body: some Scene {
      WindowGroup {
        NavigationStack {
          Form { Toggle("Show grid", isOn: .constant(true)) }.formStyle(.grouped).frame(width: 250, height: 200)
        }
      }
    }
  }

  private struct PlainApp: App {
    var body: some Scene {
      WindowGroup { Text("Window") }
      Settings { Text("Nothing").frame(width: 350, height: 200) }
    }
  }

  private struct StackApp: App {
    var body: some Scene {
      WindowGroup {
        HStack(spacing: 0) {
          List { Text("Side") }.listStyle(.sidebar).frame(width: 100)
          Text("Window").frame(maxWidth: .infinity)
        }
      }
    }
  }

  /// The colours at the window's edges (in its bar, at the left, at the bottom, at the right) and between the form's rows and its
  /// lower edge.
  private func colors(_ program: WindowProgram, settings: Bool = true) throws -> (edges: [[Int]], middle: [Int]) {
    let (app, windows) = program.start()
    defer { withExtendedLifetime(app) {} }
    let found = windows.sources.first { $0.isSettings == settings }
    let source = try #require(found)
    let size = CGSize(width: 350, height: 300)
    let host = ViewHost(WindowRoot(source), size: size) { $0.windowTitle = WindowTitle("Preferences") }
    let pixels = try Pixels(host, size, isWindow: true)
    return ([pixels[30, 20], pixels[2, 150], pixels[175, 297], pixels[347, 150]], pixels[175, 225])
  }

  @Test("Around a form its colour goes on to all edges of the window, above in the bar, too")
  func form() throws {
    for (program, settings) in [
      (WindowProgram(MarginApp.self), true), (WindowProgram(FormApp.self), true),
      (WindowProgram(WindowApp.self), false),
      (WindowProgram(PageApp.self), false),
    ] {
      let (edges, middle) = try colors(program, settings: settings)
      #expect(edges.allSatisfy { $0 == middle } && middle != [255, 255, 255, 255], "\(edges) \(middle)")
    }
  }

  @Test("A sidebar keeps its colour for itself") func sidebar() throws {
    #expect(try colors(WindowProgram(StackApp.self), settings: false).edges[3] == [255, 255, 255, 255])
  }

  @Test("Settings without a form have the background of all windows") func plain() throws {
    #expect(try colors(WindowProgram(PlainApp.self)).edges.allSatisfy { $0 == [255, 255, 255, 255] })
  }
}

// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierCairo
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierFileRunner

/// Jobs done in this process.
@MainActor @Suite final class PerformanceTests {
  private let folder = TemporaryFolder()

  private func perform<V: View>(_ words: [String], _ view: V, out name: String) throws -> Data {
    let path = folder.place(name).path
    try Performance(Job(words + ["--out", path]), view).perform(.shared)
    return FileManager.default.contents(atPath: path) ?? Data()
  }

  @Test func everyFormatBeginsAsItShould() throws {
    let beginnings = ["png": "\u{89}PNG", "svg": "<?xml", "pdf": "%PDF", "webp": "RIFF"]
    for (format, beginning) in beginnings {
      let data = try perform([], Color.red.frame(width: 10, height: 10), out: "a." + format)
      #expect(data.starts(with: beginning.unicodeScalars.map { UInt8($0.value) }), "\(format)")
    }
  }

  @Test func theBackgroundFollowsTheColourScheme() throws {
    let view = Color.clear.frame(width: 4, height: 4)
    let light = try perform([], view, out: "light.png")
    let dark = try perform(["--dark"], view, out: "dark.png")
    #expect(light != dark)
  }

  @Test("A picture has the size classes of its look: a desktop's are regular, however narrow it is")
  func sizeClasses() throws {
    struct Classes: View {
      @Environment(\.horizontalSizeClass) private var horizontal
      @Environment(\.verticalSizeClass) private var vertical
      let note: (UserInterfaceSizeClass?, UserInterfaceSizeClass?) -> Void
      var body: some View {
        let _ = note(horizontal, vertical)
        Color.red
      }
    }
    func classes(_ words: [String]) throws -> [UserInterfaceSizeClass?] {
      var found: [UserInterfaceSizeClass?] = []
      _ = try perform(words, Classes { found = [$0, $1] }, out: "a.png")
      return found
    }
    #expect(try classes(["--size", "400x600"]) == [.regular, .regular])
    #expect(try classes(["--size", "400x300"]) == [.regular, .regular])
    #expect(try classes(["--size", "400x600", "--look", "phone"]) == [.compact, .regular])
    #expect(try classes(["--size", "700x300", "--look", "phone"]) == [.regular, .compact])
  }

  @Test func framesOfAPNGAreNumbered() throws {
    _ = try perform(["--frames", "10", "--over", "1"], Color.red.frame(width: 4, height: 4), out: "a.png")
    let files = folder.names
    #expect(files == (1...10).map { "a-\($0 < 10 ? "0" : "")\($0).png" })
  }

  @Test func aViewWithoutASizeMakesNoPicture() {
    #expect(
      throws: Stop.failed(
        "the view's ideal size is 0 × 0 points, which makes no picture; give it one: --size 400x500")
    ) { try perform([], EmptyView(), out: "a.png") }
  }

  @Test("A button that shows its icon alone is found by its title, though the title takes no touches")
  func aTapOnAnIcon() throws {
    let host = ViewHost(Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly))
    #expect(try !host.get(.text("Add")).isHittable)
    let found = try #require(host.tappable("Add"))
    #expect(try host.get(found).isHittable)
  }

  @Test func aTapWaitsForAViewThatIsComingIn() throws {
    struct Levels: View {
      @State private var level = 0
      var body: some View {
        VStack {
          Button("first") { withAnimation(.linear(duration: 1)) { level = 1 } }
          if level > 0 { Button("second") { level = 2 }.transition(.opacity) }
          if level > 1 { Color(red: 1, green: 0, blue: 0).frame(width: 50, height: 5) }
        }
      }
    }
    let red = "rgb(100%,0%,0%)"
    let taps = ["--tap", "first", "--tap", "second"]
    #expect(String(decoding: try perform(taps, Levels(), out: "a.svg"), as: UTF8.self).contains(red))
    #expect(!String(decoding: try perform(["--tap", "first"], Levels(), out: "b.svg"), as: UTF8.self).contains(red))
  }

  @Test func anAppShowsItsFirstWindow() throws {
    let host = ViewHost(AppView(Demo()), size: CGSize(width: 40, height: 20))
    #expect(host.dump(.views) == "Color (0, 0, 40 × 20)")
    #expect(host.preference(Count.self) == 7)
  }

  @Test func aWindowNeedsAHost() {
    #expect(
      AppStart.noWindowHost("Demo")
        == "Demo: built without windows, for the package trait GTK is off; draw it with no display: "
        + "espalier render FILE.swift --out picture.png")
    #expect(
      AppStart.noDisplay("Demo")
        == "Demo: no display to open a window on: nothing answers at WAYLAND_DISPLAY or DISPLAY; draw it with no display: "
        + "espalier render FILE.swift --out picture.png")
  }
}

private struct Demo: App {
  @State private var count = 7
  var body: some Scene {
    WindowGroup("Demo", id: "main") {
      Color.red.preference(key: Count.self, value: count)
    }
    WindowGroup { Text("second") }
  }
}

private struct Count: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct Draft: View {
  @SceneStorage("text") var text = "empty"
  @SceneStorage("page") var page: Int?
  var body: some View {
    VStack {
      Text("\(text) \(page ?? 0)")
      Button("write") { (text, page) = ("written", 3) }
    }
  }
}

@MainActor @Suite struct SceneStorageTests {
  @Test func aHostKeepsItsOwnValues() throws {
    let (host, other) = (ViewHost(Draft()), ViewHost(Draft()))
    try host.get(.text("write")).tap()
    #expect(host.all(.text("written 3")).count == 1)
    #expect(other.all(.text("empty 0")).count == 1)
  }

  @Test func valuesOutliveTheViewButNotTheHost() throws {
    struct Switch: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Draft() }
          Button("switch") { isThere.toggle() }
        }
      }
    }
    let host = ViewHost(Switch())
    try host.get(.text("write")).tap()
    try host.get(.text("switch")).tap()
    try host.get(.text("switch")).tap()
    #expect(host.all(.text("written 3")).count == 1)
  }

  @Test func aFileBringsThemBack() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = SceneStore.standardFile(
      program: "notes", scene: "main", environment: ["XDG_STATE_HOME": folder.path, "HOME": "/nowhere"])
    #expect(file.path == folder.path + "/notes/scenes/main.json")
    SceneStore(file: file).set(.string("a"), forKey: "text")
    #expect(SceneStore(file: file).value(forKey: "text", as: .string) == .string("a"))
    try? Data("no JSON".utf8).write(to: file)
    #expect(SceneStore(file: file).value(forKey: "text", as: .string) == nil)
  }

  @Test func withoutTheVariableTheFileLiesInTheHomeFolder() {
    let file = SceneStore.standardFile(program: "p", scene: "s", environment: ["HOME": "/home/ada"])
    #expect(file.path == "/home/ada/.local/state/p/scenes/s.json")
  }
}

// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Tabs that users leave out, and tabs of collections.
@MainActor
struct TabCustomizationTests {
  private struct Tabs: View {
    @State var customization = TabViewCustomization()
    @State private var selection = "home"

    var body: some View {
      VStack {
        TabView(selection: $selection) {
          Tab("Home", systemImage: "house", value: "home") { Text("home page") }.customizationID("home")
          Tab("News", systemImage: "newspaper", value: "news") { Text("news page") }.customizationID("news")
          Tab("Extra", systemImage: "star", value: "extra") { Text("extra page") }
            .customizationID("extra").defaultVisibility(.hidden, for: .tabBar)
        }
        .tabViewCustomization($customization)
        Button("swap") {
          customization[tab: "news"].tabBarVisibility = .hidden
          customization[tab: "extra"].tabBarVisibility = .visible
        }
        Button("reset") { customization.resetVisibility() }
      }
    }
  }

  @Test("Tabs are in the bar as the code says, until users choose", arguments: [Look.desktop, .phone])
  func visibility(_ look: Look) throws {
    let host = ViewHost(Tabs(), size: CGSize(width: 500, height: 400), look: look)
    func names() -> [String] { ["Home", "News", "Extra"].filter { !host.all(.text($0)).isEmpty } }
    #expect(names() == ["Home", "News"])
    try host.get(.text("swap")).tap()
    #expect(names() == ["Home", "Extra"])
    try host.get(.text("reset")).tap()
    #expect(names() == ["Home", "News"])
  }

  @Test("What users chose is kept as JSON")
  func coding() throws {
    var customization = TabViewCustomization()
    customization[tab: "a"].tabBarVisibility = .hidden
    customization[tab: "b"].sidebarVisibility = .visible
    let decoded = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(customization))
    #expect(decoded == customization)
    #expect(decoded[tab: "a"].tabBarVisibility == .hidden && decoded[tab: "a"].sidebarVisibility == .automatic)
    customization[tab: "a"].tabBarVisibility = .automatic
    customization[tab: "b"].sidebarVisibility = .automatic
    #expect(customization == TabViewCustomization())
  }

  private struct Folder: Identifiable {
    let id: String
  }

  private struct Folders: View {
    @State private var folders = ["a", "b"].map { Folder(id: $0) }
    @State private var selection = "b"

    var body: some View {
      VStack {
        TabView(selection: $selection) {
          TabSection("Folders") {
            ForEach(folders) { folder in
              Tab("Folder \(folder.id)", systemImage: "folder", value: folder.id) { CountingButton(name: folder.id) }
            }
          }
          ForEach(["x", "y"], id: \.self) { name in
            Tab("Fixed \(name)", systemImage: "star", value: name) { CountingButton(name: name) }
          }
        }
        Button("insert") { folders.insert(Folder(id: "new"), at: 0) }
      }
    }
  }

  @Test("ForEach makes tabs; one that is inserted leaves the state of the others")
  func collections() throws {
    let host = ViewHost(Folders(), size: CGSize(width: 700, height: 400))
    for name in ["Folder a", "Folder b", "Fixed x", "Fixed y"] { _ = try host.get(.text(name)) }
    try host.get(.text("b 0")).tap()
    try host.get(.text("insert")).tap()
    _ = try host.get(.text("Folder new"))
    _ = try host.get(.text("b 1"))
    try host.get(.text("Fixed y")).tap()
    _ = try host.get(.text("y 0"))
  }
}

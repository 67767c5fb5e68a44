// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Label")
struct LabelTests {
  @Test("icon and title stand side by side; a screen reader reads the title alone")
  func automatic() throws {
    let host = ViewHost(Label("Delete", systemImage: "trash"))
    let icon = try host.get(.type(Image.self)).frame
    let title = try host.get(.text("Delete")).frame
    #expect(icon.maxX < title.minX)
    #expect(icon.midY > title.minY && icon.midY < title.maxY)
    #expect(host.all(.role(.image)).isEmpty)
  }

  @Test("styles leave parts out")
  func styles() throws {
    let title = ViewHost(Label("Delete", systemImage: "trash").labelStyle(.titleOnly))
    #expect(title.all(.type(Image.self)).isEmpty)
    let icon = ViewHost(Label("Delete", systemImage: "trash").labelStyle(.iconOnly))
    #expect(icon.size == ViewHost(Image(systemName: "trash")).size)
    #expect(icon.all(.label("Delete")).count == 1)
  }

  @Test("a style of one's own gets both parts")
  func custom() throws {
    struct Stacked: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.icon
          configuration.title
        }
      }
    }
    let host = ViewHost(Label("Delete", systemImage: "trash").labelStyle(Stacked()))
    let icon = try host.get(.type(Image.self)).frame
    #expect(icon.maxY <= (try host.get(.text("Delete")).frame.minY))
  }

  @Test("the distance of icon and title")
  func spacing() throws {
    func gap(_ view: some View) throws -> CGFloat {
      let host = ViewHost(view)
      return try host.get(.text("A")).frame.minX - host.get(.type(Image.self)).frame.maxX
    }
    #expect(try abs(gap(Label("A", systemImage: "star").labelIconToTitleSpacing(30)) - 30) < 0.01)
  }

  @Test("a button with a symbol is called by its title")
  func button() throws {
    var count = 0
    let host = ViewHost(Button("Add", systemImage: "plus") { count += 1 })
    try host.get(.role(.button, name: "Add")).tap()
    #expect(count == 1)
  }

  @Test("symbols take the variants of their surroundings, where they have them")
  func variants() throws {
    let host = ViewHost(
      HStack {
        Image(systemName: "star")
        Image(systemName: "chevron.right")
      }
      .symbolVariant(.fill).symbolVariant(.circle))
    #expect(host.dump(.displayList).contains("star.circle.fill"))
    #expect(host.warnings.isEmpty)
  }

  @Test("what is unavailable has a title, a description and actions")
  func unavailable() throws {
    let host = ViewHost(
      ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text("Nothing yet.")),
      size: CGSize(width: 300, height: 300))
    #expect(try host.get(.text("No Mail")).frame.midX == 150)
    #expect(try host.get(.text("Nothing yet.")).frame.minY > host.get(.text("No Mail")).frame.maxY)
    #expect(ViewHost(ContentUnavailableView.search(text: "plum")).all(.text("No Results for “plum”")).count == 1)
  }

  @Test("a link opens its address in the environment's way")
  func link() throws {
    var opened: [URL] = []
    let address = try #require(URL(string: "https://example.org/a"))
    let host = ViewHost(
      Link("Read", destination: address).environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        }))
    try host.get(.text("Read")).tap()
    #expect(opened == [address])
  }

  @Test("labels reserve a width for their icons, in which the icon is in the middle")
  func reservedWidth() throws {
    struct Page: View {
      @State var width: CGFloat = 50
      var body: some View {
        VStack(alignment: .leading) {
          Button("Change") { width = 80 }.buttonStyle(.plain)
          Label {
            Text("A")
          } icon: {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("icon")
          }
          .labelIconToTitleSpacing(6)
        }
        .labelReservedIconWidth(width)
      }
    }
    let host = ViewHost(Page())
    func distance() throws -> CGFloat {
      try host.get(.text("A")).frame.minX - host.shown.first { $0.kind == .fill }!.rect.midX
    }
    #expect(try abs(distance() - 31) < 0.01)
    try host.get(.text("Change")).tap()
    #expect(try abs(distance() - 46) < 0.01)
  }

  @Test("a style of the program's own reads the width and the gap")
  func readWidth() throws {
    struct Style: LabelStyle {
      @Environment(\.labelReservedIconWidth) private var width
      @Environment(\.labelIconToTitleSpacing) private var spacing
      func makeBody(configuration: Configuration) -> some View {
        Text("\(width.map { "\($0)" } ?? "none") \(spacing.map { "\($0)" } ?? "none")")
      }
    }
    let label = Label("A", systemImage: "star").labelStyle(Style())
    #expect(!ViewHost(label).all(.text("none none")).isEmpty)
    #expect(!ViewHost(label.labelReservedIconWidth(30).labelIconToTitleSpacing(4)).all(.text("30.0 4.0")).isEmpty)
  }

  @Test("a preference for a browser in the program opens the URL with the handler or the desktop")
  func prefersInApp() throws {
    let address = URL(string: "https://example.org")!
    struct Page: View {
      let address: URL
      @Environment(\.openURL) private var openURL
      var body: some View { Button("Read") { openURL(address, prefersInApp: true) } }
    }
    var opened: [URL] = []
    let handler = OpenURLAction {
      opened.append($0)
      return .handled
    }
    let host = ViewHost(Page(address: address).environment(\.openURL, handler))
    try host.get(.text("Read")).tap()
    #expect(opened == [address])
    let inner = ViewHost(Page(address: address).onOpenURL(prefersInApp: true).environment(\.openURL, handler))
    try inner.get(.text("Read")).tap()
    #expect(opened == [address])
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The places of the parts of a tab's button in the bar.
@MainActor
@Suite("Tab items") struct TabItemLayoutTests {
  private struct Bar: View {
    var badge = Text?.none

    var body: some View {
      TabView {
        Color.clear.tabItem { Label("One", systemImage: "house") }.badge(badge)
        Color.clear.tabItem { Label("Two", systemImage: "minus") }.badge(badge)
        Color.clear.tabItem { Label("Three", systemImage: "person.3") }.badge(badge)
        Color.clear.tabItem {
          Image(systemName: "chart.bar")
          Text("Four")
        }.badge(badge)
        Color.clear.tabItem {
          Text("Five")
          Image(systemName: "ellipsis")
        }.badge(badge)
        Color.clear.tabItem { Text("Six") }.badge(badge)
        Color.clear.tabItem { Image(systemName: "star") }.badge(badge)
      }
    }
  }

  private let titles = ["One", "Two", "Three", "Four", "Five", "Six"]

  private func host(_ bar: some View, width: CGFloat = 700) -> ViewHost<some View> {
    ViewHost(bar, size: CGSize(width: width, height: 200), look: .phone)
  }

  private func icons<Root: View>(_ host: ViewHost<Root>) -> [CGRect] {
    host.all(.type(Image.self)).map(\.frame).sorted { $0.minX < $1.minX }
  }

  @Test("titles stand on one line, icons around one, whatever the others and the order are")
  func oneLine() throws {
    let host = host(Bar())
    let titles = try titles.map { try host.get(.text($0)).frame }
    #expect(titles.allSatisfy { abs($0.maxY - titles[0].maxY) < 0.01 }, "\(titles)")
    let icons = icons(host)
    #expect(icons.count == 6 && Set(icons.map { $0.height.rounded() }).count > 2)
    #expect(icons.allSatisfy { abs($0.midY - icons[0].midY) < 0.01 }, "\(icons)")
    #expect(icons.allSatisfy { $0.minY >= 151 && $0.maxY <= titles[0].minY }, "\(icons)")
    #expect(titles[0].maxY <= 200)
  }

  private struct Stacks: View {
    var body: some View {
      TabView {
        Color.clear.tabItem { Label("Plain", systemImage: "house") }
        Color.clear.tabItem {
          VStack {
            Image(systemName: "checklist")
            Text("Tasks to do")
          }
        }
        Color.clear.tabItem {
          VStack {
            Image(systemName: "clock")
            Text("History")
          }
        }
      }
    }
  }

  /// As UIKit's bar, which takes the symbol and the text out of any view.
  @Test("a stack of a symbol and a text has its whole title on the line of the others") func stacks() throws {
    let host = host(Stacks(), width: 390)
    let plain = try host.get(.text("Plain")).frame
    for title in ["Tasks to do", "History"] {
      let frame = try host.get(.text(title)).frame
      #expect(abs(frame.maxY - plain.maxY) < 0.01 && abs(frame.height - plain.height) < 0.01, "\(title): \(frame)")
      #expect(frame.width > ViewHost(Text(title).font(.caption2)).size.width - 0.5, "\(title): \(frame)")
    }
    #expect(icons(host).allSatisfy { $0.maxY <= plain.minY })
  }

  @Test("titles and icons are in the middle of their tabs")
  func middle() throws {
    let host = host(Bar())
    for (index, title) in titles.enumerated() {
      #expect(abs(try host.get(.text(title)).frame.midX - (CGFloat(index) * 100 + 50)) < 0.01)
    }
    for (tab, icon) in zip([0, 1, 2, 3, 4, 6], icons(host)) {
      #expect(abs(icon.midX - (CGFloat(tab) * 100 + 50)) < 0.01)
    }
  }

  @Test("a badge grows away from the icon, above the title", arguments: ["1", "New", "12345"])
  func badge(_ text: String) throws {
    let host = host(Bar(badge: Text(text)))
    let badges = host.all(.text(text)).map(\.frame).sorted { $0.minX < $1.minX }
    let title = try host.get(.text("One")).frame
    #expect(badges.count == 7)
    #expect(badges.allSatisfy { $0.minY >= 151 && $0.maxY <= title.minY && abs($0.minY - badges[0].minY) < 0.01 })
    for (badge, icon) in zip(badges.indices.filter { $0 != 5 }.map { badges[$0] }, icons(host)) {
      #expect(badge.minX > icon.midX + icon.width / 4, "\(badge) on \(icon)")
    }
  }

  @Test("from right to left a badge is at the other side")
  func mirrored() throws {
    let host = host(Bar(badge: Text("New")).environment(\.layoutDirection, .rightToLeft))
    let badges = host.all(.text("New")).map(\.frame).sorted { $0.minX < $1.minX }
    for (badge, icon) in zip(badges.indices.filter { $0 != 1 }.map { badges[$0] }, icons(host)) {
      #expect(badge.maxX < icon.midX - icon.width / 4, "\(badge) on \(icon)")
    }
  }

  @Test("in narrow tabs a long badge reaches into the next one, but not out of the bar")
  func narrow() throws {
    // In a compact width there would be five.
    let host = host(Bar(badge: Text("New")).environment(\.horizontalSizeClass, .regular), width: 490)
    let badges = host.all(.text("New")).map(\.frame).sorted { $0.minX < $1.minX }
    let icons = icons(host)
    #expect(badges[0].maxX > 70 && badges[0].maxX < icons[1].minX)
    #expect(badges[0].minX > icons[0].midX + icons[0].width / 4)
    #expect(badges[6].maxX <= 490 && badges[6].minX >= icons[5].midX)
  }

  @Test("the bar is as high, and what it shows as large, whatever the text size is")
  func textSize() throws {
    let plain = try host(Bar()).get(.text("One")).frame
    #expect(try host(Bar().environment(\.dynamicTypeSize, .accessibility3)).get(.text("One")).frame == plain)
  }

  @Test("a view that is higher than the icons' place is in the middle of the bar")
  func anotherView() throws {
    let bar = TabView { Color.clear.tabItem { Color.red.frame(width: 20, height: 40).accessibilityIdentifier("red") } }
    #expect(try host(bar).get(.identifier("red")).frame == CGRect(x: 340, y: 155.5, width: 20, height: 40))
  }
}

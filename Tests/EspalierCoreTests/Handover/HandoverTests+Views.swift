// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierInteraction
import EspalierScrolling
import SwiftUI
import Testing

/// State that views keep themselves: the place to which they are scrolled, their pages, their open groups.
extension HandoverTests {
  private struct Scrolled: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: 20) } }
      }
    }
  }

  @Test("A scroll view stands where the user has left it")
  func scrolling() throws {
    let old = tree(Scrolled())
    _ = old.preference(ScrollViewsKey.self).states[0].turnWheel(by: CGSize(width: 0, height: -130))
    old.update()
    let graph = tree(Scrolled(), after: try left(old))
    #expect(graph.preference(ScrollViewsKey.self).states[0].offset == CGPoint(x: 0, y: 130))
  }

  private struct Stack: View {
    let seen: Seen
    @State private var path = NavigationPath()
    var body: some View {
      let _ = seen.bindings["path"] = $path
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { Holder("page \($0)", seen, 0) }
      }
    }
  }

  @Test("A navigation stack shows the page that it showed, with its state")
  func navigation() throws {
    let seen = Seen()
    let old = tree(Stack(seen: seen))
    seen.binding("path", NavigationPath.self).wrappedValue.append(7)
    old.update()
    seen.binding("page 7", Int.self).wrappedValue = 1
    old.update()
    let new = Seen()
    let graph = tree(Stack(seen: new), after: try left(old))
    #expect(new.binding("path", NavigationPath.self).wrappedValue == NavigationPath([7]))
    #expect(new.binding("page 7", Int.self).wrappedValue == 1)
    withExtendedLifetime(graph) {}
  }

  private struct Links: View {
    let seen: Seen
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Holder("one", seen, 0) }
        Tab("Two", systemImage: "star") {
          DisclosureGroup("More") { Holder("more", seen, 0) }
        }
      }
    }
  }

  @Test("A page of tabs and an open group are what they were, of the views' own state; what is pressed is not")
  func ownState() throws {
    let seen = Seen()
    let old = tree(Links(seen: seen))
    func isHandedOver(_ property: String) throws -> Bool {
      try left(old).values.keys.contains { $0.hasSuffix("." + property) }
    }
    #expect(try !isHandedOver("ownIndex"))
    func find(_ nodes: [AccessibilityNode]) -> AccessibilityNode? {
      nodes.lazy.compactMap { $0.label == "Two" ? $0 : find($0.children) }.first
    }
    let frame = try #require(find(old.accessibilityNodes)).frame
    old.events.press(at: CGPoint(x: frame.midX, y: frame.midY))
    old.update()
    old.events.release(at: CGPoint(x: frame.midX, y: frame.midY))
    old.update()
    let names = try left(old).values.keys
    #expect(names.contains { $0.hasSuffix(".ownIndex") })
    #expect(!names.contains { $0.hasSuffix(".isPressed") || $0.hasSuffix(".isMade") })
  }
}

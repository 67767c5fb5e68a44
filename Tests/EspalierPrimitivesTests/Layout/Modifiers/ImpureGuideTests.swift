// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Guides whose closures write what they have captured: the flow layouts from before the `Layout` protocol count a width and
/// a height down in them.
@MainActor
struct ImpureGuideTests {
  @Test("a flow layout of guides wraps its words", arguments: [100, 150, 400] as [CGFloat])
  func flow(width: CGFloat) throws {
    let words = ["aaaa", "bb", "cccccc", "d", "eeeee", "ff"]
    let host = ViewHost(Flow(words: words), size: CGSize(width: width, height: 300))
    var expected: [CGPoint] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    for word in words {
      let length = CGFloat(word.count) * 10
      if x + length > width { (x, y) = (0, y + 20) }
      expected.append(CGPoint(x: x, y: y))
      x += length
    }
    #expect(try words.map { try host.get(.identifier($0)).frame.origin } == expected)
    #expect(host.warnings.isEmpty)
  }

  @Test("a flow layout of guides wraps again after a resize, and back")
  func resize() throws {
    let words = ["aaaa", "bb", "cccccc", "d", "eeeee", "ff"]
    func frames(_ host: ViewHost<Flow>) throws -> [CGRect] { try words.map { try host.get(.identifier($0)).frame } }
    let host = ViewHost(Flow(words: words), size: CGSize(width: 100, height: 300))
    let narrow = try frames(host)
    host.size = CGSize(width: 150, height: 300)
    #expect(try frames(host) == frames(ViewHost(Flow(words: words), size: CGSize(width: 150, height: 300))))
    host.size = CGSize(width: 100, height: 300)
    #expect(try frames(host) == narrow)
  }

  @Test("words that come and go are wrapped anew")
  func change() throws {
    let words = Cell(["aaaa", "bb", "cccccc"])
    let host = ViewHost(Stage(words) { Flow(words: $0) }, size: CGSize(width: 100, height: 300))
    #expect(try host.get(.identifier("cccccc")).frame.origin == CGPoint(x: 0, y: 20))
    words.value = ["bb", "cccccc"]
    try host.update()
    #expect(try host.get(.identifier("cccccc")).frame.origin == CGPoint(x: 20, y: 0))
    words.value = ["aaaaaaaaa", "bb", "cccccc"]
    try host.update()
    #expect(try host.get(.identifier("bb")).frame.origin == CGPoint(x: 0, y: 20))
  }

  @Test("a guide that answers otherwise each time ends")
  func counting() throws {
    var count = 0
    let host = ViewHost(
      HStack(alignment: .top) {
        blank(10, 10).alignmentGuide(.top) { _ in
          count += 1
          return CGFloat(count)
        }
        blank(10, 10)
      }, size: CGSize(width: 100, height: 100))
    #expect(host.all(.identifier("")).isEmpty)
    #expect(count < 20)
    let before = count
    try host.update()
    #expect(count == before)
  }
}

private struct Flow: View {
  let words: [String]

  var body: some View {
    GeometryReader { proxy in content(in: proxy.size.width) }
  }

  private func content(in available: CGFloat) -> some View {
    var width: CGFloat = 0
    var height: CGFloat = 0
    return ZStack(alignment: .topLeading) {
      ForEach(words, id: \.self) { word in
        blank(CGFloat(word.count) * 10, 20)
          .accessibilityIdentifier(word)
          .alignmentGuide(.leading) { dimensions in
            if abs(width - dimensions.width) > available {
              width = 0
              height -= dimensions.height
            }
            let result = width
            if word == words.last { width = 0 } else { width -= dimensions.width }
            return result
          }
          .alignmentGuide(.top) { _ in
            let result = height
            if word == words.last { height = 0 }
            return result
          }
      }
    }
  }
}

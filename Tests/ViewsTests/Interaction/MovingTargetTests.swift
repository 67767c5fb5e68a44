import Drawing
import Foundation
import Testing
import ViewCore
import ViewTesting
import Views

/// What layout moves is touched where it is seen, on its whole way.
@MainActor
@Suite struct MovingTargetTests {
  private final class Log { var taps: [String] = [] }

  private struct Stage: View {
    let log: Log
    @State private var isOpen = true
    var body: some View {
      VStack(spacing: 0) {
        Button("Fold") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }.frame(height: 20)
        if isOpen { Color.gray.frame(height: 40) }
        Button("First") { log.taps.append("first") }.buttonStyle(.bordered).frame(height: 40)
        Button("Second") { log.taps.append("second") }.buttonStyle(.bordered).frame(height: 40)
      }
      .frame(width: 100, height: 200, alignment: .top)
    }
  }

  @Test("M47: a button that moves is pressed where it is seen", arguments: [0.0, 0.25, 0.5, 0.9, 2])
  func buttons(seconds: Double) throws {
    let log = Log()
    let host = ViewHost(Stage(log: log), size: CGSize(width: 100, height: 200))
    try host.get(.text("Fold")).tap()
    try host.advance(by: .seconds(seconds))
    try host.get(.text("First")).tap()
    try host.get(.text("Second")).tap()
    #expect(log.taps == ["first", "second"])
  }

  @Test("the cards of a form go with their rows") func cards() throws {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        Form {
          Button("Go") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
          if isOpen { Text("More") }
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 300))
    func card() -> CGFloat {
      func rects(_ list: DisplayList) -> [CGRect] {
        list.items.flatMap { item -> [CGRect] in
          switch item.content {
          case .fill(_, _, _, let bounds): return [bounds]
          case .group(let inner), .effect(_, let inner): return rects(inner)
          default: return []
          }
        }
      }
      return rects(host.displayList).filter { $0.height > 20 && $0.width < 290 }.map(\.height).max() ?? 0
    }
    let closed = card()
    try host.get(.text("Go")).tap()
    try host.advance(by: .seconds(0.5))
    let half = card()
    try host.advance(by: .seconds(1))
    let open = card()
    #expect(closed > 20 && open > closed + 20)
    #expect(abs(half - (open + closed) / 2) < 1)
  }
}

// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// `onGeometryChange(for:of:action:)`.
@MainActor
struct OnGeometryChangeTests {
  private final class Model: ObservableObject {
    @Published var width: CGFloat = 120
    @Published var x: CGFloat = 0
  }

  private struct Content: View {
    @ObservedObject var model: Model
    let changes: Recording<[CGFloat]>

    var body: some View {
      Color.clear.frame(width: model.width, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          changes.add([$0, $1])
        }
        .padding(.leading, model.x)
    }
  }

  @Test("G22, G23: the first value is delivered with itself as the old one, then each change once")
  func changes() throws {
    let model = Model()
    let changes = Recording<[CGFloat]>()
    let host = ViewHost(Content(model: model, changes: changes))
    #expect(changes.take() == [[120, 120]])
    model.x = 5
    try host.update()
    #expect(changes.take() == [], "moved, but as wide as before")
    model.width = 180
    try host.update()
    #expect(changes.take() == [[120, 180]], "G24: in the same update")
  }

  @Test("G22: the form with one parameter gets the new value")
  func oneParameter() throws {
    let model = Model()
    let widths = Recording<CGFloat>()
    struct Content: View {
      @ObservedObject var model: Model
      let widths: Recording<CGFloat>
      var body: some View {
        Color.clear.frame(width: model.width, height: 10)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { widths.add($0) }
      }
    }
    let host = ViewHost(Content(model: model, widths: widths))
    model.width = 90
    try host.update()
    #expect(widths.values == [120, 90])
  }

  @Test("G22: a transform may read places, and anchors of the view's ancestors' spaces")
  func places() throws {
    let model = Model()
    let places = Recording<CGFloat>()
    struct Content: View {
      @ObservedObject var model: Model
      let places: Recording<CGFloat>
      var body: some View {
        blank(10, 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .named("s")).minX
          } action: {
            places.add($0)
          }
          .padding(.leading, model.x)
          .coordinateSpace(.named("s"))
      }
    }
    let host = ViewHost(Content(model: model, places: places))
    model.x = 12
    try host.update()
    #expect(places.values == [0, 12])
  }

  @Test("G24: layout stays as it is without the modifier")
  func noLayout() {
    let view = Color.clear.frame(minWidth: 10, maxWidth: 40).padding(3)
    let watched = view.onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    for proposal in [ProposedViewSize.unspecified, .zero, ProposedViewSize(width: 30, height: 20)] {
      #expect(ViewHost(view).sizeThatFits(proposal) == ViewHost(watched).sizeThatFits(proposal))
    }
  }

  private struct Growing: View {
    let next: (CGFloat) -> CGFloat
    let widths: Recording<CGFloat>
    @State private var width: CGFloat = 10

    var body: some View {
      Color.clear.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) {
          widths.add($0)
          width = next($0)
        }
    }
  }

  @Test("G25: every distinct value of one frame is delivered")
  func distinctValues() throws {
    let widths = Recording<CGFloat>()
    let host = ViewHost(Growing(next: { min($0 + 10, 50) }, widths: widths))
    #expect(widths.values == [10, 20, 30, 40, 50])
    #expect(host.warnings.isEmpty)
    try host.settle()
  }

  @Test("G25: a value that comes back in the same frame is cut, with a warning")
  func cycle() {
    let widths = Recording<CGFloat>()
    let host = ViewHost(Growing(next: { $0 == 10 ? 20 : 10 }, widths: widths))
    #expect(widths.values == [10, 20])
    #expect(host.warnings.map(\.text).contains { $0.contains("is cycling between duplicate values.") })
    #expect(host.warnings.first?.chain.contains { $0.contains("'width'") } == true)
  }

  @Test("G25: the cut loop never hangs a test: settle gives a warning")
  func settleThrows() {
    let host = ViewHost(Growing(next: { $0 == 10 ? 20 : 10 }, widths: Recording()))
    _ = try? host.settle(limit: .seconds(1))
    #expect(!host.warnings.isEmpty)
  }

  @Test("G22, G23: members of a loop report for themselves, new ones at once, gone ones no more")
  func changesInLoops() throws {
    var log: [String] = []
    let count = Cell(2)
    let host = ViewHost(
      Stage(count) { count in
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            Color.clear.onGeometryChange(for: CGFloat.self, of: \.size.width) { log.append("\(index): \($0)") }
          }
        }
      }, size: CGSize(width: 120, height: 10))
    #expect(log == ["0: 60.0", "1: 60.0"])
    log = []
    count.value = 3
    try host.update()
    #expect(log.sorted() == ["0: 40.0", "1: 40.0", "2: 40.0"])
    log = []
    count.value = 1
    try host.update()
    #expect(log == ["0: 120.0"])
  }
}

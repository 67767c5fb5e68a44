// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Anchors as values: equal while their views stay where they are.
@MainActor
struct AnchorComparisonTests {
  private struct Shifted: View {
    @ObservedObject var model: Model
    final class Model: ObservableObject {
      @Published var x: CGFloat = 0
      @Published var title = ""
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        blank(20, 20).publishingBounds().padding(.leading, model.x)
        Text(model.title)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test("AN7: anchors are equatable and hashable")
  func hashable() throws {
    let host = ViewHost(
      HStack(spacing: 0) {
        blank(20, 20).publishingBounds()
        blank(20, 20).publishingBounds()
      })
    let anchors = host.preference(AnchoredRects.self)
    try #require(anchors.count == 2)
    #expect(anchors[0] == anchors[0])
    #expect(anchors[0] != anchors[1])
    #expect(Set(anchors + anchors).count == 2)
  }

  @Test("AN7: onPreferenceChange takes keys of anchors")
  func changes() throws {
    let model = Shifted.Model()
    let recording = Recording<Int>()
    let host = ViewHost(Shifted(model: model).onPreferenceChange(AnchoredRects.self) { recording.add($0.count) })
    #expect(recording.take() == [1])
    model.title = "longer"
    try host.update()
    #expect(recording.take() == [], "nothing moved")
    model.x = 5
    try host.update()
    #expect(recording.take() == [1], "the view moved")
  }

  @Test("AN8: two anchors of one source are equal until the view moves")
  func equality() throws {
    let model = Shifted.Model()
    let host = ViewHost(Shifted(model: model))
    let before = host.preference(AnchoredRects.self)
    model.title = "another text"
    #expect(host.preference(AnchoredRects.self) == before)
    model.x = 5
    #expect(host.preference(AnchoredRects.self) != before)
    model.x = 0
    #expect(host.preference(AnchoredRects.self) == before, "back where it was")
  }
}

import SwiftUI
import Testing
import ViewTesting

struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

struct Marked: View {
  var body: some View {
    Color.orange.frame(width: 20, height: 10)
      .anchorPreference(key: Places.self, value: .bounds) { [$0] }
      .scaleEffect(2)
      .padding(30)
      .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { geometry in
          ForEach(places.indices, id: \.self) { index in
            let place = geometry[places[index]]
            Color.clear
              .frame(width: place.width, height: place.height)
              .accessibilityIdentifier("place \(index)")
              .offset(x: place.minX, y: place.minY)
          }
        }
      }
  }
}

@MainActor @Test func anchorsConvertAlongThePath() throws {
  let host = ViewHost(Marked())
  #expect(host.size == CGSize(width: 80, height: 70))
  // 20 × 10 in the middle, drawn at twice its size; the second anchor is the padding's.
  #expect(try host.get(.identifier("place 0")).frame == CGRect(x: 20, y: 25, width: 40, height: 20))
  #expect(try host.get(.identifier("place 1")).frame == CGRect(x: 0, y: 0, width: 80, height: 70))
}

import SwiftUI
import Testing
import ViewTesting

/// As wide as it finds itself, and one point more.
struct Growing: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.clear.frame(width: width, height: 10)
      .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
      .onPreferenceChange(Widest.self) { width = $0 + 1 }
  }
}

@MainActor @Test func aLoopIsCutAndExplained() {
  let host = ViewHost(Growing(), size: CGSize(width: 200, height: 200))
  #expect(
    host.warnings.map(\.description) == [
      """
      Bound preference Widest tried to update multiple times per frame.
        onPreferenceChange(Widest) wrote the state 'width'
        → Growing.body
        → layout of frame
        → root frame
        → frame of layer
        → geometry reader of ModifiedContent<Color, _PreferenceWritingModifier<Widest>>
        → onPreferenceChange(Widest)
        values: 10.0, 11.0, 12.0
        to end it: keep what depends on the state out of the layout that is read (layout of frame): show it in an overlay or a background of the view that is read, put both into a ZStack, or move it by offset or another geometry effect.
      """
    ])
  #expect(throws: UpdateLoop.self) { try host.settle(limit: .seconds(1)) }
}

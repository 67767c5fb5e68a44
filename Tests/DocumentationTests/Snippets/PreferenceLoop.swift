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

@MainActor @Test func aLoopIsCutAndExplained() throws {
  let host = ViewHost(Growing(), size: CGSize(width: 200, height: 200))
  let warning = try #require(host.warnings.first)
  #expect(warning.text == "Bound preference Widest tried to update multiple times per frame.")
  #expect(warning.chain.first == "onPreferenceChange(Widest) wrote the state 'width'")
  #expect(warning.chain.last == "values: 10.0, 11.0, 12.0")
  #expect(throws: UpdateLoop.self) { try host.settle(limit: .seconds(1)) }
}

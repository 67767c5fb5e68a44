import SwiftUI
import Testing
import ViewTesting

@MainActor @Test func theLeastFlexibleChoosesFirst() {
  let row = HStack(spacing: 0) {
    Color.red
    Color.green.frame(minWidth: 50, maxWidth: 80)
    Color.blue.frame(width: 20)
  }
  let host = ViewHost(row, size: CGSize(width: 200, height: 10))
  #expect(
    host.dump(.layout) == """
      HStack (0, 0, 200 × 10)
        flexible (0, 0, 100 × 10)
        frame (100, 0, 80 × 10)
          flexible (100, 0, 80 × 10)
        frame (180, 0, 20 × 10)
          flexible (180, 0, 20 × 10)
      """)
}

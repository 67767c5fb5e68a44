import SwiftUI
import Testing
import ViewTesting

@MainActor @Test("L26: the default gap between views without text is 8 points") func gapBetweenTwoBoxes() {
  let row = HStack {
    Color.clear.frame(width: 10, height: 10)
    Color.clear.frame(width: 10, height: 10)
  }
  #expect(ViewHost(row).size == CGSize(width: 28, height: 10))
}

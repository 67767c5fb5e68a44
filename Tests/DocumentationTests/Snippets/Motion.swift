import SwiftUI
import Testing
import ViewTesting

struct Door: View {
  @State private var isOpen = false

  var body: some View {
    Color.brown.frame(width: 20, height: 10)
      .accessibilityIdentifier("door")
      .frame(maxWidth: .infinity, alignment: isOpen ? .trailing : .leading)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
  }
}

@MainActor @Test func layoutIsThereBeforeThePicture() throws {
  let host = ViewHost(Door(), size: CGSize(width: 100, height: 10))
  let door = try host.get(.identifier("door"))
  try door.tap()
  try host.advance(by: .milliseconds(250))
  #expect(abs(door.frame.minX - 20) < 0.001)  // a quarter of the way, on screen
  #expect(host.dump(.layout).contains("flexible (80, 0, 20 × 10)"))  // laid out at its end
  try host.settle()
  #expect(door.frame.minX == 80)
}

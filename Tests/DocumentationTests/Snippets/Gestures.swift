import SwiftUI
import Testing
import ViewTesting

struct Photo: View {
  @State private var scale = 1.0
  @GestureState private var turn = Angle.zero

  var body: some View {
    Color.brown.frame(width: 60, height: 40).accessibilityIdentifier("photo")
      .scaleEffect(scale).rotationEffect(turn)
      .onTapGesture(count: 2) { scale = 1 }
      .gesture(
        MagnifyGesture().onEnded { scale *= $0.magnification }
          .simultaneously(with: RotateGesture().updating($turn) { value, turn, _ in turn = value.rotation }))
  }
}

@MainActor @Test func fingersOnAPhoto() throws {
  let host = ViewHost(Photo(), size: CGSize(width: 200, height: 200))
  let photo = try host.get(.identifier("photo"))
  try photo.magnify(by: 2)
  #expect(abs(photo.frame.width - 120) < 0.01)
  try photo.rotate(by: .degrees(90))  // lasts as long as the fingers are down
  #expect(abs(photo.frame.width - 120) < 0.01)
  try photo.doubleTap()
  #expect(abs(photo.frame.width - 60) < 0.01)
}

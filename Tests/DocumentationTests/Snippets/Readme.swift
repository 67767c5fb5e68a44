import SwiftUI
import Testing
import ViewTesting

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("Count: \(count)")
      .padding()
      .onTapGesture { count += 1 }
  }
}

@MainActor @Test func aTapCounts() throws {
  let host = ViewHost(Counter())
  try host.get(.text("Count: 0")).tap()
  #expect(try host.get(.text("Count: 1")).isHittable)
}
